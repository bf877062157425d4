import { footprintOf, heightOf } from "#app/designer/plan/parts/footprint.ts";
import { createSurfaceHit } from "#app/designer/plan/parts/plan.ts";
import { speciesCatalog } from "#app/designer/plants/catalog.ts";
import { isAt, tells } from "./placed.ts";
import type { PlannedHome } from "./planned-home.ts";

/** Metres before a door or garage that stay free, and meters off a drive; higher than this a thing is in the way. */
const free = { door: 1, garage: 1.2, drive: 0.25, height: 0.45 };

/** What stands in the way of people and cars: "boulder before the door". */
export function findInTheWay({ plan, at }: PlannedHome): string[] {
  const things = [
    ...plan.objects
      .filter((object) => heightOf(object) > free.height && object.object !== "arch" && object.object !== "steps")
      .flatMap((object) =>
        footprintOf(object).map(({ x, z, radius }) => ({ what: object.object as string, x, z, radius })),
      ),
    ...plan.plants
      .filter(({ species, size, support }) => !support && speciesCatalog[species].height * size > free.height)
      .map(({ species, x, z }) => ({ what: species as string, x, z, radius: 0.1 })),
  ];
  const blocked = things.flatMap(({ what, x, z, radius }) => {
    const door = at.doors.find(({ kind, from, to }) => {
      const reach = kind === "garage-door" ? free.garage : free.door;
      const far = from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
      return x + radius > from[0] && x - radius < to[0] && z > far - reach && z < far + 0.2;
    });
    if (door) return [`${what} before the ${door.kind}`];
    return at.toDrive(x, z) - radius < free.drive ? [`${what} at the drive`] : [];
  });
  return [...new Set(blocked)];
}

/** Metres within which a path ends at something, and from the near end of the ground at which it comes from the viewer. */
const atEnd = { door: 1.3, drive: 0.8, patio: 0.5, thing: 1.6, viewer: 1.2, edge: 0.9 };

/** Which ends of the plan's path lead nowhere without saying so: not to a door, drive, patio, the viewer, or a thing that is asked for. */
export function findDeadEnds(home: PlannedHome): string[] {
  const { plan, at, wish } = home;
  if (tells(plan, "path")) return [];
  const goals = wish.items.flatMap(({ thing, place }) => (thing === "path" && place ? [place] : []));
  const ends = endsOfPath({ plan, at });
  const hit = createSurfaceHit();
  const asked = plan.objects.filter(
    ({ object }) => object !== "edging-stone" && object !== "path-light" && object !== "boulder",
  );
  return ends.flatMap(([x, z]) => {
    const [, v, depth] = at.yard.camera.project(x, 0, z, [0, 0, 0]);
    const [u] = at.yard.camera.project(x, 0, z, [0, 0, 0]);
    const outOfPicture = depth <= 0 || v > at.yard.camera.height * 0.9 || u < 0 || u > at.yard.camera.width;
    const toDoor = Math.min(
      99,
      ...at.doors.map(({ from, to }) => Math.hypot((from[0] + to[0]) / 2 - x, (from[1] + to[1]) / 2 - z)),
    );
    const leads =
      outOfPicture ||
      toDoor < atEnd.door ||
      at.toDrive(x, z) < atEnd.drive ||
      plan.surfaceAt(x, z, hit).toPatio < atEnd.patio ||
      asked.some((object) => Math.hypot(object.x - x, object.z - z) < atEnd.thing) ||
      goals.some((place) => isAt(home, place, { x, z })) ||
      // Out of the yard at its side, or round the house.
      x - at.left < atEnd.edge ||
      at.right - x < atEnd.edge;
    return leads ? [] : [`path ends at ${x.toFixed(1)}, ${z.toFixed(1)}`];
  });
}

/** The first and the last of a path that show on the ground. */
export function endsOfPath({ plan, at }: Pick<PlannedHome, "plan" | "at">): [x: number, z: number][] {
  const hit = createSurfaceHit();
  let [first, last] = [99, -99];
  const ends: [[number, number]?, [number, number]?] = [];
  for (let z = 0.5; z < 13; z += 0.1)
    for (let x = -6.5; x < 6.5; x += 0.1) {
      const { kind, pathAlong } = plan.surfaceAt(x, z, hit);
      if ((kind !== "path" && kind !== "stepping-stone") || !at.isGround(x, z)) continue;
      if (pathAlong < first) [first, ends[0]] = [pathAlong, [x, z]];
      if (pathAlong > last) [last, ends[1]] = [pathAlong, [x, z]];
    }
  return ends.flatMap((end) => (end ? [end] : []));
}
