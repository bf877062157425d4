import { describe, expect, it } from "vitest";
import { seenSurely } from "#tests/fixture-yards/seen-truth.ts";
import { type SeenKind, type SeenPhoto, seenKinds } from "../../reader/seen/seen-kinds.ts";
import { shrinkPhoto } from "../pixels/small-picture.ts";
import { groundKinds } from "../scene/scene.ts";
import { findDoubted, groundEntropy } from "./ground-doubt.ts";
import { type GroundReading, readGround } from "./read-ground.ts";

const [width, height] = [160, 120];

/** A picture of uniform areas, each with its own gray, and its seen kinds. */
function draw(kindAt: (x: number, y: number) => SeenKind): { reading: GroundReading; seen: SeenPhoto } {
  const kinds = Uint8Array.from({ length: width * height }, (_, i) =>
    seenKinds.indexOf(kindAt(i % width, Math.floor(i / width))),
  );
  const data = Uint8Array.from({ length: width * height * 3 }, (_, k) => 20 + 14 * (kinds[Math.floor(k / 3)] ?? 0));
  const seen = seenSurely(width, height, kinds);
  return { reading: readGround(shrinkPhoto({ width, height, data }), seen, 0.75, false), seen };
}

function at({ kinds, open }: GroundReading, x: number, y: number): [kind: string | undefined, open: boolean] {
  return [groundKinds[kinds.values[y * width + x] ?? 0], open[y * width + x] === 1];
}

describe("what is ground", () => {
  it("is derived from the seen kinds: some is open, some is kept, and upright things are none", () => {
    const { reading } = draw((x, y) => {
      if (y < 40) return x < 80 ? "sky" : "building";
      if (y > 100) return "street";
      if (x < 20) return "driveway";
      if (x < 50) return "lawn";
      if (x < 75) return "gravel";
      if (x < 100) return "paving";
      if (x < 120) return "steps";
      return x < 140 ? "soil" : "water";
    });
    expect(at(reading, 10, 70)).toEqual(["driveway", false]);
    expect(at(reading, 35, 70)).toEqual(["lawn", true]);
    expect(at(reading, 62, 70)).toEqual(["gravel", true]);
    expect(at(reading, 88, 70)).toEqual(["paving", true]);
    expect(at(reading, 110, 70)).toEqual(["steps", false]);
    expect(at(reading, 130, 70)).toEqual(["soil", true]);
    expect(at(reading, 150, 70)).toEqual(["pool", false]);
    expect(at(reading, 80, 112)).toEqual(["street", false]);
    expect(at(reading, 120, 20)).toEqual(["none", false]);
    expect([reading.sky[20 * width + 20], reading.sky[20 * width + 120]]).toEqual([1, 0]);
  });

  it("gives a paved area one fate: kept where it is as likely a driveway, in parts and as a whole", () => {
    const { seen, reading } = draw((_, y) => (y < 40 ? "building" : "paving"));
    const data = new Uint8Array(width * height * 3).fill(120);
    const fatesIf = (share: number, from: number) => {
      const again = readGround(
        shrinkPhoto({ width, height, data }),
        waver(seen, "paving", "driveway", share, from),
        0.75,
        false,
      );
      return [at(again, 40, 80), at(again, 120, 80)];
    };
    expect(at(reading, 120, 80)).toEqual(["paving", true]);
    const [paving, driveway] = [
      ["paving", true],
      ["driveway", false],
    ];
    expect(fatesIf(0.7, 80)).toEqual([paving, paving]);
    expect(fatesIf(0.6, 0)).toEqual([driveway, driveway]);
    expect(fatesIf(0.2, 80)).toEqual([paving, driveway]);
  });

  it("joins an uncertain island to the ground that encloses it", () => {
    const isInside = (x: number, y: number) => x > 70 && x < 92 && y > 68 && y < 86;
    const data = new Uint8Array(width * height * 3).fill(120);
    const drawIsland = (island: SeenKind, round: SeenKind) =>
      draw((x, y) => (y < 40 ? "building" : isInside(x, y) ? island : round));
    const ifHalfSeen = (island: SeenKind, round: SeenKind) => {
      const seen = waver(drawIsland(island, round).seen, island, round, 0.7, 0);
      return at(readGround(shrinkPhoto({ width, height, data }), seen, 0.75, false), 80, 77);
    };
    expect(ifHalfSeen("street", "lawn")).toEqual(["lawn", true]);
    expect(ifHalfSeen("soil", "driveway")).toEqual(["driveway", false]);
    expect(ifHalfSeen("thing", "lawn")).toEqual(["none", false]);
    expect(at(drawIsland("street", "lawn").reading, 80, 77)).toEqual(["street", false]);
    expect(at(drawIsland("soil", "driveway").reading, 80, 77)).toEqual(["soil", true]);
  });

  it("follows a trunk down to its foot if the reader ended it too high, and leaves its shadow on the lawn", () => {
    const isTrunk = (x: number) => x >= 77 && x < 84;
    const { seen } = draw((x, y) => (y < 50 || (isTrunk(x) && y < 72) ? "tree" : "lawn"));
    const [bark, lawn, shade] = [
      [110, 90, 75],
      [90, 150, 60],
      [52, 88, 36],
    ];
    const data = Uint8Array.from({ length: width * height * 3 }, (_, k) => {
      const [x, y] = [Math.floor(k / 3) % width, Math.floor(k / 3 / width)];
      const color = isTrunk(x) && y < 84 ? bark : isTrunk(x) && y >= 84 ? shade : lawn;
      return color?.[k % 3] ?? 0;
    });
    const reading = readGround(shrinkPhoto({ width, height, data }), seen, 0.75, false);
    expect(at(reading, 80, 80)).toEqual(["none", false]);
    expect(at(reading, 80, 92)).toEqual(["lawn", true]);
    expect(at(reading, 66, 80)).toEqual(["lawn", true]);
  });

  it("keeps a rim around a thing, but not around single cells between lawn and drive", () => {
    const isOpenBeside = (size: number) => {
      const isIn = (x: number, y: number) => x >= 80 && x < 80 + size && y >= 80 && y < 80 + size;
      const { reading } = draw((x, y) => (y < 40 ? "building" : isIn(x, y) ? "thing" : x < 80 ? "driveway" : "lawn"));
      return at(reading, 80 + Math.floor(size / 2), 80 + size)[1];
    };
    expect(isOpenBeside(6)).toBe(false);
    expect(isOpenBeside(2)).toBe(true);
  });

  it("keeps a person on the lawn whole, including the ground under their feet", () => {
    const { reading } = draw((x, y) => (y < 30 ? "tree" : x > 70 && x < 84 && y > 50 && y < 90 ? "person" : "lawn"));
    for (const [x, y] of [
      [77, 70],
      [71, 51],
      [77, 91],
    ] as const)
      expect(at(reading, x, y)[1]).toBe(false);
    expect(at(reading, 100, 70)).toEqual(["lawn", true]);
  });

  it.each(["wall", "steps"] as const)("leaves out a terrace above a %s, and reports its share", (between) => {
    const { reading } = draw((_, y) => (y < 30 ? "building" : y < 50 ? "lawn" : y < 62 ? between : "lawn"));
    expect(at(reading, 80, 40)).toEqual(["none", false]);
    expect(at(reading, 80, 100)).toEqual(["lawn", true]);
    expect(reading.otherLevels.share).toBeGreaterThan(0.2);
    expect(groundKinds[reading.otherLevels.values[40 * width + 80] ?? 0]).toBe("lawn");
  });

  it("treats a lawn behind a path, and next to a wall that does not separate it, as the same level", () => {
    const path = draw((_, y) => (y < 30 ? "building" : y > 50 && y < 62 ? "driveway" : "lawn")).reading;
    expect([at(path, 80, 40)[1], path.otherLevels.share]).toEqual([true, 0]);
    const wall = draw((x, y) => (y < 30 ? "building" : y > 50 && y < 62 && x < 90 ? "wall" : "lawn")).reading;
    expect([at(wall, 40, 40)[1], wall.otherLevels.share]).toEqual([true, 0]);
  });

  it("leaves out ground far behind a house, not as a level, and keeps ground as far across a street", () => {
    const yard = (between: SeenKind, behindFrom: number) =>
      draw((_, y) => {
        if (y > 76) return "lawn";
        if (y > behindFrom + 6) return between;
        return y > behindFrom ? "lawn" : "tree";
      }).reading;
    const hill = yard("building", 50);
    expect([at(hill, 80, 53)[1], at(hill, 80, 100)[1]]).toEqual([false, true]);
    expect(hill.otherLevels.share).toBe(0);
    expect(groundKinds[hill.otherLevels.values[53 * width + 80] ?? 0]).toBe("lawn");
    expect(at(yard("street", 50), 80, 53)[1]).toBe(true);
    expect(at(yard("shrub", 64), 80, 67)[1]).toBe(true);
  });
});

/** Reduces the probability of `from` to this share where `x` is past the column, in favor of the other kind. */
function waver({ kinds, ...seen }: SeenPhoto, from: SeenKind, to: SeenKind, share: number, column: number): SeenPhoto {
  const planes = kinds.map((plane) => plane.slice());
  const [own, other] = [from, to].map((kind) => planes[seenKinds.indexOf(kind)]);
  own?.forEach((value, i) => {
    if (i % width < column || value === 0 || !other) return;
    own[i] = share;
    other[i] = 1 - share;
  });
  return { ...seen, kinds: planes };
}

describe("doubt", () => {
  const yard = draw((x, y) => (y < 40 ? "building" : x < 60 ? "lawn" : x < 100 ? "driveway" : "soil"));

  it("is zero if everything is certain, and grows with the alternatives", () => {
    expect(groundEntropy(yard.seen)).toBe(0);
    const [little, much] = [0.9, 0.6].map((share) => groundEntropy(waver(yard.seen, "soil", "street", share, 0)));
    expect(little).toBeGreaterThan(0.05);
    expect(much).toBeGreaterThan(1.4 * (little ?? 0));
  });

  it("reports the piece that may have another fate, a point in it and the alternative", () => {
    const seen = waver(yard.seen, "soil", "street", 0.7, 100);
    const shares = { width, height, planes: seen.kinds };
    const doubted = findDoubted(shares, yard.reading.kinds);
    expect(doubted?.maybe).toBe("street");
    expect((doubted?.at[0] ?? 0) * width).toBeGreaterThan(100);
    expect((doubted?.at[1] ?? 0) * height).toBeGreaterThan(40);
  });
});
