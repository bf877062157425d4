import { expect, test } from "vitest";
import { drawFencedYard } from "#tests/designer/fenced-yard.ts";
import { createRandom, createStreams } from "../../numeric/random.ts";
import { readWish } from "../../wish/read-wish.ts";
import { readTerrain } from "../ground/terrain.ts";
import { findIdea } from "../idea/idea.ts";
import { NoRoom } from "../parts/no-room.ts";
import type { ObjectPlacement } from "../parts/plan.ts";
import { allowedHeight } from "../placers/planting/bed-rules.ts";
import { laySurfaces } from "../surfaces/surfaces.ts";
import { lowHeight, Site } from "./site.ts";

/** A door in the fence 9 m away; ground beside its walk, near enough to be in its way, and far enough to be out of it. */
const door = { kind: "door", from: [-0.5, 9], to: [0.5, 9] } as const;
const before = { x: -0.9, z: 8.2 };
const aside = { x: 2.4, z: 7 };

function siteOf(words: string): Site {
  const terrain = readTerrain(drawFencedYard({ doors: [door] }), false);
  const wish = readWish(words);
  const idea = findIdea(wish, terrain, 1, 0);
  const noRoom = new NoRoom("m");
  return new Site(laySurfaces(idea, terrain, noRoom, createStreams(1)), noRoom, createRandom(1));
}

const site = siteOf("no patio, no path, no trees");

test("nothing in front of a door is higher than a foot lifts", () => {
  const at = (place: { x: number; z: number }, height: number): ObjectPlacement => {
    return { object: "boulder", ...place, angle: 0, size: 1, height };
  };
  expect(site.fits(at(aside, 2 * lowHeight), "anywhere")).toBe(true);
  expect(site.fits(at(before, 2 * lowHeight), "anywhere")).toBe(false);
  expect(site.fits(at(before, 0.9 * lowHeight), "anywhere")).toBe(true);
});

test("nor is anything planted there that grows higher", () => {
  expect(site.plant("hydrangea", before.x, before.z, 1, 0.1)).toBe(false);
  expect(site.plant("hydrangea", aside.x, aside.z, 1, 0.1)).toBe(true);
  expect(site.plant("mound", before.x, before.z, 1, 0.1)).toBe(true);
  expect(allowedHeight(site, before.x, before.z)).toBeLessThanOrEqual(lowHeight);
});

test("plants keep their distance to the paving", () => {
  const paved = siteOf("a square patio of 3 x 3 m, no path");
  const { x, z } = paved.layout.patio!;
  const plantAt = (metres: number) => {
    let far = z;
    while (paved.map.surfaceAt(x, far).toPatio < metres) far += 0.02;
    return paved.plant("blue-fescue", x, far, 1, 0.5);
  };
  expect(plantAt(0.3)).toBe(false);
  expect(plantAt(0.6)).toBe(true);
});
