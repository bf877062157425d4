import { expect, test } from "vitest";
import { withinTime } from "../within-time.server.ts";
import { takeHeading } from "./take-heading.ts";

test.each([
  ["# A wall #\n\nText", "A wall", "\nText"],
  ["\n  # *Old* [bricks](/b) {#top}\nText", "Old bricks", "Text"],
  ["A wall\n====\nText", "A wall", "Text"],
  ["# #\nText", "#", "Text"],
])("%j begins with its heading", (body, heading, rest) => {
  expect(takeHeading(body)).toEqual({ heading, rest });
});

test.each([
  ["Text\n\n## Further down ##\n", "Further down"],
  ["```\n# code\n```\n\n# Words", "Words"],
  ["~~~~\n# code\n~~~\n# code\n~~~~\n### Words", "Words"],
  ["> Text\n====\n", undefined],
  ["Text\n\n#no\n", undefined],
])("%j is named by its first heading, and stays whole", (body, heading) => {
  expect(takeHeading(body)).toEqual({ heading, rest: body });
});

test.each([
  ["blanks", `#\t-${"\t".repeat(200_000)}\u0000\n=`],
  ["signs", `Text\n#\t#${"#".repeat(200_000)}\u0000`],
  ["brackets", `# ${"[".repeat(200_000)}`],
  ["fences", "`".repeat(200_000)],
])("a heading of nothing but %s is read at once", (_, body) => {
  expect(withinTime(() => takeHeading(body))).toBeDefined();
});
