import { describe, expect, it } from "vitest";
import type { HomeYard } from "#tests/designer/home-yard.ts";
import { readHome } from "#tests/designer/plan-properties/planned-home.ts";
import { speciesCatalog } from "../../plants/catalog.ts";
import { Camera } from "../../stage/camera.ts";
import { readWish } from "../../wish/read-wish.ts";
import type { Terrain } from "../ground/terrain.ts";
import { findIdea } from "../idea/idea.ts";
import { layOutIdea } from "../lay-out-plan.ts";
import { createSurfaceHit, type Plan } from "../parts/plan.ts";
import { classifyCourse } from "../surfaces/describe-course.ts";

const wishes = [
  "redesign my garden: a patio with a fire pit",
  "cottage garden with roses and a path",
  "low maintenance",
  "a pond and two trees, a bench",
  "redesign my garden: stepping stones to the patio",
];

interface Told {
  at: HomeYard;
  terrain: Terrain;
  plan: Plan;
  reason: string;
}

const told: Told[] = Array.from({ length: 30 }, (_, yard) => {
  const { at, terrain } = readHome(yard);
  const wish = readWish(wishes[yard % wishes.length]!);
  const plan = layOutIdea(terrain, findIdea(wish, terrain, yard, yard % 3), wish, yard);
  return { at, terrain, plan, reason: plan.summary.reason };
});

describe("the sentence on a design is true of its plan", () => {
  it("is one sentence of many", () => {
    for (const { reason } of told) expect(reason).toMatch(/^[A-Z][^.]{10,200}\.$/);
    expect(new Set(told.map(({ reason }) => reason)).size).toBeGreaterThan(12);
  });

  it("every thing that it names is where it says", () => {
    const named = told.flatMap((own) => thingsNamed(own.reason).map((thing) => ({ own, thing })));
    expect(named.length).toBeGreaterThan(15);
    for (const { own, thing } of named) expect(isSeenThere(own, thing), own.reason).toBe(true);
  });

  it("a path that it names is there, and ends at what it leads to", () => {
    const withPath = told.filter(({ reason }) => /path leads|stones lead/i.test(reason));
    expect(withPath.length).toBeGreaterThan(4);
    for (const own of withPath) {
      const cells = cellsOf(own);
      expect(cells.length, own.reason).toBeGreaterThan(0);
      if (own.reason.includes("to the patio")) expect(Math.min(...cells.map(({ toPatio }) => toPatio))).toBeLessThan(1);
      if (own.reason.includes("to the door"))
        expect(Math.min(...cells.map(({ x, z }) => toDoor(own.at, x, z)))).toBeLessThan(2.2);
    }
  });

  it("a path is called what it is: curved where it bends, to the door where the photo shows one", () => {
    // It shows ground from between one and two meters on.
    const terrain = { yard: { camera: new Camera(1280, 960, 300, 700) } } as Terrain;
    const through = (off: number) => [1, 2, 4, 6, 8].map((z) => [z === 4 || z === 6 ? off : 0, z] as const);
    const [straight, bent] = [through(0.2), through(1.4)];
    expect(classifyCourse({ points: straight, patio: undefined }, "sweep", terrain)).toBe("straight");
    expect(classifyCourse({ points: bent, patio: undefined }, "sweep", terrain)).toBe("curved");
    expect(classifyCourse({ points: bent, patio: undefined }, "dog-leg", terrain)).toBe("angled");
    const bentBelowThePicture = [[0.7, 1], ...[2, 4, 6, 8].map((z) => [0, z])] as [number, number][];
    expect(classifyCourse({ points: bentBelowThePicture, patio: undefined }, "sweep", terrain)).toBe("straight");
    for (const { reason, at } of told) if (reason.includes("to the door")) expect(at.doors.length).toBeGreaterThan(0);
  });

  it("a lawn that it names is not of gravel", () => {
    for (const { reason, plan } of told)
      if (/lawn/.test(reason)) expect(["lawn", "keep"]).toContain(plan.materials.base);
  });
});

function thingsNamed(reason: string): { name: string; where: string }[] {
  const matches = reason.matchAll(
    /(?:^|eye to |, with |, and )(?:the|an?) ((?:(?! leads )[\w -])+?) ((?:at|on|in) the (?:front|back|left|right|middle)(?: left| right)?)/gi,
  );
  return [...matches].map(([, name = "", where = ""]) => ({ name: name.toLowerCase(), where }));
}

/** By the camera and the depth of the yard, without the wording's own thresholds: a little is allowed at their borders. */
function isSeenThere({ plan, at, terrain }: Told, { name, where }: { name: string; where: string }): boolean {
  const things = [
    ...plan.objects.map(({ object, x, z }) => ({
      called: object.replace("dining-set", "dining-table").replace("block-", "").replaceAll("-", " "),
      x,
      z,
    })),
    ...plan.plants.map(({ species, x, z }) => ({ called: speciesCatalog[species].commonName.toLowerCase(), x, z })),
  ].filter(({ called }) => called === name);
  const { nearZ, farZ } = terrain.grid;
  return things.some(({ x, z }) => {
    const across = at.yard.camera.project(x, 0, z, [0, 0, 0])[0] / at.yard.camera.width;
    const away = (z - nearZ) / Math.min(9, farZ - nearZ);
    return (
      (!where.includes("left") || across < 0.37) &&
      (!where.includes("right") || across > 0.63) &&
      (!where.includes("back") || away > 0.59) &&
      (!where.includes("front") || away < 0.41)
    );
  });
}

function cellsOf({ plan, at }: Told) {
  const hit = createSurfaceHit();
  const cells: { x: number; z: number; toPatio: number }[] = [];
  for (let z = 0.5; z < 13; z += 0.15)
    for (let x = -7; x < 7; x += 0.15) {
      const { kind, toPatio } = plan.surfaceAt(x, z, hit);
      if ((kind === "path" || kind === "stepping-stone") && at.isGround(x, z)) cells.push({ x, z, toPatio });
    }
  return cells;
}

function toDoor(at: HomeYard, x: number, z: number): number {
  return Math.min(...at.doors.map(({ from, to }) => Math.hypot((from[0] + to[0]) / 2 - x, (from[1] + to[1]) / 2 - z)));
}
