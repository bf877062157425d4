import { clamp, lerp } from "../../numeric/scalar.ts";
import { isSmall } from "../ground/ground-box.ts";
import { isOpenGround, isPavedGround, openSpanAt, sampleField } from "../ground/ground-grid.ts";
import { distancesToWalks, endOfWalk, isLedByPaving } from "../ground/paved-ways.ts";
import { isSupposed } from "../ground/spots.ts";
import type { Door } from "../ground/surroundings.ts";
import { meanDistanceFromPlace, pointAt, shareOfPicture, type Terrain } from "../ground/terrain.ts";
import { type Idea, type Want, wantsFor } from "../idea/idea.ts";
import type { NoRoom } from "../parts/no-room.ts";
import { distanceToOutline } from "../parts/outline.ts";
import { lastOf, type PlanPoint } from "../parts/plan-point.ts";
import { apronOf, isServable } from "./aprons.ts";
import { drawCourse } from "./course.ts";
import { type NamedEnds, namedEnds, reportEnds } from "./path-ends.ts";
import { linesThrough } from "./path-line.ts";
import type { Patio } from "./patio.ts";
import { createRibbon, type Ribbon, runsOver } from "./ribbon.ts";

/** "viewer" is often at the house's back door. */
export type Stop = "viewer" | "patio" | "door" | "spot" | "far-end";

export interface Path extends Ribbon {
  from: Stop;
  to: Stop;
}

/** Share of the path that objects in the photo may cut, and the share that must be visible. */
const mostBlocked = 0.12;
const leastSeen = 0.12;
/** By how much less a later line must be cut to win over an earlier one, and the cost of a meter from its place. */
const worthChanging = 0.03;
const offPlaceWeight = 0.05;
/** Minimum and maximum width of a path in meters. */
const narrowest = 0.6;
const widest = 2.4;
const steppingWidth = 0.95;
/** Meters from the viewer within which a patio needs no path; and between a path and walls. */
const nearPatio = 0.9;
const offWalls = 0.45;
/** Meters from a door within which a patio is at it. */
const atDoor = 1.5;
/** Meters below the picture at which a path starts. */
const belowPicture = 0.7;
/** Share of the picture's height beyond which a walk goes on below it. */
const cutOff = 0.95;
/** Meters from a walk that stays within which a path doubles it, and the share of a path that may be there. */
const besideWalk = 1.5;
const mostBesideWalk = 0.5;
/** Meters between a path and what is laid before it. */
const offTaken = 0.4;
const intoPatio = 0.35;

/** From where people come to where they sit; bends flatten if they do not fit. */
export function layPath(idea: Idea, patio: Patio | undefined, terrain: Terrain, noRoom: NoRoom): Path | undefined {
  const [want] = wantsFor(idea, "path");
  if (!want || idea.existingPaving === "path" || (idea.paving.onPaving && !want.asked)) return undefined;
  const freed = endsOfFreed(terrain);
  const isReplacedInVain = idea.replacesWalk && !freed && distancesToWalks(terrain) !== undefined;
  if (!freed && (isReplacedInVain || isLedByPaving(terrain, want))) {
    // Existing paving along the same way is the path.
    if (want.asked && (idea.requestsPathPaving || idea.requestedCourse)) noRoom.reportLaidPath(idea.requestedCourse);
    return undefined;
  }
  const { composition, paving } = idea;
  const asked = want.size?.width ?? (paving.stepping ? steppingWidth : composition.pathWidth) * (want.share ?? 1);
  const width = clamp(asked, narrowest, widest);
  const ends = freed ?? namedEnds(want, terrain);
  const best = (routes: readonly Route[]) => bestOf(routes, width, want, terrain, patio);
  const named =
    ends &&
    best(
      bentRoutes(
        roundTaken(leadingOn([routeBetween(ends, idea, patio, terrain)], terrain), terrain, width),
        idea,
        terrain,
      ),
    );
  // A path that misses the ends that are asked for, though the photo shows them, is none.
  const path = named ?? (ends ? undefined : best(linesOf(idea, patio, terrain, width)));
  if (want.asked && !path) noRoom.report("path", 1, 0);
  if (path) reportEnds(want, terrain, named !== undefined, noRoom);
  // Only a requested path may lead to a guessed door or to nothing, which is reported.
  return path && !isRequested(idea, want) && leadsNowhere(path, terrain) ? undefined : path;
}

function isRequested({ suggested }: Idea, { asked }: Want): boolean {
  return asked && suggested !== "path";
}

/** Of the walk that it takes the place of, from the viewer's end, which goes on below the picture. */
function endsOfFreed(terrain: Terrain): Required<NamedEnds> | undefined {
  if (terrain.freed?.of !== "walk") return undefined;
  const [from, to] = terrain.freed.ends.toSorted(([, one], [, other]) => one - other);
  const [, v] = from ? shareOfPicture(terrain, ...from) : [0, 0];
  if (!from || !to) return undefined;
  const on = belowPicture / Math.hypot(from[0] - to[0], from[1] - to[1]);
  const isCut = v > cutOff;
  return { to, from: isCut ? [from[0] + (from[0] - to[0]) * on, from[1] + (from[1] - to[1]) * on] : from };
}

/** A supposed one only if the path was requested. */
function doorFor(idea: Idea, terrain: Terrain): Door | undefined {
  const wants = wantsFor(idea, "path");
  const mayGuess = wants.some((want) => isRequested(idea, want));
  return terrain.surroundings.doors.find((door) => isServable(terrain, door) && (mayGuess || !door.isSupposed));
}

function leadsNowhere({ to }: Path, { surroundings }: Terrain): boolean {
  return to === "far-end" || (to === "door" && isSupposed("front-door", surroundings));
}

/** Undefined if all are cut too much or hardly visible. */
function bestOf(
  routes: readonly Route[],
  width: number,
  want: Want,
  terrain: Terrain,
  patio: Patio | undefined,
): Path | undefined {
  let best: Path | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { from, to, points } of routes) {
    if (terrain.taken && runsOver(createRibbon(points, width), terrain.taken, offTaken)) continue;
    if (doublesWalk(terrain, points)) continue;
    const off = want.place ? meanDistanceFromPlace(terrain, want.place, points) : 0;
    const blocked = shareBlocked(terrain, points, width) + offPlaceWeight * off;
    if (blocked >= least - worthChanging) continue;
    least = blocked;
    best = { ...createRibbon(points, width), from, to };
  }
  const isOne = best && shareBlocked(terrain, best.points, width) <= mostBlocked && isSeen(terrain, best.points, patio);
  return isOne ? best : undefined;
}

/** Instead of crossing the walk or leading it on. */
function doublesWalk(terrain: Terrain, points: readonly PlanPoint[]): boolean {
  const toWalk = distancesToWalks(terrain);
  const shown = points.filter(([x, z]) => isOpenGround(terrain.grid, x, z));
  return (
    toWalk !== undefined &&
    shown.filter(([x, z]) => sampleField(toWalk, x, z) < besideWalk).length > mostBesideWalk * shown.length
  );
}

function leadingOn(routes: readonly Route[], terrain: Terrain): Route[] {
  return routes.flatMap((route): Route[] => {
    const end = lastOf(route.points);
    const start = endOfWalk(terrain, end);
    return start ? [route, { from: "spot", to: route.to, points: [start, end] }] : [route];
  });
}

function roundTaken(routes: readonly Route[], { taken }: Terrain, width: number): readonly Route[] {
  if (!taken) return routes;
  const across = taken.map(([x]) => x);
  const middle = taken.reduce((sum, [, z]) => sum + z, 0) / taken.length;
  const beside = width / 2 + 2 * offTaken;
  return routes.flatMap((route) => {
    const [first, ...rest] = route.points;
    if (!first) return route;
    const past = [Math.min(...across) - beside, Math.max(...across) + beside];
    return [route, ...past.map((x): Route => ({ ...route, points: [first, [x, middle], ...rest] }))];
  });
}

interface Route {
  from: Stop;
  to: Stop;
  points: PlanPoint[];
}

/** Best first: the figure's own, or every route with less and less of a bend. */
function linesOf(idea: Idea, patio: Patio | undefined, terrain: Terrain, width: number): Route[] {
  const { figure } = idea.composition;
  const door = doorFor(idea, terrain);
  if (figure) {
    const points = drawCourse(figure, idea, terrain, width, patio, door && apronOf(door));
    return [{ from: "viewer", to: door ? "door" : patio ? "patio" : "far-end", points }];
  }
  return bentRoutes(roundTaken(leadingOn(routesOf(idea, patio, terrain), terrain), terrain, width), idea, terrain);
}

function bentRoutes(routes: readonly Route[], { composition, mirror }: Idea, terrain: Terrain): Route[] {
  return routes.flatMap(({ points, ...ends }) =>
    linesThrough(points, composition.pathForm, mirror, terrain).map((line) => ({ ...ends, points: line })),
  );
}

/** An unnamed end is where people come from, or where they go. */
function routeBetween({ from, to }: NamedEnds, idea: Idea, patio: Patio | undefined, terrain: Terrain): Route {
  const { composition, mirror } = idea;
  const near = viewerPoint(terrain, composition.pathFrom * mirror);
  // With only a stated start, it leads to the patio or into the garden.
  const open = to ?? from ?? near;
  const seat = patio && approachOf(patio, open);
  if (!to) {
    const far = pointAt(terrain, clamp(-composition.pathFrom * mirror, -0.7, 0.7), 0.92);
    return { from: "spot", to: seat ? "patio" : "far-end", points: [open, seat ?? far] };
  }
  // A path to the door ends at a patio that is there.
  if (patio && distanceToOutline(patio, to[0], to[1]) < atDoor) {
    const start = from ?? near;
    return { from: from ? "spot" : "viewer", to: "patio", points: [start, approachOf(patio, start)] };
  }
  if (from) return { from: "spot", to: "spot", points: [from, to] };
  return seat ? { from: "patio", to: "spot", points: [seat, to] } : { from: "viewer", to: "spot", points: [near, to] };
}

function routesOf(idea: Idea, patio: Patio | undefined, terrain: Terrain): Route[] {
  const { composition, mirror } = idea;
  const { surroundings, grid } = terrain;
  const door = doorFor(idea, terrain);
  const near = viewerPoint(terrain, composition.pathFrom * mirror);
  const far = pointAt(terrain, clamp(-composition.pathFrom * mirror, -0.7, 0.7), 0.92);
  const gate = door && apronOf(door);
  if (!patio) {
    const routes: Route[] = [{ from: "viewer", to: "far-end", points: [near, far] }];
    if (gate) routes.unshift({ from: "viewer", to: "door", points: [near, gate] });
    return routes;
  }
  const seat = approachOf(patio, near);
  const toPatio: Route = { from: "viewer", to: "patio", points: [near, seat] };
  // A patio directly in front of the viewer needs no path to it, but one into the garden.
  const isNear = patio.z - patio.halfDepth < grid.nearZ + nearPatio;
  const end = gate ?? far;
  const onward: Route = { from: "patio", to: gate ? "door" : "far-end", points: [approachOf(patio, end), end] };
  if (isNear) return [onward, toPatio];
  if (!gate) return [toPatio];
  const fromGate: Route = { from: "door", to: "patio", points: [gate, approachOf(patio, gate)] };
  const through: Route = { from: "viewer", to: "door", points: [near, [patio.x, patio.z], gate] };
  return surroundings.houseAhead ? [through, fromGate, toPatio] : [fromGate, toPatio];
}

/** Below the picture if the feet are not in it. */
function viewerPoint({ grid, yard: { camera } }: Terrain, across: number): PlanPoint {
  const from = grid.nearZ + 0.2;
  const [left, right] = openSpanAt(grid, from);
  const x = lerp(left, right, clamp(0.5 + across * 0.42, 0.12, 0.88));
  const [, bottom] = camera.groundAt(camera.width / 2, camera.height, [0, 0, 0]);
  const z = Math.max(0.3, Math.min(grid.nearZ * 0.8 - 0.6, bottom - belowPicture));
  return [x * Math.min(1, (z + belowPicture) / from), z];
}

function approachOf(patio: Patio, [fromX, fromZ]: PlanPoint): PlanPoint {
  for (let t = 0.1; t < 1; t += 0.05) {
    const point: PlanPoint = [lerp(fromX, patio.x, t), lerp(fromZ, patio.z, t)];
    if (distanceToOutline(patio, point[0], point[1]) < -intoPatio) return point;
  }
  return [patio.x, patio.z];
}

/** Share of the line on or near upright objects, or over a driveway. */
function shareBlocked(terrain: Terrain, points: readonly PlanPoint[], width: number): number {
  const { grid } = terrain;
  const beside = isSmall(terrain.box) ? width / 2 : offWalls;
  const blocked = points.filter(([x, z], i) => {
    const [u, v] = shareOfPicture(terrain, x, z);
    // Unknown below the picture.
    if (v > 1 || u < 0 || u > 1 || isPavedGround(grid, x, z)) return false;
    // At a door the path ends at the wall.
    const atEnd = i < 3 || i > points.length - 4;
    return !isOpenGround(grid, x, z) || (!atEnd && sampleField(grid.toStructure, x, z) < beside);
  });
  return blocked.length / points.length;
}

/** Not under the patio. */
function isSeen({ grid }: Terrain, points: readonly PlanPoint[], patio: Patio | undefined): boolean {
  const seen = ([x, z]: PlanPoint) => isOpenGround(grid, x, z) && (!patio || distanceToOutline(patio, x, z) > 0.1);
  return points.filter(seen).length > points.length * leastSeen;
}
