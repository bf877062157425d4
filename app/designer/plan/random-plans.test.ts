import { beforeAll, describe, expect, it } from "vitest";
import { createRandom, pick, type Random } from "../numeric/random.ts";
import { type ObjectName, objectCatalogue } from "../objects/catalogue.ts";
import { type SpeciesName, speciesCatalogue } from "../plants/catalogue.ts";
import { footprintOf, heightOf } from "./footprint.ts";
import { findIdea, type Idea, removesPaving } from "./idea.ts";
import { layOutIdea } from "./lay-out-plan.ts";
import type { ObjectPlacement, Plan, SurfaceKind } from "./plan.ts";
import { drawRandomYard, type RandomYard } from "./random-yard.ts";
import { createSurfaceHit } from "./surfaces.ts";
import { readTerrain, type Terrain } from "./terrain.ts";
import { readWish } from "./wish/read-wish.ts";
import type { Wish, WishItem } from "./wish.ts";
import type { Element, Place } from "./wish-lexicon.ts";

const yards = 20;
const plansPerYard = 10;

interface Trial {
  name: string;
  at: RandomYard;
  terrain: Terrain;
  wish: Wish;
  idea: Idea;
  plan: Plan;
  seed: number;
  variation: number;
}

/** What stands for each element that is an object or a surface of its own. */
const signs: Partial<Record<Element, { objects?: ObjectName[]; surface?: SurfaceKind }>> = {
  path: { surface: "path" },
  "fire-pit": { objects: ["fire-pit", "fire-bowl", "fire-table"] },
  dining: { objects: ["dining-set"] },
  pergola: { objects: ["pergola"] },
  arch: { objects: ["arch", "arbour"] },
  bench: { objects: ["bench", "block-bench"] },
  lights: { objects: ["path-light"] },
  boulders: { objects: ["boulder"] },
  lantern: { objects: ["stone-lantern"] },
  water: { objects: ["water-bowl"] },
  "raised-bed": { objects: ["raised-bed"] },
  "dry-creek": { surface: "creek" },
  pond: { objects: ["pond"] },
  fountain: { objects: ["fountain"] },
  "string-lights": { objects: ["string-lights"] },
  fence: { objects: ["fence-panel"] },
  screen: { objects: ["screen"] },
  parasol: { objects: ["parasol"] },
  "retaining-wall": { objects: ["retaining-wall"] },
  steps: { objects: ["steps"] },
  hammock: { objects: ["hammock"] },
};
const elements = [
  ...Object.keys(signs),
  "patio",
  "seating",
  "tree",
  "hedge",
  "meadow",
  "play-lawn",
  "beds",
] as Element[];
const countable = new Set<Element>(["bench", "raised-bed", "boulders", "tree", "pond", "hammock", "planters"]);
const places: Place[] = ["left", "right", "back", "back-left", "near-house", "along-fence", "middle"];
const plants: SpeciesName[] = ["lavender", "rose", "hosta", "feather-grass"];

function createWish(random: Random): Wish {
  const items: WishItem[] = [];
  const asked = new Set<Element>();
  for (let i = 0; i < 1 + Math.floor(random() * 5); i++) {
    const thing = pick(random, elements);
    if (asked.has(thing)) continue;
    asked.add(thing);
    const count = countable.has(thing) && random() < 0.5 ? 1 + Math.floor(random() * 4) : undefined;
    items.push({ thing, count, place: random() < 0.3 ? pick(random, places) : undefined });
  }
  const named = random() < 0.4 ? [pick(random, plants)] : [];
  const refused = new Set<Element>(random() < 0.15 ? ["lawn"] : random() < 0.15 ? ["paving"] : []);
  return { ...readWish(""), asked, refused, items, plants: named };
}

/** Panels of a fence meet at their posts, pieces of a wall and its steps at their ends. */
function areJoined(one: string, other: string): boolean {
  const ofWall = (what: string) => what === "retaining-wall" || what === "steps";
  return (one === "fence-panel" && other === one) || (ofWall(one) && ofWall(other));
}

describe("200 random plans", () => {
  const trials: Trial[] = [];

  beforeAll(() => {
    for (let yard = 0; yard < yards; yard++) {
      const at = drawRandomYard(yard);
      const terrains = [false, true].map((removes) => () => readTerrain(at.yard, removes));
      const read: (Terrain | undefined)[] = [];
      for (let k = 0; k < plansPerYard; k++) {
        const seed = yard * 31 + k;
        const wish = createWish(createRandom(seed + 9));
        const removes = Number(removesPaving(wish, at.yard));
        read[removes] ??= terrains[removes]();
        const terrain = read[removes] as Terrain;
        const idea = findIdea(wish, terrain, seed, k);
        const plan = layOutIdea(terrain, idea, wish, seed, k);
        trials.push({ name: `yard ${yard} plan ${k}`, at, terrain, wish, idea, plan, seed, variation: k });
      }
    }
  }, 60_000);

  it("puts nothing outside the ground", () => {
    const outside = trials.flatMap(({ name, at, plan, idea }) => {
      const onGround = (x: number, z: number) => at.isGround(x, z);
      const virtual = idea.existingPaving === "patio";
      // A fence is carried on behind what stands before it: a shed, say, is in front of it in the picture.
      const isCarried = ({ object, x, z }: ObjectPlacement) =>
        object === "fence-panel" &&
        plan.objects.some(
          (other) =>
            other.object === object && onGround(other.x, other.z) && Math.hypot(other.x - x, other.z - z) < 2.2,
        );
      const things = plan.objects
        .filter((thing) => !onGround(thing.x, thing.z) && !virtual && !isCarried(thing))
        .map(({ object }) => `${name} ${object}`);
      return [
        ...things,
        ...plan.plants.filter(({ x, z }) => !onGround(x, z)).map(({ species }) => `${name} ${species}`),
      ];
    });
    expect(outside).toEqual([]);
  });

  it("keeps doors and driveways free", () => {
    const inTheWay = trials.flatMap(({ name, at, plan }) => {
      const { door, driveFrom } = at;
      const isBefore = (x: number, z: number) =>
        door !== undefined && Math.abs(x - door.x) < door.half && z > door.z - 1 && z < door.z + 0.1;
      const beside = (x: number) => driveFrom !== undefined && x > driveFrom - 0.3;
      return [
        ...plan.objects
          .filter((object) => heightOf(object) > 0.45 && !isOnPatio(plan, object))
          .filter(({ x, z }) => isBefore(x, z) || beside(x))
          .map(({ object }) => `${name} ${object}`),
        ...plan.plants
          .filter(({ species, size }) => speciesCatalogue[species].height * size > 0.45)
          .filter(({ x, z }) => isBefore(x, z) || beside(x))
          .map(({ species }) => `${name} ${species}`),
      ];
    });
    expect(inTheWay).toEqual([]);
  });

  it("stands nothing solid in something solid", () => {
    const clashes: string[] = [];
    for (const { name, plan } of trials) {
      const solid = plan.objects.filter(({ object }) => object !== "edging-stone");
      const trunks = plan.plants.filter(({ species }) => speciesCatalogue[species].role === "tree");
      const discs = [
        ...solid.map((object) => ({ what: object.object as string, discs: footprintOf(object) })),
        ...trunks.map(({ species, x, z }) => ({ what: species as string, discs: [{ x, z, radius: 0.2 }] })),
      ];
      for (let a = 0; a < discs.length; a++)
        for (let b = a + 1; b < discs.length; b++)
          if (
            !areJoined(discs[a].what, discs[b].what) &&
            discs[a].discs.some((one) =>
              discs[b].discs.some((two) => Math.hypot(one.x - two.x, one.z - two.z) < one.radius + two.radius - 0.02),
            )
          )
            clashes.push(`${name} ${discs[a].what} in ${discs[b].what}`);
    }
    expect(clashes).toEqual([]);
  });

  it("keeps furniture on the patio and plants off the paving", () => {
    const hit = createSurfaceHit();
    const wrong: string[] = [];
    for (const { name, plan, idea } of trials) {
      if (idea.existingPaving !== "patio")
        for (const object of plan.objects)
          if (
            /^(fire|dining|adirondack|lounge|sofa)/.test(object.object) &&
            plan.surfaceAt(object.x, object.z, hit).kind !== "patio"
          )
            wrong.push(`${name} ${object.object}`);
      for (const { species, x, z } of plan.plants)
        if (["patio", "path", "stepping-stone", "creek"].includes(plan.surfaceAt(x, z, hit).kind))
          wrong.push(`${name} ${species}`);
    }
    expect(wrong).toEqual([]);
  });

  it("spaces plants by their size", () => {
    const crowded: string[] = [];
    for (const { name, plan } of trials)
      for (let a = 0; a < plan.plants.length; a++)
        for (let b = a + 1; b < plan.plants.length; b++) {
          const [one, two] = [plan.plants[a], plan.plants[b]];
          // Under trees and before climbers others grow.
          if ([one, two].some(({ species }) => /tree|climber/.test(speciesCatalogue[species].role))) continue;
          const apart = Math.hypot(one.x - two.x, one.z - two.z);
          const needed =
            speciesCatalogue[one.species].radius * one.size + speciesCatalogue[two.species].radius * two.size;
          if (apart < needed * 0.74) crowded.push(`${name} ${one.species} ${two.species} ${apart.toFixed(2)}`);
        }
    expect(crowded).toEqual([]);
  });

  it("has every element that was asked for, or tells that it found no room", () => {
    const lost: string[] = [];
    for (const { name, plan, wish, at } of trials) {
      const told = plan.summary.noRoom.join("; ").replaceAll("-", " ");
      for (const element of wish.asked) {
        const sign = signs[element];
        if (!sign || wish.refused.has(element)) continue;
        const there = sign.objects
          ? plan.objects.some(({ object }) => sign.objects?.includes(object))
          : showsSurface(
              plan,
              at,
              sign.surface === "path" ? ["path", "stepping-stone"] : [sign.surface as SurfaceKind],
            );
        const resurfaced = element === "path" && plan.materials.existingPaving !== "keep";
        const words = { lights: "path light", lantern: "stone lantern", water: "water bowl" } as Partial<
          Record<Element, string>
        >;
        const word = (words[element] ?? element.replaceAll("-", " ")).replace(/s$/, "");
        if (!there && !resurfaced && !told.includes(word)) lost.push(`${name} ${element} (${told})`);
      }
    }
    expect(lost).toEqual([]);
  });

  it("places as many as were counted, or tells how many found no room", () => {
    const wrong: string[] = [];
    for (const { name, plan, wish } of trials)
      for (const { thing, count } of wish.items) {
        const objects = signs[thing as Element]?.objects;
        if (count === undefined || !objects) continue;
        const placed = plan.objects.filter(({ object }) => objects.includes(object)).length;
        const told = plan.summary.noRoom.some((words) =>
          words.includes(String(thing).replaceAll("-", " ").replace(/s$/, "")),
        );
        if (placed < count && !told)
          wrong.push(`${name} ${count} ${thing}: ${placed} (${plan.summary.noRoom.join("; ")})`);
      }
    expect(wrong).toEqual([]);
  });

  it("counts in its summary what it places", () => {
    for (const { plan } of trials) {
      expect(Object.values(plan.summary.objects).reduce((sum, count) => sum + count, 0)).toBe(plan.objects.length);
      expect(Object.values(plan.summary.plants).reduce((sum, count) => sum + count, 0)).toBe(plan.plants.length);
    }
  });

  it("plans the same from the same seed", () => {
    for (const { terrain, idea, wish, seed, variation, plan } of trials.filter((_, i) => i % 25 === 0)) {
      const again = layOutIdea(terrain, idea, wish, seed, variation);
      expect(JSON.stringify(again)).toBe(JSON.stringify(plan));
    }
  });
});

function isOnPatio(plan: Plan, { x, z }: ObjectPlacement): boolean {
  return plan.surfaceAt(x, z, createSurfaceHit()).toPatio < 0.5;
}

function showsSurface(plan: Plan, at: RandomYard, kinds: readonly SurfaceKind[]): boolean {
  const hit = createSurfaceHit();
  for (let z = 0.5; z < 13; z += 0.15)
    for (let x = -6; x < 6; x += 0.15)
      if (at.isGround(x, z) && kinds.includes(plan.surfaceAt(x, z, hit).kind)) return true;
  return false;
}

// Keeps the list of signs honest: every object named there is one that can be drawn.
it("knows its objects", () => {
  for (const sign of Object.values(signs))
    for (const object of sign.objects ?? []) expect(objectCatalogue[object]).toBeDefined();
});
