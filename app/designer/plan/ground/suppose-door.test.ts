import { describe, expect, it } from "vitest";
import { drawHomeYard, type HomeYard } from "#tests/designer/home-yard.ts";
import { planOf } from "#tests/designer/one-reading.ts";
import { createSurfaceHit } from "../parts/plan.ts";
import { readSurroundings } from "./surroundings.ts";

const hinted: HomeYard[] = Array.from({ length: 60 }, (_, seed) => drawHomeYard(seed)).filter(
  ({ houseAhead, doors, yard }) =>
    houseAhead && doors.some(({ kind }) => kind === "door") && !yard.doors.some(({ kind }) => kind === "door"),
);

describe("a house that shows no sure door", () => {
  it("is still ahead, with its door where the photo hints at one", () => {
    expect(hinted.length).toBeGreaterThan(4);
    const off = hinted.map(({ yard, doors, name }) => {
      const surroundings = readSurroundings(yard);
      expect(surroundings.houseAhead, name).toBe(true);
      const [supposed] = surroundings.doors.filter(({ isSupposed }) => isSupposed);
      const [door] = doors.filter(({ kind }) => kind === "door");
      return Math.abs(supposed!.middle[0] - (door!.from[0] + door!.to[0]) / 2);
    });
    // A door at the rim of the picture may be hidden.
    expect(off.filter((metres) => metres < 0.3).length).toBeGreaterThan(0.9 * off.length);
  });

  it("has its door next to the garage, not in front of it", () => {
    const besideGarage = hinted.filter(({ doors }) => doors.some(({ kind }) => kind === "garage-door"));
    expect(besideGarage.length).toBeGreaterThan(3);
    for (const { yard, name } of besideGarage) {
      const { doors } = readSurroundings(yard);
      const [garage] = doors.filter(({ kind }) => kind === "garage-door");
      const [door] = doors.filter(({ isSupposed }) => isSupposed);
      expect(door!.to[0] <= garage!.from[0] || door!.from[0] >= garage!.to[0], name).toBe(true);
    }
  });

  it("has a patio requested by the house at its wall", () => {
    const off = hinted.flatMap(({ yard, toHouse }, i) => {
      const plan = planOf(yard, "a paver patio by the house", { seed: 1, variation: 0, composition: i % 10 });
      const hit = createSurfaceHit();
      const paved: number[] = [];
      for (let x = -6; x < 6; x += 0.25)
        for (let z = 1; z < 12; z += 0.25) if (plan.surfaceAt(x, z, hit).toPatio < 0) paved.push(toHouse(x, z));
      return paved.length > 0 ? [Math.min(...paved)] : [];
    });
    expect(off.length).toBeGreaterThan(4);
    for (const metres of off) expect(metres).toBeLessThan(1);
  });

  it("has a requested path led to it, and reports that this is a guess", () => {
    const told = hinted.map(({ yard }, i) => {
      const which = { seed: 1, variation: 0, composition: i % 10 };
      return JSON.stringify(planOf(yard, "a gravel path to the front door", which).summary);
    });
    expect(told.filter((own) => own.includes("the photo shows none"))).toEqual([]);
    expect(told.filter((own) => own.includes("where the door seems to be")).length).toBeGreaterThan(told.length / 2);
  });
});
