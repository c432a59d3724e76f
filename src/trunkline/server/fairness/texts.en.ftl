# What the check of a shuffle finds.

hash-yes = The hash of this seed and salt is the one that was published before the first action.
hash-no = The hash of this seed and salt is { $made }, but { $published } was published before the first action: the seed or the salt is another one.
seed-yes = The record was played with this seed, { $seed }.
seed-no = The record was played with seed { $found }, not with { $seed }.
deal-yes = Dealing this seed again gives the deal of the record: { $dealt }.
deal-no = Dealing this seed again gives { $dealt }, but the record has { $found }: somebody set the deal.
begun-no = This match does not begin with a deal: it goes on from a position of another one.
verdict-none = Nothing was promised about this shuffle, so there is nothing to check.
verdict-fair = The shuffle was fair.
verdict-unfair = This shuffle does not fit what was published.
