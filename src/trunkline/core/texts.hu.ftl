# Minden játék közös szövegei.

refusal = „{ $action }” most nem lehetséges ({ $clause }): { $rule }
seat = { $number }. játékos

# Több döntés, amelyet egyben mérlegelünk
way-proved = { $aim }: ennél jobb út nincs, mindegyiket mérlegeltük.
way-bound = { $aim }: más út is lehet jobb, de legfeljebb ennyivel: { $most }.
