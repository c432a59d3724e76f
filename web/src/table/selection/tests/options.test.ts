import { describe, expect, test } from "vitest";
import {
  byTarget,
  forcedOption,
  handoverSeat,
  isAbout,
  legalOptions,
  mergeChoices,
  numberKeyOptions,
  expandChoice,
} from "../options";
import { choice, option, seat, view } from "../../tests/builders";

describe("what is lit", () => {
  const choices = [
    choice(
      "target",
      option("build Q5", { targets: ["hex:Q5"] }),
      option("build R5", { legal: false, targets: ["hex:R5"] }),
    ),
    choice("button", option("pass"), option("stop", { legal: false })),
  ].map(expandChoice);

  test("only what is legal", () => {
    expect([...byTarget(legalOptions(choices)).keys()]).toEqual(["hex:Q5", "word:pass"]);
  });

  test("an action about two things is lit at each of them, and where both are meant", () => {
    const invest = option("invest Leeds steel", { targets: ["city:Leeds", "good:steel"] });
    const all = byTarget([invest]);
    expect([...all.keys()]).toEqual(["city:Leeds", "good:steel", "city:Leeds+good:steel"]);
    expect(new Set([...all.values()].flat())).toEqual(new Set([invest]));
  });

  test("two options of one target are both there", () => {
    const twice = ["buy PRR", "sell PRR"].map((each) => option(each, { targets: ["company:PRR"] }));
    expect(byTarget(twice).get("company:PRR")).toHaveLength(2);
  });

  test("number keys count every button, refused ones too", () => {
    expect(numberKeyOptions(choices).map((each) => each.action)).toEqual(["pass", "stop"]);
  });

  test("number keys also take what one thing stands for, and ways to pay", () => {
    const [keep, back] = ["keep 7", "return 7"].map((each) =>
      option(each, { targets: ["ticket:7"] }),
    );
    const pay = option("pay red 0", { targets: ["colour:red"], cards: [{ owner: "r", count: 2 }] });
    const all = [choice("target", keep!), choice("target", back!), choice("target", pay)];
    expect(numberKeyOptions(all)).toEqual([pay, keep, back]);
  });

  test("an action in parts, or with an amount, has no number key", () => {
    const parts = ["A1", "A2"].map((hex) =>
      option(`extend PRR ${hex}`, { targets: ["company:PRR", `hex:${hex}`] }),
    );
    const bids = [1, 2].map((number) =>
      option(`bid ${number} A1`, { targets: ["hex:A1"], number }),
    );
    expect(numberKeyOptions([choice("target", ...parts), choice("target", ...bids)])).toEqual([]);
  });

  test("a question about a hex is about every hex", () => {
    expect(isAbout(choices, "hex:Z9")).toBe(true);
    expect(isAbout(choices, "company:PRR")).toBe(false);
    expect(isAbout(choices, "word:stop")).toBe(false);
  });

  test("a question about two things is about an action of both", () => {
    const invest = option("invest Leeds steel", { targets: ["city:Leeds", "good:steel"] });
    expect(isAbout([choice("target", invest)], "city:York+good:coal")).toBe(true);
    expect(isAbout([choice("target", invest)], "city:York+hex:A1")).toBe(false);
  });
});

describe("very many actions", () => {
  const branch = {
    action: "move H5",
    label: "Move H5 to {}",
    targets: ["station:H5"],
    number: null,
    last: "hex",
    words: ["K7", "K8"],
  };
  const refused = option("move H5 K9", { legal: false, targets: ["station:H5", "hex:K9"] });
  const sent = { ...choice("target", refused), branches: [branch], names: { K8: "$& Leeds (K8)" } };

  test("are written out, each with its name and what it is about", () => {
    const { options, branches } = expandChoice(sent);
    expect(branches).toEqual([]);
    expect(options.map(({ action, label, targets }) => [action, label, ...targets])).toEqual([
      ["move H5 K9", "move H5 K9", "station:H5", "hex:K9"],
      ["move H5 K7", "Move H5 to K7", "station:H5", "hex:K7"],
      ["move H5 K8", "Move H5 to $& Leeds (K8)", "station:H5", "hex:K8"],
    ]);
    expect(legalOptions([{ ...sent, options }])).toHaveLength(2);
  });

  test("may have an amount each", () => {
    const bid = { ...branch, action: "bid 2", label: "Bid 2 for {}", targets: [], number: 2 };
    const { options } = expandChoice({ ...choice("target"), branches: [bid] });
    expect(options[0]).toMatchObject({ action: "bid 2 K7", targets: ["hex:K7"], number: 2 });
  });
});

describe("a forced choice", () => {
  const one = [choice("button", option("pass"), option("bid", { legal: false }))];

  test("is the only legal one", () => {
    expect(forcedOption(view({ choices: one }))?.action).toBe("pass");
  });

  test("is none with two", () => {
    expect(
      forcedOption(view({ choices: [choice("button", option("a"), option("b"))] })),
    ).toBeNull();
  });

  test("is never another's", () => {
    expect(forcedOption(view({ choices: one, actor: 1 }))).toBeNull();
    expect(forcedOption(view({ choices: one, actor: null }))).toBeNull();
    expect(forcedOption(view({ choices: one, seat: null }))).toBeNull();
  });
});

describe("handing over the screen", () => {
  const seats = [seat(0, true), seat(1, true), seat(2)];

  test("when another of my seats decides and sees other things", () => {
    expect(handoverSeat(view({ seats, private: true, actor: 1 }), 0)).toBe(1);
  });

  test("not when everybody sees the same", () => {
    expect(handoverSeat(view({ seats, actor: 1 }), null)).toBeNull();
  });

  test("also while they see the same for a moment", () => {
    expect(handoverSeat(view({ seats, actor: 1 }), 0)).toBe(1);
  });

  test("not for somebody at another screen", () => {
    expect(handoverSeat(view({ seats, private: true, actor: 2 }), 0)).toBeNull();
  });

  test("on arrival too: who sits down is asked first", () => {
    expect(handoverSeat(view({ seats, private: true, actor: 0 }), null)).toBe(0);
    expect(handoverSeat(view({ seats, private: true, actor: 2, seat: 1 }), null)).toBe(1);
  });

  test("the view of another seat is never shown to who sits there", () => {
    expect(handoverSeat(view({ seats, private: true, actor: 2, seat: 1 }), 0)).toBe(0);
  });

  test("not at the end", () => {
    const outcome = { reason: "", ranking: [1, 2, 3], scores: [], lines: [] };
    expect(handoverSeat(view({ seats, private: true, actor: null, outcome }), 0)).toBeNull();
  });
});

describe("choices of one word", () => {
  const hand = {
    ...choice("target", option("to hand", { targets: ["hand:hand"] })),
    label: "Where",
  };
  const rack = {
    ...choice("target", option("to rack", { targets: ["rack:rack"] })),
    label: "Where",
  };

  test("that are called the same are one", () => {
    const all = mergeChoices([hand, rack]);
    expect(all).toHaveLength(1);
    expect(all[0]!.options.map((each) => each.action)).toEqual(["to hand", "to rack"]);
  });

  test("that are called otherwise stay apart", () => {
    expect(mergeChoices([hand, { ...rack, label: "Which" }])).toHaveLength(2);
    expect(mergeChoices([choice("button", option("to")), rack])).toHaveLength(2);
  });
});
