import { describe, expect, test } from "vitest";
import { type DiffLine, diffLines, shortenDiff } from "./line-diff.ts";

const written = (lines: (DiffLine | undefined)[]) =>
  lines.map((line) => (line ? { same: " ", removed: "-", added: "+" }[line.kind] + line.text : "…"));

describe("two texts line by line", () => {
  test("keeps what both have and marks the rest", () => {
    expect(written(diffLines("a\nb\nc\nd", "a\nc\nx\nd"))).toEqual([" a", "-b", " c", "+x", " d"]);
    expect(written(diffLines("a", "a"))).toEqual([" a"]);
    expect(written(diffLines("", "new"))).toEqual(["-", "+new"]);
    expect(written(diffLines("a\na", "a"))).toEqual([" a", "-a"]);
  });

  test("gives both texts back, whatever they are", () => {
    for (let seed = 1; seed < 60; seed++) {
      const text = (n: number) =>
        Array.from({ length: (seed * n) % 9 }, (_, at) => "abc"[(seed * at * n) % 3]).join("\n");
      const [before, after] = [text(5), text(7)];
      const lines = diffLines(before, after);
      const without = (kind: DiffLine["kind"]) =>
        lines
          .filter((line) => line.kind !== kind)
          .map(({ text }) => text)
          .join("\n");
      expect([without("added"), without("removed")]).toEqual([before, after]);
    }
  });

  test("does not choke on long texts without anything in common", () => {
    const long = (mark: string) => Array.from({ length: 20_000 }, (_, at) => `${mark}${at}`).join("\n");
    expect(diffLines(long("a"), long("b"))).toHaveLength(40_000);
  });

  test("leaves out what is far from any change", () => {
    const before = "1\n2\n3\n4\n5\n6\n7\n8\n9";
    expect(written(shortenDiff(diffLines(before, before.replace("5", "x")), 1))).toEqual([
      "…",
      " 4",
      "-5",
      "+x",
      " 6",
      "…",
    ]);
  });
});
