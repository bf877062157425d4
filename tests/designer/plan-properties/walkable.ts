import { footprintOf, heightOf } from "#app/designer/plan/parts/footprint.ts";
import { createSurfaceHit, type Plan } from "#app/designer/plan/parts/plan.ts";
import { isObjectFor } from "#app/designer/plan/site/objects-for-element.ts";
import { speciesCatalog } from "#app/designer/plants/catalog.ts";
import type { Element } from "#app/designer/wish/lexicon/garden-words.ts";
import { endsOfPath } from "./access.ts";
import type { Point } from "./placed.ts";
import type { PlannedHome } from "./planned-home.ts";

/** Meters: cells of the search, half of what a person needs less the cells' roughness, and how near a walk begins and ends. */
const walk = { cell: 0.1, half: 0.35, atDoor: 1, atGoal: 0.6 };
const range = { x: 6.5, near: 0.5, far: 13 };
/** Meters of height that one looks and steps over. */
const low = 0.4;

/** Which doors, gates and drives that the photo shows have no walk to the patio or to the viewer, though the empty yard has one. */
export function findBlockedWalks({ plan, at }: PlannedHome): string[] {
  const hit = createSurfaceHit();
  const isPatio = (x: number, z: number) => plan.surfaceAt(x, z, hit).toPatio < 0;
  const nearest = nearEnd(at);
  const goals = {
    patio: isPatio,
    viewer: (_: number, z: number) => z < nearest + walk.atGoal,
  };
  const blocked = reachOf(at.isGround, isClear(plan, isPatio));
  const empty = reachOf(at.isGround, () => true);
  const starts: [string, (x: number, z: number) => boolean][] = at.yard.doors
    .filter(({ kind }) => kind === "door")
    .map(({ from, to }) => {
      const [x, z] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      return ["door", (ownX: number, ownZ: number) => Math.hypot(ownX - x, ownZ - z) < walk.atDoor];
    });
  if (at.toDrive(0, 4) < 99) starts.push(["drive", (x, z) => at.toDrive(x, z) < walk.atDoor]);
  return starts.flatMap(([what, isStart]) =>
    Object.entries(goals)
      .filter(([goal]) => what !== "drive" || goal === "patio")
      .filter(([, isGoal]) => empty(isStart, isGoal) && !blocked(isStart, isGoal))
      .map(([goal]) => `no walk from the ${what} to the ${goal}`),
  );
}

function nearEnd({ isGround, yard: { camera } }: PlannedHome["at"]): number {
  for (let z = range.near; z < range.far; z += walk.cell) {
    const [u, v, depth] = camera.project(0, 0, z, [0, 0, 0]);
    if (camera.isInPicture(u, v, depth) && isGround(0, z)) return z;
  }
  return range.near;
}

/** Whether nothing of the plan is where a person walks; furniture on a patio leaves its owners a way. */
function isClear(plan: Plan, isPatio: (x: number, z: number) => boolean): (x: number, z: number) => boolean {
  const hit = createSurfaceHit();
  const things = [
    ...plan.objects
      .filter(({ object, x, z }) => object !== "arch" && object !== "steps" && !isPatio(x, z))
      .flatMap(footprintOf),
    ...plan.plants
      .filter(({ support }) => !support)
      .map(({ species, x, z, size }) => ({ x, z, radius: 0.3 * speciesCatalog[species].radius * size })),
  ];
  return (x, z) => {
    const { kind, toBed } = plan.surfaceAt(x, z, hit);
    if (kind !== "patio" && kind !== "path" && toBed < walk.half) return false;
    return things.every((own) => Math.hypot(own.x - x, own.z - z) > own.radius + walk.half);
  };
}

function reachOf(isGround: (x: number, z: number) => boolean, isFree: (x: number, z: number) => boolean) {
  const columns = Math.round((2 * range.x) / walk.cell);
  const rows = Math.round((range.far - range.near) / walk.cell);
  const at = (column: number, row: number): [number, number] => [
    column * walk.cell - range.x,
    range.near + row * walk.cell,
  ];
  const free = Array.from({ length: rows * columns }, (_, cell) => {
    const [x, z] = at(cell % columns, Math.floor(cell / columns));
    return isGround(x, z) && isFree(x, z);
  });
  return (isStart: (x: number, z: number) => boolean, isGoal: (x: number, z: number) => boolean): boolean => {
    const waiting = free.flatMap((isFreeCell, cell) =>
      isFreeCell && isStart(...at(cell % columns, Math.floor(cell / columns))) ? [cell] : [],
    );
    const seen = new Set(waiting);
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      if (isGoal(...at(column, row))) return true;
      for (const [c, r] of [
        [column - 1, row],
        [column + 1, row],
        [column, row - 1],
        [column, row + 1],
      ] as const) {
        const next = r * columns + c;
        if (c < 0 || r < 0 || c >= columns || r >= rows || !free[next] || seen.has(next)) continue;
        seen.add(next);
        waiting.push(next);
      }
    }
    return false;
  };
}

/** Meters of a patio's side toward the house that must be open, how deep that is looked at, and the sector of that side. */
const opening = { width: 1.1, deep: 0.8, sector: Math.PI / 3, turn: Math.PI / 90 };

/** Whether the patio is walled in by beds and plants toward the door, the house, or the viewer, who is at it. */
export function findWalledPatio({ plan, at }: PlannedHome): string[] {
  const hit = createSurfaceHit();
  const toPatio = (x: number, z: number) => plan.surfaceAt(x, z, hit).toPatio;
  const inside: Point[] = [];
  for (let z = range.near; z < range.far; z += 0.2)
    for (let x = -range.x; x < range.x; x += 0.2) if (toPatio(x, z) < 0) inside.push({ x, z });
  if (inside.length === 0) return [];
  const middle = {
    x: inside.reduce((sum, { x }) => sum + x, 0) / inside.length,
    z: inside.reduce((sum, { z }) => sum + z, 0) / inside.length,
  };
  const tall = plan.plants.filter(({ species, size }) => speciesCatalog[species].height * size > low);
  const isOpen = (x: number, z: number) =>
    !at.isGround(x, z) ||
    (plan.surfaceAt(x, z, hit).kind !== "bed" &&
      tall.every((own) => Math.hypot(own.x - x, own.z - z) > 0.3 * speciesCatalog[own.species].radius * own.size));
  const [toX, toZ] = houseFrom(at, middle);
  const toward = Math.atan2(toX - middle.x, toZ - middle.z);
  let [widest, from]: [number, Point | undefined] = [0, undefined];
  for (let turn = -opening.sector; turn <= opening.sector; turn += opening.turn) {
    const [dx, dz] = [Math.sin(toward + turn), Math.cos(toward + turn)];
    let away = 0;
    while (away < range.far && toPatio(middle.x + dx * away, middle.z + dz * away) < 0.02) away += 0.02;
    const edge = { x: middle.x + dx * away, z: middle.z + dz * away };
    const free = [0.1, 0.3, 0.5, opening.deep].every((off) => isOpen(edge.x + dx * off, edge.z + dz * off));
    from = free ? (from ?? edge) : undefined;
    if (from) widest = Math.max(widest, Math.hypot(edge.x - from.x, edge.z - from.z));
  }
  const half = Math.sqrt(inside.length * 0.04) / 2;
  return widest < Math.min(opening.width, half)
    ? [`patio open for ${widest.toFixed(1)} m toward the house, at ${middle.x.toFixed(1)}, ${middle.z.toFixed(1)}`]
    : [];
}

function houseFrom(at: PlannedHome["at"], { x, z }: Point): [number, number] {
  if (!at.houseAhead) return [0, 0];
  const door = at.yard.doors.find(({ kind }) => kind === "door");
  if (door) return [(door.from[0] + door.to[0]) / 2, (door.from[1] + door.to[1]) / 2];
  // toHouse falls off square to the wall.
  const off = at.toHouse(x, z);
  return [x + (off * (off - at.toHouse(x + 0.1, z))) / 0.1, z + (off * (off - at.toHouse(x, z + 0.1))) / 0.1];
}

const pathEnd = { door: 1.3, drive: 0.8, patio: 0.5, thing: 1.6 };

/** Ends of the path at nothing that one goes to, whether the plan says so or not; a guessed door is one only for a requested path. */
export function findAimlessEnds({ plan, at, wish }: PlannedHome): string[] {
  const hit = createSurfaceHit();
  const things = plan.objects.filter(
    ({ object }) => !/^(?:edging|path-light|boulder|arch|steps|pot|planter)/.test(object),
  );
  const doors = wish.asked.includes("path") ? at.doors : at.yard.doors;
  return endsOfPath({ plan, at }).flatMap(([x, z]) => {
    const [u, v, depth] = at.yard.camera.project(x, 0, z, [0, 0, 0]);
    const { width, height } = at.yard.camera;
    const leads =
      depth <= 0 ||
      v > height * 0.9 ||
      u < 0 ||
      u > width ||
      doors.some(({ from, to }) => Math.hypot((from[0] + to[0]) / 2 - x, (from[1] + to[1]) / 2 - z) < pathEnd.door) ||
      at.toDrive(x, z) < pathEnd.drive ||
      plan.surfaceAt(x, z, hit).toPatio < pathEnd.patio ||
      things.some((own) => Math.hypot(own.x - x, own.z - z) < pathEnd.thing);
    return leads ? [] : [`path ends at nothing, ${x.toFixed(1)}, ${z.toFixed(1)}`];
  });
}

const sight = { before: 4, beside: 0.1 };
/** What stands behind others by its nature, and what one looks through. */
const backdrops: ReadonlySet<Element> = new Set(["fence", "screen", "retaining-wall", "hedge", "edging"]);
const seenThrough = /^(?:arch|pergola|string-lights|parasol|path-light)/;

/** What stands higher than 0.4 m in the 4 m between the viewer and something requested, furniture of one patio aside. */
export function findBeforeRequested({ plan, wish }: PlannedHome): string[] {
  const hit = createSurfaceHit();
  const elementsOf = (object: Plan["objects"][number]) =>
    [...wish.asked].filter((element) => !backdrops.has(element) && isObjectFor(element, object.object));
  const isOnPatio = ({ x, z }: Point) => plan.surfaceAt(x, z, hit).toPatio < 0.3;
  return plan.objects.flatMap((own) => {
    const [element] = elementsOf(own);
    if (!element || seenThrough.test(own.object)) return [];
    const discs = footprintOf(own);
    const front = Math.min(...discs.map(({ z, radius }) => z - radius));
    const [left, right] = [
      Math.min(...discs.map(({ x, z, radius }) => (x - radius) / z)),
      Math.max(...discs.map(({ x, z, radius }) => (x + radius) / z)),
    ];
    const isBefore = ({ x, z }: Point) =>
      z < front && z > front - sight.before && x / z > left + sight.beside / z && x / z < right - sight.beside / z;
    const plants = plan.plants
      .filter((plant) => isBefore(plant) && !plant.support)
      .filter(({ species, size }) => speciesCatalog[species].height * size > low)
      .map(({ species }) => species as string);
    const objects = plan.objects
      .filter((other) => other !== own && isBefore(other) && heightOf(other) > low)
      .filter((other) => !seenThrough.test(other.object) && !elementsOf(other).includes(element))
      .filter((other) => !(isOnPatio(own) && isOnPatio(other)))
      .map(({ object }) => object as string);
    return [...new Set([...plants, ...objects])].map((what) => `${what} before the ${own.object}`);
  });
}
