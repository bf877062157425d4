import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withinTime } from "#app/domain/blog/import/within-time.server.ts";
import { closeGaps, listGaps } from "./gaps.ts";

test("readers get the neutral words of what is not filled in, or nothing", () => {
  const text =
    "Run by [fill in: your name | those who answer below]. Yours. [fill in: where to complain] Kept [fill in: how long].";
  expect(closeGaps(text)).toBe("Run by those who answer below. Yours. Kept.");
  expect(listGaps(text)).toEqual(["your name", "where to complain", "how long"]);
});

test("links, boxes and notes are no gaps; what older templates left open is one, and stays as it is", () => {
  const text =
    "[a link](/there), [named][1], ![a picture](/p.jpg), [^1], - [ ] one, - [x] two, \\[sic]\n\n[1]: /there\n";
  expect(listGaps(text)).toEqual([]);
  expect(closeGaps(text)).toBe(text);
  expect(listGaps("Run by [your name and address].")).toEqual(["your name and address"]);
  expect(closeGaps("Run by [your name and address].")).toBe("Run by [your name and address].");
});

test.each(["privacy", "terms"])("our template of %s has no bracket left for readers", (page) => {
  const text = readFileSync(`docs/${page}-template.md`, "utf8").replace(/^<!--[\s\S]*?-->/, "");
  expect(listGaps(text).length).toBeGreaterThan(2);
  expect(closeGaps(text)).not.toMatch(/\[(?!your account page\]\()| \.|, *\n|^- *$/m);
});

test("a gap that is never closed is read at once", () => {
  const open = `[fill in:${" ".repeat(200_000)}`;
  expect(withinTime(() => closeGaps(open))).toEqual({ result: open });
});
