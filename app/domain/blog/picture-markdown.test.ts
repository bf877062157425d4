import { expect, test } from "vitest";
import { withinTime } from "./import/within-time.server.ts";
import { spaceAround, withBlocksAtEnd } from "./picture-markdown.ts";

test.each([
  ["Text", "more", "\n\n", "\n\n"],
  ["Text\n", "\nmore", "\n", "\n"],
  ["Text\n\n\n", "\n\n\nmore", "", ""],
  ["", "", "", "\n"],
  ["Text", "\n", "\n\n", ""],
])("between %j and %j a block is a paragraph of its own", (before, after, spaceBefore, spaceAfter) => {
  expect(spaceAround(before, after)).toEqual([spaceBefore, spaceAfter]);
});

test("a text full of blanks gets its blocks at once", () => {
  const blanks = `a${" ".repeat(200_000)}x${"\n".repeat(200_000)}x`;
  expect(withinTime(() => withBlocksAtEnd(blanks, ["![](/a.jpg)"]))).toEqual({ result: `${blanks}\n\n![](/a.jpg)\n` });
  expect(withinTime(() => spaceAround(blanks, "more"))).toEqual({ result: ["\n\n", "\n\n"] });
});
