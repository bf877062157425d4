import { isObject, objectCatalog } from "../objects/catalog.ts";
import { without } from "../wish/typed/lists.ts";
import type { StatedThing, Wish } from "../wish/typed/wish.ts";
import { describeExtent } from "../wording/length-words.ts";
import type { Terrain } from "./ground/terrain.ts";
import { likely, type Yard } from "./ground/yard.ts";
import { concedeAll } from "./idea/concessions.ts";
import { findIdea } from "./idea/idea.ts";
import { layOutOnce, terrainOf } from "./lay-out-plan.ts";
import type { Lack } from "./parts/no-room.ts";
import type { Plan } from "./parts/plan.ts";
import type { LaidOut } from "./ranking/seen/laid-out.ts";
import { isObjectFor } from "./site/objects-for-element.ts";
import { smallestPool } from "./surfaces/pools.ts";
import { whereSeen } from "./wording/where-seen.ts";

type Thing = Lack["thing"];

/** Meters behind the foot of plants that would be ground without them. */
const behindFoot = 1.5;
/** Other requested things that are tried without. */
const mostOthers = 4;

/** What would make room, with the place of the thing then, and the yard and the wish with it. */
interface WayOut {
  words: (where: string) => string;
  yard: Yard;
  wish: Wish;
}

/**
 * For things that no design has room for: "there is room if the old paving on the left may go", of what is there or of
 * what else is requested, else why there is none. A layout for each that could go, of 0.2 seconds.
 */
export function findWaysOut(
  yard: Yard,
  wish: Wish,
  seed: number,
  plan: Plan | undefined,
  things: readonly Thing[],
): ReadonlyMap<Thing, string> {
  const lacking = new Set(plan?.lacks.flatMap(({ thing, isMissing }) => (isMissing ? [thing] : [])));
  /** The design with room for the thing and whatever had room before, if there is one. */
  const findRoom = (thing: Thing, terrain: Terrain, wished: Wish): LaidOut | undefined => {
    const idea = findIdea(wished, terrain, seed, 0, plan?.summary.composition);
    const lacks = plan?.lacks.filter((lack) => lack.thing === thing) ?? [];
    const laidOut = layOutOnce(terrain, concedeAll(idea, lacks), wished, seed);
    const isIn = laidOut.plan.lacks.every(
      (lack) => !lack.isMissing || (lack.thing !== thing && lacking.has(lack.thing)),
    );
    return isIn ? laidOut : undefined;
  };
  const there = things.length > 0 ? listThere(yard, wish) : [];
  return new Map(
    things.map((thing) => {
      for (const { words, ...way } of [...there, ...listOthers(yard, wish, thing)]) {
        const laidOut = findRoom(thing, terrainOf(way.yard, way.wish), way.wish);
        if (laidOut) return [thing, `there is room ${words(describePlaceOf(laidOut, thing))}`];
      }
      const terrain = terrainOf(yard, wish);
      const isBeforeDoor = findRoom(thing, withoutEntrances(terrain), wish) !== undefined;
      return [
        thing,
        isBeforeDoor ? "the only room is before a door, gate or drive" : describeNeed(terrain, wish, thing),
      ];
    }),
  );
}

function listThere(yard: Yard, wish: Wish): WayOut[] {
  const unpaved: Wish = {
    ...wish,
    refused: [...wish.refused, "paving"],
    kept: without(wish.kept, ["paving", "patio"]),
  };
  return [
    ...(yard.paving ? [{ words: (where: string) => `if the old paving${where} may go`, yard, wish: unpaved }] : []),
    { words: (where) => `if the plants${where} may go`, yard: withoutPlants(yard), wish },
    { words: () => "if the drive may go", yard: withoutDrive(yard), wish },
  ];
}

/** The last one first. */
function listOthers(yard: Yard, wish: Wish, thing: Thing): WayOut[] {
  const others = wish.statedThings.filter((other) => other.thing !== thing && other.object !== thing);
  return others
    .toReversed()
    .slice(0, mostOthers)
    .map((other) => ({
      words: () => `without ${nameOf(other)}`,
      yard,
      wish: leavingOut(wish, other),
    }));
}

/** "The pond" of "a 3 x 4 m (9.8 x 13.1 ft) pond". */
function nameOf({ words }: StatedThing): string {
  return words.replace(/ \([^()]*\)/g, "").replace(/^(?:(?:an?|some|the) )?/, "the ");
}

function leavingOut(wish: Wish, { thing }: StatedThing): Wish {
  return {
    ...wish,
    asked: wish.asked.filter((own) => own !== thing),
    plants: wish.plants.filter((own) => own !== thing),
    items: wish.items.filter((item) => item.thing !== thing),
  };
}

/** The ground under shrubs and hedges is open; trunks have feet that stay, and what is far behind is not seen. */
function withoutPlants(yard: Yard): Yard {
  const point: [number, number, number] = [0, 0, 0];
  return {
    ...yard,
    groundAt: (u, v) => {
      const ground = yard.groundAt(u, v);
      if (ground > likely || yard.leafageAt(u, v) <= likely) return ground;
      const [, z, depth] = yard.camera.groundAt(u, v, point);
      return depth > 0 && z < yard.standingAt(u, v) + behindFoot ? 1 : ground;
    },
  };
}

function withoutDrive(yard: Yard): Yard {
  const isDrive = (u: number, v: number) => yard.kindAt(u, v) === "driveway";
  return {
    ...yard,
    groundAt: (u, v) => (isDrive(u, v) ? 1 : yard.groundAt(u, v)),
    kindAt: (u, v) => (isDrive(u, v) ? "paving" : yard.kindAt(u, v)),
  };
}

function withoutEntrances(terrain: Terrain): Terrain {
  const { grid, surroundings } = terrain;
  return {
    ...terrain,
    grid: { ...grid, toDrive: grid.toDrive.map(() => 99) },
    surroundings: { ...surroundings, doors: [] },
  };
}

function describePlaceOf({ layout, plan }: LaidOut, thing: Thing): string {
  const isOwn = ({ object }: { object: Parameters<typeof isObjectFor>[1] }) =>
    thing !== "sofa" && thing !== "standing" && isObjectFor(thing, object);
  const own =
    (thing === "patio" ? layout.patio : plan.objects.find(isOwn)) ??
    plan.plants.find(({ species }) => species === thing);
  return own ? ` ${whereSeen(layout.terrain, own.x, own.z)}` : "";
}

/** "too small: it needs 3 x 4 m, and the free ground is 2.1 m deep". */
function describeNeed({ box }: Terrain, wish: Wish, thing: Thing): string {
  const needs = sizeOf(wish, thing);
  if (!needs) return "no free ground is large enough";
  const told = (metres: readonly number[]) => describeExtent(metres, wish.unit ?? "m");
  const [long, short] = [Math.max(...needs), Math.min(...needs)];
  const sides = [
    ["wide", 2 * box.halfWidth],
    ["deep", box.depth],
  ] as const;
  const [[across, least], [along, most]] = sides[0][1] < sides[1][1] ? [sides[0], sides[1]] : [sides[1], sides[0]];
  const ground = least < short ? `${told([least])} ${across}` : most < long ? `${told([most])} ${along}` : undefined;
  const needed = `it needs ${told([long, short])}`;
  return ground
    ? `too small: ${needed}, and the free ground is ${ground}`
    : `no free ground is large enough: ${needed}`;
}

/** The smallest that would be drawn. */
function sizeOf({ items }: Wish, thing: Thing): readonly [number, number] | undefined {
  if (thing === "pool") return smallestPool;
  const size = items.find((item) => item.thing === thing)?.size;
  if (size?.width) return [size.width, size.depth ?? size.width];
  return isObject(thing) ? [objectCatalog[thing].width, objectCatalog[thing].depth] : undefined;
}
