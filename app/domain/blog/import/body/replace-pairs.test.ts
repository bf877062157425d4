import { expect, test } from "vitest";
import { replacePairs } from "./replace-pairs.ts";

const opening = /<(\w+)>/g;

test("pairs are replaced, also behind a tag that is not closed", () => {
  const closingOf = (name: string) => new RegExp(`</${name}>`, "g");
  const shown = replacePairs("<b><i>old</i> <i>wall</i><i>", { opening, closingOf }, ({ inner }) => `*${inner}*`);
  expect(shown).toBe("<b>*old* *wall*<i>");
});

test("the end of a name is looked for once when there is none", () => {
  let looks = 0;
  const closingOf = () => {
    looks += 1;
    return /<\/pre>/g;
  };
  const text = "<pre>".repeat(1000);
  expect(replacePairs(text, { opening, closingOf }, () => "")).toBe(text);
  expect(looks).toBe(1);
});
