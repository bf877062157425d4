import { expect, test } from "vitest";
import { groupExpiry, groupNumber } from "./card-digits.ts";

test.each([
  ["1", "1"],
  ["12", "12"],
  ["12 / ", "12"],
  ["123", "12 / 3"],
  ["1239", "12 / 39"],
  ["12/39", "12 / 39"],
  ["1/39", "01 / 39"],
  ["12 / 2039", "12 / 2039"],
])("the expiry %j is shown as %j", (typed, shown) => {
  expect(groupExpiry(typed)).toBe(shown);
});

test("a card's number is shown in groups of four", () => {
  expect(groupNumber("4000-0000 00000002")).toBe("4000 0000 0000 0002");
});
