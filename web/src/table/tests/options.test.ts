import { describe, expect, test } from "vitest";
import { byTarget, forced, handsOver, isAbout, merged, numbered } from "../options";
import { choice, option, seat, view } from "./making";

describe("what is lit", () => {
  const choices = [
    choice(
      "target",
      option("build Q5", { target: "hex:Q5" }),
      option("build R5", { legal: false, target: "hex:R5" }),
    ),
    choice("button", option("pass"), option("stop", { legal: false })),
  ];

  test("only what is legal", () => {
    expect([...byTarget(choices).keys()]).toEqual(["hex:Q5", "word:pass"]);
  });

  test("two options of one target are both there", () => {
    const twice = [
      choice(
        "target",
        option("buy PRR", { target: "company:PRR" }),
        option("sell PRR", { target: "company:PRR" }),
      ),
    ];
    expect(byTarget(twice).get("company:PRR")).toHaveLength(2);
  });

  test("number keys count every button, refused ones too", () => {
    expect(numbered(choices).map((each) => each.action)).toEqual(["pass", "stop"]);
  });

  test("number keys also take what one thing stands for, and ways to pay", () => {
    const [keep, back] = ["keep 7", "return 7"].map((each) => option(each, { target: "ticket:7" }));
    const pay = option("pay red 0", { target: "colour:red", cards: [{ owner: "r", count: 2 }] });
    const all = [choice("target", keep!), choice("target", back!), choice("target", pay)];
    expect(numbered(all)).toEqual([pay, keep, back]);
  });

  test("a question about a hex is about every hex", () => {
    expect(isAbout(choices, "hex:Z9")).toBe(true);
    expect(isAbout(choices, "company:PRR")).toBe(false);
  });
});

describe("a forced choice", () => {
  const one = [choice("button", option("pass"), option("bid", { legal: false }))];

  test("is the only legal one", () => {
    expect(forced(view({ choices: one }))?.action).toBe("pass");
  });

  test("is none with two", () => {
    expect(forced(view({ choices: [choice("button", option("a"), option("b"))] }))).toBeNull();
  });

  test("is never another's", () => {
    expect(forced(view({ choices: one, actor: 1 }))).toBeNull();
    expect(forced(view({ choices: one, actor: null }))).toBeNull();
    expect(forced(view({ choices: one, seat: null }))).toBeNull();
  });
});

describe("handing over the screen", () => {
  const seats = [seat(0, true), seat(1, true), seat(2)];

  test("when another of my seats decides and sees other things", () => {
    expect(handsOver(view({ seats, private: true, actor: 1 }), 0)).toBe(1);
  });

  test("not when everybody sees the same", () => {
    expect(handsOver(view({ seats, actor: 1 }), null)).toBeNull();
  });

  test("also while they see the same for a moment", () => {
    expect(handsOver(view({ seats, actor: 1 }), 0)).toBe(1);
  });

  test("not for somebody at another screen", () => {
    expect(handsOver(view({ seats, private: true, actor: 2 }), 0)).toBeNull();
  });

  test("on arrival too: who sits down is asked first", () => {
    expect(handsOver(view({ seats, private: true, actor: 0 }), null)).toBe(0);
    expect(handsOver(view({ seats, private: true, actor: 2, seat: 1 }), null)).toBe(1);
  });

  test("the view of another seat is never shown to who sits there", () => {
    expect(handsOver(view({ seats, private: true, actor: 2, seat: 1 }), 0)).toBe(0);
  });

  test("not at the end", () => {
    const outcome = { reason: "", ranking: [1, 2, 3], scores: [], lines: [] };
    expect(handsOver(view({ seats, private: true, actor: null, outcome }), 0)).toBeNull();
  });
});

describe("choices of one word", () => {
  const hand = { ...choice("target", option("to hand", { target: "hand:hand" })), label: "Where" };
  const rack = { ...choice("target", option("to rack", { target: "rack:rack" })), label: "Where" };

  test("that are called the same are one", () => {
    const all = merged([hand, rack]);
    expect(all).toHaveLength(1);
    expect(all[0]!.options.map((each) => each.action)).toEqual(["to hand", "to rack"]);
  });

  test("that are called otherwise stay apart", () => {
    expect(merged([hand, { ...rack, label: "Which" }])).toHaveLength(2);
    expect(merged([choice("button", option("to")), rack])).toHaveLength(2);
  });
});
