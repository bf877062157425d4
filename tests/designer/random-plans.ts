import { beforeAll, expect, it } from "vitest";
import type { ObjectName } from "#app/designer/objects/catalog.ts";
import { layOutIdea } from "#app/designer/plan/lay-out-plan.ts";
import { footprintOf, heightOf } from "#app/designer/plan/parts/footprint.ts";
import { createSurfaceHit, type ObjectPlacement, type Plan, type SurfaceKind } from "#app/designer/plan/parts/plan.ts";
import { isObjectFor } from "#app/designer/plan/site/objects-for-element.ts";
import { speciesCatalog } from "#app/designer/plants/catalog.ts";
import type { Element } from "#app/designer/wish/lexicon/garden-words.ts";
import { pairsOf } from "./pairs-of.ts";
import { planTrials, signs, type Trial } from "./random-trials.ts";
import type { RandomYard } from "./random-yard.ts";

/** Panels of a fence or screen meet at their posts, pieces of a wall and its steps at their ends; chairs are pushed under their table. */
function areJoined(one: string, other: string): boolean {
  const ofWall = (what: string) => what === "retaining-wall" || what === "steps";
  const atTable = ["dining-table", "dining-chair"];
  return (
    (atTable.includes(one) && atTable.includes(other)) ||
    ((isObjectFor("fence", one as ObjectName) || one === "screen") && other === one) ||
    (ofWall(one) && ofWall(other))
  );
}

/** Tests of what must be so of every plan, on ten made-up wishes for each of the first made-up yards. */
export function describeRandomPlans(yards: number): void {
  const trials: Trial[] = [];

  // A yard at a time: on a busy machine all of them take longer than one hook may.
  for (let yard = 0; yard < yards; yard++)
    beforeAll(() => {
      trials.push(...planTrials(yard));
    });

  it("are ten for each yard", () => {
    expect(trials).toHaveLength(10 * yards);
  });

  it("puts nothing outside the ground", () => {
    const outside = trials.flatMap(({ name, at, plan, idea }) => {
      const onGround = (x: number, z: number) => at.isGround(x, z);
      const virtual = idea.existingPaving === "patio";
      // A fence is carried on behind what stands before it: a shed, say, is in front of it in the picture.
      const isCarried = ({ object, x, z }: ObjectPlacement) =>
        isObjectFor("fence", object) &&
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
          .filter(({ species, size }) => speciesCatalog[species].height * size > 0.45)
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
      const trunks = plan.plants.filter(({ species }) => speciesCatalog[species].role === "tree");
      const discs = [
        ...solid.map((object) => ({ what: object.object as string, discs: footprintOf(object) })),
        ...trunks.map(({ species, x, z }) => ({ what: species as string, discs: [{ x, z, radius: 0.2 }] })),
      ];
      for (const [a, b] of pairsOf(discs))
        if (
          !areJoined(a.what, b.what) &&
          a.discs.some((one) =>
            b.discs.some((two) => Math.hypot(one.x - two.x, one.z - two.z) < one.radius + two.radius - 0.02),
          )
        )
          clashes.push(`${name} ${a.what} in ${b.what}`);
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
      for (const [one, two] of pairsOf(plan.plants)) {
        // Under trees and before climbers others grow.
        if ([one, two].some(({ species }) => /tree|climber/.test(speciesCatalog[species].role))) continue;
        const apart = Math.hypot(one.x - two.x, one.z - two.z);
        const needed = speciesCatalog[one.species].radius * one.size + speciesCatalog[two.species].radius * two.size;
        if (apart < needed * 0.74) crowded.push(`${name} ${one.species} ${two.species} ${apart.toFixed(2)}`);
      }
    expect(crowded).toEqual([]);
  });

  it("has every element that was asked for, or tells that it found no room", () => {
    const lost: string[] = [];
    for (const { name, plan, wish, at } of trials)
      for (const element of wish.asked) {
        const sign = signs[element];
        if (!sign || wish.refused.includes(element)) continue;
        const there = sign.objects ? countOf(plan, sign.objects) > 0 : showsSurface(plan, at, sign.surface);
        const resurfaced = element === "path" && plan.materials.existingPaving !== "keep";
        if (!there && !resurfaced && !tellsOf(plan, element)) lost.push(`${name} ${element}`);
      }
    expect(lost).toEqual([]);
  });

  it("places as many as were counted, or tells how many found no room", () => {
    const wrong: string[] = [];
    for (const { name, plan, wish } of trials)
      for (const { thing, count } of wish.items) {
        const objects = signs[thing as Element]?.objects;
        if (count === undefined || !objects) continue;
        const placed = countOf(plan, objects);
        if (placed < count && !tellsOf(plan, thing as Element)) wrong.push(`${name} ${count} ${thing}: ${placed}`);
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
    for (const { terrain, idea, wish, seed, plan } of trials.filter((_, i) => i % 25 === 0)) {
      const again = layOutIdea(terrain, idea, wish, seed);
      expect(JSON.stringify(again)).toBe(JSON.stringify(plan));
    }
  });
}

function isOnPatio(plan: Plan, { x, z }: ObjectPlacement): boolean {
  return plan.surfaceAt(x, z, createSurfaceHit()).toPatio < 0.5;
}

function countOf(plan: Plan, objects: readonly ObjectName[]): number {
  return plan.objects.filter(({ object }) => objects.includes(object)).length;
}

const statedAs: Partial<Record<Element, string>> = {
  lights: "path light",
  lantern: "stone lantern",
  water: "water bowl",
};

/** Whether the plan says that it had no room for an element, or for all of them. */
function tellsOf({ summary }: Plan, element: Element): boolean {
  const word = (statedAs[element] ?? element.replaceAll("-", " ")).replace(/s$/, "");
  return summary.noRoom.join("; ").replaceAll("-", " ").includes(word);
}

function showsSurface(plan: Plan, at: RandomYard, surface: SurfaceKind | undefined): boolean {
  const hit = createSurfaceHit();
  for (let z = 0.5; z < 13; z += 0.15)
    for (let x = -6; x < 6; x += 0.15) {
      const { kind } = plan.surfaceAt(x, z, hit);
      if ((kind === "stepping-stone" ? "path" : kind) === surface && at.isGround(x, z)) return true;
    }
  return false;
}
