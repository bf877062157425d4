import { speciesCatalog } from "#app/designer/plants/catalog.ts";
import type { Spot } from "#app/designer/wish/lexicon/garden-words.ts";
import type { WishItem } from "#app/designer/wish/typed/wish.ts";
import { endsOfPath } from "./access.ts";
import { type Point, pointsOf, tells } from "./placed.ts";
import type { PlannedHome } from "./planned-home.ts";

export interface SpotAnswer {
  /** "by-gate", and "by-gate, none there" of homes without. */
  spot: string;
  thing: string;
  answer: "right" | "said" | "wrong";
}

/** Metres from what a spot is named after within which a visitor would say that a thing is there, and a path ends there. */
const within = { thing: 2.8, path: 1.3 };
/** Metres from the middle of a pond or fire to its rim, at most. */
const rim = 1;
/** Share of what was asked for, plants of a row say, that has to stand at its spot. */
const mostOf = 0.7;
/** Points of ground, 0.25 m apart, that are a bed: others may lie elsewhere. */
const leastBed = 6;

/** For every thing of a wish with a spot, and every end of its paths, whether it is there, or said not to be. */
export function judgeSpots(home: PlannedHome): SpotAnswer[] {
  return home.wish.items.flatMap((item): SpotAnswer[] => {
    const { spot, thing } = item;
    if (thing === "path") return judgeEnds(home, item.from, item.to);
    const shown = spot && pointsOf(home, item);
    if (!spot || !shown) return [];
    const off = offSpot(home, spot);
    const isThere = (point: Point) => off !== undefined && off(point) < within.thing && isBeside(home, item, point);
    const there = shown.filter(isThere).length;
    const enough =
      (thing === "beds" || thing === "border") && !item.of ? Math.min(leastBed, shown.length) : shown.length;
    const isRight = shown.length > 0 && there >= Math.min(item.count ?? mostOf * shown.length, enough);
    // A bed of roses is told of by its roses, too.
    const isTold = tells(home.plan, thing) || (item.of !== undefined && tells(home.plan, item.of));
    return [{ spot: keyOf(spot, off), thing, answer: isRight ? "right" : isTold ? "said" : "wrong" }];
  });
}

function judgeEnds(home: PlannedHome, from: Spot | undefined, to: Spot | undefined): SpotAnswer[] {
  const ends = endsOfPath(home).map(([x, z]) => ({ x, z }));
  return [from, to].flatMap((spot): SpotAnswer[] => {
    if (!spot) return [];
    const off = offSpot(home, spot);
    const isRight = off !== undefined && ends.some((end) => off(end) < within.path);
    return [
      {
        spot: keyOf(spot, off),
        thing: "path",
        answer: isRight ? "right" : tells(home.plan, "path") ? "said" : "wrong",
      },
    ];
  });
}

function keyOf(spot: Spot, off: unknown): string {
  return off ? spot : `${spot}, none there`;
}

/** Whether a point is left of the door that something is to stand left of. */
function isBeside({ at }: PlannedHome, { spot, side }: WishItem, { x }: Point): boolean {
  const doors = at.doors.filter(({ kind }) => kind === (spot === "by-garage" ? "garage-door" : "door"));
  if (!side || !/door|gate|garage/.test(spot ?? "") || doors.length === 0) return true;
  return doors.some(({ from, to }) => (side === "left" ? x < Math.max(from[0], to[0]) : x > Math.min(from[0], to[0])));
}

/** Metres from a point to what a spot is named after; undefined where the home has no such. */
function offSpot({ at, plan }: PlannedHome, spot: Spot): ((point: Point) => number) | undefined {
  const toNearest = (all: readonly Point[]) =>
    all.length > 0 ? ({ x, z }: Point) => Math.min(...all.map((own) => Math.hypot(own.x - x, own.z - z))) : undefined;
  const doors = (kind: string) =>
    at.doors
      .filter((door) => door.kind === kind)
      .flatMap(({ from, to }) => [from, to, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const])
      .map(([x, z]) => ({ x, z }));
  const objects = (name: RegExp) => plan.objects.filter(({ object }) => name.test(object));
  switch (spot) {
    case "front-door":
    case "back-door":
      return at.houseAhead ? toNearest(doors("door")) : undefined;
    case "by-gate":
      return at.houseAhead ? undefined : toNearest(doors("door"));
    case "by-garage":
      return toNearest(doors("garage-door"));
    case "along-drive":
      return at.toDrive(0, 0) < 90 ? ({ x, z }) => Math.abs(at.toDrive(x, z)) : undefined;
    case "in-front-of-window":
      return at.houseAhead ? ({ x, z }) => at.toHouse(x, z) : undefined;
    case "around-pond":
      return fromRim(toNearest(objects(/^pond/)));
    case "around-fire-pit":
      return fromRim(toNearest(objects(/^fire/)));
    default:
      return undefined;
  }
}

function fromRim(toMiddle: ((point: Point) => number) | undefined): ((point: Point) => number) | undefined {
  return toMiddle && ((point) => toMiddle(point) - rim);
}

/** Which rows of a wish are not as long as their fence, though nothing is said of it. */
export function findShortRows({ wish, plan, at }: PlannedHome): string[] {
  return wish.items.flatMap(({ thing, inRow, count, place }) => {
    if (!inRow || count || place !== "along-fence" || !(thing in speciesCatalog) || at.houseAhead) return [];
    const own = plan.plants.filter(({ species }) => species === thing);
    const { spacing } = speciesCatalog[thing as keyof typeof speciesCatalog];
    const wide = at.right - at.left;
    const fills = own.length >= Math.min(wide / spacing, 40) * fullRow;
    return fills || tells(plan, thing) ? [] : [`${own.length} ${thing} along ${wide.toFixed(1)} m`];
  });
}

/** Share of a fence's length that a row takes at least: doors, windows and what is near the viewer stay free. */
const fullRow = 0.5;
