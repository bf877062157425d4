import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { formatCount, type GroundJudgement, judgeGround, summarizeGround } from "./judge-ground.ts";
import { may, must, never, readLabels, unlabelled } from "./read-labels.ts";

const folder = mkdtempSync(join(tmpdir(), "labels-"));
afterAll(() => rmSync(folder, { recursive: true }));

function box(x0: number, y0: number, x1: number, y1: number): [number, number][] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

function labelsOf(label: object) {
  const file = join(folder, "label.json");
  writeFileSync(file, JSON.stringify({ name: "yard", width: 20, height: 10, ...label }));
  return readLabels(file, 20);
}

/** A lawn below, a drive over its right half, sky above. */
const byKind = {
  regions: [
    { kind: "sky", polygon: box(0, 0, 20, 5) },
    { kind: "lawn", polygon: box(0, 5, 20, 10) },
    { kind: "driveway", polygon: box(10, 5, 20, 10) },
    { kind: "shrub", polygon: box(0, 5, 2, 6) },
  ],
};

describe("labels", () => {
  it("are painted in their order, by kind", () => {
    const { values } = labelsOf(byKind);
    expect([values[0], values[5 * 20], values[9 * 20], values[9 * 20 + 9], values[9 * 20 + 10]]).toEqual([
      never,
      may,
      must,
      must,
      never,
    ]);
  });

  it("may state what must, may and must not be painted, and leave the rest open", () => {
    const { values } = labelsOf({ must: [box(0, 5, 10, 10)], never: [box(8, 5, 12, 10)] });
    expect([values[0], values[9 * 20], values[9 * 20 + 8], values[9 * 20 + 12]]).toEqual([
      unlabelled,
      must,
      never,
      unlabelled,
    ]);
  });

  it("are refused when they are something else", () => {
    expect(() => labelsOf({ boxes: [] })).toThrow();
  });
});

describe("a reading", () => {
  const labels = labelsOf(byKind);
  /** Ground in the columns from `from` to `to`, of the lower half, at another size than the labels. */
  const ground = (from: number, to: number) => {
    const values = new Uint8Array(40 * 20);
    for (let i = 400; i < 800; i++) if (i % 40 >= 2 * from && i % 40 < 2 * to) values[i] = 200;
    return { width: 40, height: 20, values };
  };

  it("is right where the open ground is found and nothing else", () => {
    expect(judgeGround(labels, ground(0, 10))).toMatchObject({ found: 1, spilled: 0, right: true, fair: true });
  });

  it("is wrong when it spills, and counts what spilled in shares of the open ground", () => {
    const judged = judgeGround(labels, ground(0, 12));
    expect(judged).toMatchObject({ found: 1, right: false, fair: false });
    expect(judged.spilled).toBeCloseTo(10 / 48);
  });

  it("is wrong when it misses", () => {
    expect(judgeGround(labels, ground(0, 8))).toMatchObject({ right: false, fair: true });
  });
});

it("formats a share with its interval", () => {
  expect(formatCount(31, 38)).toBe("31 of 38 (82 %, 67 to 91 %)");
});

it("leaves photos without open ground out of the shares", () => {
  const one: GroundJudgement = {
    name: "a",
    openShare: 0.5,
    found: 1,
    spilled: 0,
    right: true,
    fair: true,
    asked: false,
    confidence: 0.9,
    doubts: [],
    entropy: 0.5,
  };
  const [photos, right, , wrongAndSure] = summarizeGround([
    one,
    { ...one, right: false },
    { ...one, openShare: 0.01, right: false },
  ]);
  expect([photos, right, wrongAndSure].join("\n")).toContain("1 left out");
  expect(right).toContain("1 of 2");
  expect(wrongAndSure).toContain("1 of 2");
});
