import { describe, expect, test } from "vitest";
import type { ChoiceView } from "../../../lib/api";
import { choice, option } from "../../tests/builders";
import {
  parseWhyNot,
  exactOption,
  splitSeries,
  matchingOptions,
  refusalQuery,
} from "../parse-command";

const build = (hex: string, name: string, legal = true) =>
  option(`build ${hex}`, { label: `Építs itt: ${name} (${hex})`, legal, targets: [`hex:${hex}`] });
const choices: ChoiceView[] = [
  { ...choice("button", option("pass", { label: "Passz" })), label: "Passz" },
  {
    ...choice(
      "target",
      build("Q5", "Altoona"),
      build("Q51", "Cumberland"),
      build("K4", "Új-Pittsburgh", false),
    ),
    label: "Építés",
  },
];
const targets = [
  { target: "hex:Q5", names: ["Altoona (Q5)"] },
  { target: "hex:R9", names: ["Buffalo (R9)"] },
  { target: "company:PRR", names: ["Pennsylvania"] },
];
const found = (text: string) => matchingOptions(choices, text).map(({ action }) => action);

describe("what a text means", () => {
  test("in the notation, however it is spelt", () => {
    expect(found("BUILD  q5")[0]).toBe("build Q5");
    expect(found("build q5")).toEqual(["build Q5", "build Q51"]);
    expect(exactOption(choices, "build q5")?.action).toBe("build Q5");
    expect(exactOption(choices, "build q")).toBeUndefined();
  });

  test("in the words of the reader's language, without accents too", () => {
    expect(found("epits alto")).toEqual(["build Q5"]);
    expect(found("építs itt: Cumberland (Q51)")).toEqual(["build Q51"]);
    expect(found("altoona")).toEqual(["build Q5"]);
  });

  test("what is refused comes last, and of nothing everything can be meant", () => {
    expect(found("build")).toEqual(["build Q5", "build Q51", "build K4"]);
    expect(found("")).toEqual(["pass", "build Q5", "build Q51", "build K4"]);
    expect(found("sell")).toEqual([]);
  });
});

test("a series is separated by commas; the last part is being written", () => {
  expect(splitSeries("expand, company PRR, bui")).toEqual({
    before: ["expand", "company PRR"],
    last: "bui",
  });
  expect(splitSeries("expand, ")).toEqual({ before: ["expand"], last: "" });
  expect(splitSeries("pass")).toEqual({ before: [], last: "pass" });
});

test("why is asked in the reader's language or in English", () => {
  expect(parseWhyNot("miért build Q5", ["miért", "why"])).toBe("build Q5");
  expect(parseWhyNot("Why build Q5", ["miért", "why"])).toBe("build Q5");
  expect(parseWhyNot("MIERT pass", ["miért", "why"])).toBe("pass");
  expect(parseWhyNot("why", ["why"])).toBeNull();
  expect(parseWhyNot("whytle", ["why"])).toBeNull();
});

describe("a question is about", () => {
  test("an action that is on offer", () => {
    expect(refusalQuery("build k4", choices, targets)).toEqual({ action: "build K4" });
  });

  test("a kind of action and a thing by its name, or the thing alone", () => {
    expect(refusalQuery("építés buffalo", choices, targets)).toEqual({
      target: "hex:R9",
      word: "build",
    });
    expect(refusalQuery("build r9", choices, targets)).toEqual({ target: "hex:R9", word: "build" });
    expect(refusalQuery("pennsyl", choices, targets)).toEqual({ target: "company:PRR", word: "" });
  });

  test("or else what was written: the server says what is wrong with it", () => {
    expect(refusalQuery("build Z99", choices, targets)).toEqual({ action: "build Z99" });
  });
});
