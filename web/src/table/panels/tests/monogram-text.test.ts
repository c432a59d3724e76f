import { expect, test } from "vitest";
import { withoutMonogram } from "../monogram-text";

test.each([
  ["NER", "NER", ""],
  ["NER", "NER shares", "shares"],
  ["NER", "NER: акции", "акции"],
  ["NER", "NER-részvények", "részvények"],
  ["P", "PRR", "PRR"],
  ["B", "B&O", "B&O"],
  ["St", "steel", "steel"],
])("beside the monogram %s, %s is %j", (letters, text, rest) =>
  expect(withoutMonogram(letters, text)).toBe(rest),
);
