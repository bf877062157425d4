import { describe, expect, it } from "vitest";
import { changes } from "#tests/designer/changes.ts";
import { readHome } from "#tests/designer/plan-properties/planned-home.ts";
import { isPool } from "../objects/making/pool-outline.ts";
import { readWish } from "../wish/read-wish.ts";
import { changePlan } from "./change-plan.ts";
import { concernOf, concernsObject, concernsPlant } from "./changing/concern.ts";
import { surroundings } from "./changing/ground-of-change.ts";
import { findIdea } from "./idea/idea.ts";
import { layOut } from "./lay-out-plan.ts";
import { footprintOf } from "./parts/footprint.ts";
import type { Plan } from "./parts/plan.ts";

const made = changes.map(([words, change], i) => {
  const { terrain } = readHome(2 * (i % 6));
  const wish = readWish(words);
  const before = layOut(terrain, findIdea(wish, terrain, i, i % 3), wish, i);
  return { words, change, before: before.plan, after: changePlan(before, readWish(change), i, i % 3).plan };
});

describe("a change of one thing leaves the scope of the design", () => {
  it.each([
    ["a hedge along the fence", "remove the hedge", "things"],
    ["a bench", "add roses", "planting"],
    ["low maintenance", "add a bench", "yard"],
  ])("%s, then %s: %s", (words, change, scope) => {
    const { terrain } = readHome(2);
    const wish = readWish(words);
    const before = layOut(terrain, findIdea(wish, terrain, 1, 0), wish, 1);
    expect(changePlan(before, readWish(change), 1, 0).layout.idea.scope).toBe(scope);
  });
});

describe("a change changes one thing", () => {
  it.each(made)("$words: $change", ({ change, before, after }) => {
    const concern = concernOf(readWish(change));
    const own = differences(before, after);
    if (after.summary.movedToo?.length === 0) {
      expect(own.objects.filter((object) => !concernsObject(concern, object)).map(({ object }) => object)).toEqual([]);
      const things = [
        ...own.objects.flatMap(groundOf),
        ...own.plants.filter((plant) => concernsPlant(concern, plant, false)),
      ];
      const farOff = own.plants.filter(
        (plant) => !concernsPlant(concern, plant, true) && things.every((thing) => apart(thing, plant) > farthest),
      );
      expect(farOff.map(({ species }) => species)).toEqual([]);
    }
  });

  it("moves more in few cases only, and says so", () => {
    expect(made.filter(({ after }) => after.summary.movedToo?.length).length).toBeLessThanOrEqual(2);
  });

  it.each(["make it modern", "low maintenance instead"])("one of the whole garden says that it is one: %s", (words) => {
    const { terrain } = readHome(2);
    const wish = readWish("a patio and roses");
    const before = layOut(terrain, findIdea(wish, terrain, 1, 0), wish, 1);
    expect(changePlan(before, readWish(words), 1, 0).plan.summary.movedToo).toEqual(["the whole garden"]);
  });
});

const farthest = surroundings + 2;

function differences(before: Plan, after: Plan) {
  const isBuilt = ({ object }: Plan["objects"][number]) => object !== "edging-stone";
  return {
    objects: [...only(before.objects, after.objects), ...only(after.objects, before.objects)].filter(isBuilt),
    plants: [...only(places(before), places(after)), ...only(places(after), places(before))],
  };
}

/** Flowers may change color in place, so colors are left out. */
function places({ plants }: Plan) {
  return plants.map(({ palette: _, ...place }) => place);
}

function only<T>(list: readonly T[], other: readonly T[]): T[] {
  const there = new Set(other.map((own) => JSON.stringify(own)));
  return list.filter((own) => !there.has(JSON.stringify(own)));
}

/** The object's center; for a pool, which is larger than anything else, points all over it. */
function groundOf(object: Plan["objects"][number]): { x: number; z: number }[] {
  return isPool(object.object) ? footprintOf(object) : [object];
}

function apart(one: { x: number; z: number }, other: { x: number; z: number }): number {
  return Math.hypot(one.x - other.x, one.z - other.z);
}
