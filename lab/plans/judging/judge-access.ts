import { distanceTransform } from "../../../app/designer/numeric/distance-transform.ts";
import type { Disc } from "../../../app/designer/plan/parts/footprint.ts";
import { forCellsIn, middleOf, type PlanFromAbove, roleOf } from "../plan-from-above.ts";
import type { Requested } from "../yard-wishes.ts";
import { isFor } from "./judge-requested.ts";

/**
 * Meters: half the width of a walk; height that people step over; from a door, and from a thing, to where its walk
 * ends.
 */
const walk = { half: 0.45, step: 0.3, door: 0.6, thing: 1.2 };

export interface AccessAnswer {
  walks: number;
  blocked: readonly string[];
}

/**
 * Walks of 0.9 m that a yard needs: from visible doors, steps and drive to the picture's edge, and from there to
 * requested places to sit; only where the yard had room for them before.
 */
export function judgeAccess(plan: PlanFromAbove, requested: readonly Requested[]): AccessAnswer {
  const edge = edgeCells(plan);
  const reachIn = (taken: Uint8Array) => reach(plan, passable(plan, taken), edge);
  const [before, after] = [reachIn(obstaclesBefore(plan)), reachIn(obstaclesAfter(plan))];
  const spots = [...startsOf(plan), ...placesOf(plan, requested)].filter(({ cells }) => touches(plan, before, cells));
  const patios = spots.filter(({ name }) => name === "patio");
  return {
    walks: spots.length + patios.length,
    blocked: [
      ...spots.filter(({ cells }) => !touches(plan, after, cells)).map(({ name }) => `no walk to the ${name}`),
      ...patios.filter(({ cells }) => !isOpenToHouse(plan, cells)).map(() => "patio closed towards the house"),
    ],
  };
}

interface Spot {
  name: string;
  cells: readonly number[];
}

function passable({ side, step }: PlanFromAbove, taken: Uint8Array): Uint8Array {
  return Uint8Array.from(distanceTransform(taken, side), (cells) => (cells * step >= walk.half ? 1 : 0));
}

/** A walk that leaves the picture leaves the yard, so the picture's edge does not narrow any. */
function obstaclesBefore({ before }: PlanFromAbove): Uint8Array {
  return Uint8Array.from(before, (kind) => (kind === "none" || kind === "pool" ? 1 : 0));
}

function obstaclesAfter(plan: PlanFromAbove): Uint8Array {
  const taken = obstaclesBefore(plan);
  for (const [cell, own] of plan.laid.entries())
    if (own?.change === "bed" || own?.change === "water" || own?.change === "hedge") taken[cell] = 1;
  for (const { what, height, discs } of plan.things) {
    if (height <= walk.step || what === "steps" || roleOf(what) === "climber") continue;
    for (const disc of discs)
      forCellsIn(plan, disc, (cell) => {
        taken[cell] = 1;
      });
  }
  return taken;
}

/** Ground at the border of the picture. */
function edgeCells(plan: PlanFromAbove): number[] {
  const { side, before } = plan;
  return [...before.keys()].filter((cell) => {
    if (before[cell] === "unseen" || before[cell] === "none") return false;
    return [cell - 1, cell + 1, cell - side].some((beside) => (before[beside] ?? "unseen") === "unseen");
  });
}

function startsOf(plan: PlanFromAbove): Spot[] {
  const doors = plan.doors.map(
    ([x, z]): Spot => ({ name: "door", cells: cellsAround(plan, { x, z, radius: walk.door }) }),
  );
  const ways = (["steps", "driveway"] as const).flatMap((kind): Spot[] => {
    const cells = [...plan.before.keys()].filter((cell) => plan.before[cell] === kind);
    return cells.length > 0 ? [{ name: kind, cells }] : [];
  });
  return [...doors, ...ways];
}

const toReach = ["fire-pit", "dining", "seating", "bench", "pergola"] as const;

function placesOf(plan: PlanFromAbove, requested: readonly Requested[]): Spot[] {
  return requested.flatMap(({ thing }): Spot[] => {
    if (thing === "patio") {
      const cells = [...plan.laid.keys()].filter((cell) => plan.laid[cell]?.kind === "patio");
      return cells.length > 0 ? [{ name: "patio", cells }] : [];
    }
    if (!toReach.some((own) => own === thing)) return [];
    const first = plan.things.find((own) => isFor(thing, own));
    return first ? [{ name: thing, cells: cellsAround(plan, { ...first, radius: walk.thing }) }] : [];
  });
}

function cellsAround(plan: PlanFromAbove, disc: Disc): number[] {
  const cells: number[] = [];
  forCellsIn(plan, disc, (cell) => cells.push(cell));
  return cells;
}

/** Over free cells. */
function reach({ side }: PlanFromAbove, free: Uint8Array, from: readonly number[]): Uint8Array {
  const reached = new Uint8Array(free.length);
  const open = from.filter((cell) => free[cell]);
  for (const cell of open) reached[cell] = 1;
  for (let cell = open.pop(); cell !== undefined; cell = open.pop())
    for (const beside of [cell - 1, cell + 1, cell - side, cell + side])
      if (free[beside] && !reached[beside]) {
        reached[beside] = 1;
        open.push(beside);
      }
  return reached;
}

/** Within half a walk's width. */
function touches(plan: PlanFromAbove, reached: Uint8Array, cells: readonly number[]): boolean {
  return cells.some((cell) => {
    const [x, z] = middleOf(plan, cell);
    let isNear = false;
    forCellsIn(plan, { x, z, radius: walk.half }, (beside) => {
      isNear ||= reached[beside] === 1;
    });
    return isNear;
  });
}

/** Cosine from which a side faces the house; meters beyond the patio's edge that count. By eye. */
const facing = { cosine: 0.7, beyond: 0.4 };

/** 0.9 m of that side must be free, where there is ground. */
function isOpenToHouse(plan: PlanFromAbove, patio: readonly number[]): boolean {
  const { side, step } = plan;
  const taken = obstaclesAfter(plan);
  const onPatio = new Set(patio);
  const beyond = Math.round(facing.beyond / step);
  let [free, shut] = [0, 0];
  for (const cell of patio) {
    const [x, z] = middleOf(plan, cell);
    for (const [dx, dz] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      if (onPatio.has(cell + dx + dz * side)) continue;
      const nearer = plan.toHouse(x, z) - plan.toHouse(x + dx * step, z + dz * step);
      if (!(nearer > facing.cosine * step)) continue;
      const outside = cell + (dx + dz * side) * beyond;
      const kind = plan.before[outside] ?? "unseen";
      // Where the house, a wall or the picture's edge follows, nothing of the design is between.
      if (kind === "none" || kind === "unseen" || !taken[outside]) free++;
      else shut++;
    }
  }
  return shut === 0 || free * step >= 2 * walk.half;
}
