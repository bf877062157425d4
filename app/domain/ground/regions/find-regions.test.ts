import { describe, expect, test } from "vitest";
import { drawnCells } from "#tests/factories/drawn-cells.ts";
import { decodeRegions, encodeRegions } from "./encode-regions.ts";
import { findRegions } from "./find-regions.ts";
import { markDoubted } from "./mark-doubted.ts";
import { nameRegions } from "./name-regions.ts";
import { fatesOf } from "./turn-regions.ts";

const frontYard = [
  "....................",
  "..########..........",
  "..########..........",
  "..########..........",
  "..bbbbbbbb......llll",
  "llllllllllddddddllll",
  "llllllllllddddddllll",
  "llllllllllddddddllll",
  "llllllllllddddddllll",
  "ssssssssssssssssssss",
];

function namesIn(rows: readonly string[], scale = 5): string[] {
  const { ground, kinds } = drawnCells(rows, scale);
  return nameRegions(findRegions(ground, kinds)).map(({ number, name }) => `${number} ${name}`);
}

describe("regions", () => {
  test("are the pieces of one kind, numbered from left to right, near before far, named by kind and place", () => {
    expect(namesIn(frontYard)).toEqual([
      "1 Lawn on the left",
      "2 Bed by the house",
      "3 Street",
      "4 Driveway",
      "5 Lawn on the right",
    ]);
  });

  test("are redesigned or kept as the reading has them", () => {
    const { ground, kinds } = drawnCells(frontYard, 5);
    expect(fatesOf(findRegions(ground, kinds), ground)).toEqual([true, true, false, false, true]);
  });

  test("of one kind that are partly kept are two", () => {
    const half = ["llllllLLLLLL", "llllllLLLLLL", "llllllLLLLLL"];
    const { ground, kinds } = drawnCells(half, 8);
    const regions = findRegions(ground, kinds);
    expect(nameRegions(regions).map(({ name }) => name)).toEqual(["Lawn on the left", "Lawn on the right"]);
    expect(fatesOf(regions, ground)).toEqual([true, false]);
  });

  test("too small to stand alone join a neighbour of the same fate, or are none", () => {
    const { ground, kinds } = drawnCells(["llllllllll", "llllllllll", "dddddddddd", "dddddddddd"], 8);
    const put = (at: number, letter: string) => {
      const spot = drawnCells([letter]);
      kinds.kinds[at] = spot.kinds.kinds[0]!;
      ground.cells[at] = spot.ground.cells[0]!;
    };
    put(80 * 4 + 20, "g");
    put(80 * 24 + 20, "g");
    const { labels, regions } = findRegions(ground, kinds);
    expect(regions.map(({ kind }) => kind).sort()).toEqual(["driveway", "lawn"]);
    expect(labels[80 * 4 + 20]).toBe(labels[0]);
    expect(labels[80 * 24 + 20]).toBe(0);
  });

  test("are nine at most", () => {
    const patches = ["lglglglglglg", "glglglglglgl", "lglglglglglg", "dddddddddddd"];
    expect(namesIn(patches, 6).length).toBeLessThanOrEqual(9);
  });

  test("without kinds are the pieces of the ground", () => {
    const { ground } = drawnCells(["........", "ll....gg", "ll....gg"], 8);
    expect(nameRegions(findRegions(ground)).map(({ name }) => name)).toEqual([
      "Ground on the left",
      "Ground on the right",
    ]);
    const { ground: none } = drawnCells(["....", "dddd"], 8);
    expect(findRegions(none).regions).toEqual([]);
  });
});

describe("names", () => {
  test.each([
    ["a terrace is a patio", ["..........", "..pppppp..", "..pppppp..", "..pppppp.."], "1 Patio"],
    ["what leads away is a path", ["....p.....", "....p.....", "....p.....", "....p.....", "....p....."], "1 Path"],
    ["what lies across is paving", ["..........", "pppppppppp", "..........", ".........."], "1 Paving"],
    ["a bed at a fence is a bed", ["..........", "##########", "bbbbbbbbbb", "bbbbbbbbbb"], "1 Bed"],
  ])("%s", (_, rows, name) => {
    expect(namesIn(name === "1 Bed" ? [...Array(20).fill(".........."), ...rows] : rows, 6)).toEqual([name]);
  });

  test("tell three of a kind from near to far", () => {
    const rows = ["llllllllll", "ssssssssss", "llllllllll", "ssssssssss", "llllllllll"];
    expect(namesIn(rows, 6).filter((name) => name.includes("Lawn"))).toEqual([
      "1 Lawn in front",
      "3 Lawn in the middle",
      "5 Lawn at the back",
    ]);
  });
});

describe("the doubted region", () => {
  const { ground, kinds } = drawnCells(frontYard, 5);
  const read = findRegions(ground, kinds);

  test("is the one at the spot that the reading names", () => {
    const { regions } = markDoubted(read, ground, { at: [0.6, 0.7], maybe: "lawn" });
    expect(regions.map(({ maybe }) => maybe)).toEqual([undefined, undefined, undefined, "lawn", undefined]);
  });

  test("is the largest that will be redesigned where it names none, or one outside all of them", () => {
    for (const spot of [undefined, { at: [0.5, 0.01], maybe: "street" } as const])
      expect(markDoubted(read, ground, spot).regions.findIndex(({ maybe }) => maybe)).toBe(0);
    const { ground: kept, kinds: street } = drawnCells(["....", "ssss"], 8);
    expect(markDoubted(findRegions(kept, street), kept, undefined).regions).toEqual([
      { kind: "street", maybe: "none" },
    ]);
  });

  test("is stored with the others; a kind of another version is ground, and what does not fit is none", () => {
    const marked = markDoubted(read, ground, { at: [0.6, 0.7], maybe: "lawn" });
    const stored = encodeRegions(marked);
    expect(nameRegions(decodeRegions(stored, ground)!)).toEqual(nameRegions(marked));
    const foreign = { ...stored, list: stored.list.map((region) => ({ ...region, kind: "moat" })) };
    expect(decodeRegions(foreign, ground)!.regions[0]!.kind).toBe("ground");
    expect(decodeRegions({ ...stored, list: stored.list.slice(1) }, ground)).toBeUndefined();
    expect(decodeRegions(stored, { width: 3, height: 3 })).toBeUndefined();
  });
});
