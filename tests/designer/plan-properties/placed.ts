import { createSurfaceHit, type Plan } from "#app/designer/plan/parts/plan.ts";
import { type SpeciesName, speciesCatalog } from "#app/designer/plants/catalog.ts";
import type { Element, Place } from "#app/designer/wish/lexicon/garden-words.ts";
import type { WishItem } from "#app/designer/wish/typed/wish.ts";
import { signs } from "../random-trials.ts";
import type { PlannedHome } from "./planned-home.ts";

export interface Point {
  x: number;
  z: number;
}

export interface PlaceAnswer {
  place: Place;
  thing: string;
  answer: "right" | "said" | "wrong";
}

/** Share of what was asked for, plants of a row say, that has to stand in the place. */
const mostOf = 0.7;

/** For every thing of a wish with a place whether it stands there; places that the yard does not have are left out. */
export function judgePlaces(home: PlannedHome): PlaceAnswer[] {
  return home.wish.items.flatMap((item): PlaceAnswer[] => {
    const { place, thing } = item;
    if (!place || item.spot || home.wish.refused.includes(thing as Element)) return [];
    const shown = pointsOf(home, item);
    if (!shown || !placeExists(home, place)) return [];
    const there = shown.filter((point) => isAt(home, place, point) || isFrontBed(home, item, point)).length;
    const own = item.count ?? 1;
    const right =
      shown.length > 0 &&
      (isSingle(thing) ? there >= Math.min(own, shown.length) : there >= mostOf * shown.length || there >= 5);
    return [{ place, thing, answer: right ? "right" : tells(home.plan, thing) ? "said" : "wrong" }];
  });
}

const bedRoles: ReadonlySet<string> = new Set(["tall", "low", "edge"]);

/** Before a house a bed in front is one at its foot, too. */
function isFrontBed({ at }: PlannedHome, { thing, place }: WishItem, { x, z }: Point): boolean {
  const isBed = thing === "beds" || thing === "border" || bedRoles.has(speciesCatalog[thing as SpeciesName]?.role);
  return isBed && place === "front" && at.toHouse(x, z) < within.house;
}

function isSingle(thing: string): boolean {
  return (
    !(thing in speciesCatalog) &&
    !["hedge", "beds", "border", "fence", "path", "lights", "meadow", "lawn"].includes(thing)
  );
}

/** Where a thing of the plan stands; undefined for what cannot be told apart from the rest. */
export function pointsOf({ plan, at }: PlannedHome, { thing, of, place }: WishItem): readonly Point[] | undefined {
  const own = signs[thing as Element]?.objects;
  if (own) return plan.objects.filter(({ object }) => own.includes(object));
  if (thing === "seating") {
    const seats = plan.objects.filter(({ object }) => /chair|sofa|bench/.test(object));
    // Chairs round a fire in the middle have the middle between them.
    return place === "middle" ? middleOf(seats) : seats;
  }
  if (thing === "planters") return plan.objects.filter(({ object }) => /pot$|planter$|trough$/.test(object));
  if (thing === "patio") return middleOf(surfacePoints(plan, at, "patio"));
  if (thing === "path" || thing === "meadow") return surfacePoints(plan, at, thing);
  if (thing === "hedge") return plan.plants.filter(({ species }) => speciesCatalog[species].role === "hedge");
  if (thing === "tree")
    return plan.plants.filter(({ species }) => (of ? species === of : speciesCatalog[species].role === "tree"));
  if (thing in speciesCatalog) return plan.plants.filter(({ species }) => species === thing);
  if (thing === "beds" || thing === "border")
    return of ? plan.plants.filter(({ species }) => species === of) : surfacePoints(plan, at, "bed");
  return undefined;
}

function surfacePoints(plan: Plan, at: PlannedHome["at"], kind: string): Point[] {
  const hit = createSurfaceHit();
  const points: Point[] = [];
  for (let z = 0.5; z < 13; z += 0.25)
    for (let x = -6.5; x < 6.5; x += 0.25) {
      const own = plan.surfaceAt(x, z, hit).kind;
      if ((own === "stepping-stone" ? "path" : own) === kind && at.isGround(x, z)) points.push({ x, z });
    }
  return points;
}

function middleOf(points: readonly Point[]): Point[] {
  if (points.length === 0) return [];
  const mean = (pick: (point: Point) => number) => points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  return [{ x: mean(({ x }) => x), z: mean(({ z }) => z) }];
}

function placeExists({ at, plan, wish }: PlannedHome, place: Place): boolean {
  if (place === "along-fence") return showsFence(at);
  if (place === "around-patio") return wish.asked.includes("patio");
  if (place === "along-path") return wish.asked.includes("path");
  if (place === "around-tree") return plan.plants.some(({ species }) => speciesCatalog[species].role === "tree");
  return true;
}

/** Whether two meters of fence have ground in view before them. */
function showsFence(at: PlannedHome["at"]): boolean {
  let cells = 0;
  for (let z = 1.5; z < 12; z += 0.25)
    for (let x = -6; x < 6; x += 0.25) if (at.isGround(x, z) && inView(at, x, z) && at.toFence(x, z) < 0.5) cells++;
  return cells > 16;
}

function inView({ yard }: PlannedHome["at"], x: number, z: number): boolean {
  const [u, v, depth] = yard.camera.project(x, 0, z, [0, 0, 0]);
  return depth > 0 && u > 0 && v > 0 && u < yard.camera.width && v < yard.camera.height;
}

/** Metres from fence or house at which a thing still is along or near it; from path, patio and trunk. By what a visitor would say. */
const within = { fence: 2, house: 3.5, path: 1.3, patio: 1.8, tree: 2.4 };

/** Whether a visitor who stands where the photo was taken would say that a point is there. */
export function isAt({ at, plan }: PlannedHome, place: Place, { x, z }: Point): boolean {
  const { yard } = at;
  const [u] = yard.camera.project(x, 0, z, [0, 0, 0]);
  const across = u / yard.camera.width;
  const own = (x - at.left) / (at.right - at.left);
  const deep = (z - 1.4) / at.depth;
  const left = across < 0.47 || own < 0.42;
  const right = across > 0.53 || own > 0.58;
  const hit = createSurfaceHit();
  switch (place) {
    case "along-fence":
      return at.toFence(x, z) < within.fence;
    case "near-house":
      return at.houseAhead ? at.toHouse(x, z) < within.house : deep < 0.5 || z < 1.4 + within.house;
    case "left":
      return left;
    case "right":
      return right;
    case "middle":
      return Math.abs(across - 0.5) < 0.25 && deep > 0.12 && deep < 0.85;
    case "back":
      return deep > 0.5;
    case "front":
      return deep < 0.5;
    case "corner":
      return deep > 0.45 && (left || right);
    case "back-left":
      return deep > 0.45 && left;
    case "back-right":
      return deep > 0.45 && right;
    case "front-left":
      return deep < 0.55 && left;
    case "front-right":
      return deep < 0.55 && right;
    case "along-path":
      return plan.surfaceAt(x, z, hit).toPath < within.path;
    case "around-patio":
      return plan.surfaceAt(x, z, hit).toPatio < within.patio;
    case "around-tree":
      return plan.plants.some(
        (tree) => speciesCatalog[tree.species].role === "tree" && Math.hypot(tree.x - x, tree.z - z) < within.tree,
      );
    default:
      return true;
  }
}

/** Whether the plan says of a thing that it found no room, or is not as it was asked. */
export function tells({ summary }: Plan, thing: string): boolean {
  const word = (statedAs[thing] ?? thing.replaceAll("-", " ")).replace(/s$/, "");
  const said = [...summary.noRoom, ...((summary as { otherwise?: readonly string[] }).otherwise ?? [])];
  const common = thing in speciesCatalog ? speciesCatalog[thing as SpeciesName].commonName.toLowerCase() : word;
  return said.some((words) => words.replaceAll("-", " ").includes(word) || words.toLowerCase().includes(common));
}

const statedAs: Record<string, string> = {
  lights: "path light",
  lantern: "stone lantern",
  water: "water bowl",
  beds: "bed",
  seating: "seat",
};
