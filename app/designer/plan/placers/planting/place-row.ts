import { type SpeciesName, speciesCatalog } from "../../../plants/catalog.ts";
import { mayBeInRow } from "../../ground/terrain.ts";
import type { Want } from "../../idea/idea.ts";
import type { PlantPlacement } from "../../parts/plan.ts";
import type { PlanPoint } from "../../parts/plan-point.ts";
import { offPlace } from "../../site/find-spot.ts";
import { isObjectFor } from "../../site/objects-for-element.ts";
import { toleranceOf } from "../../site/report-places.ts";
import { heightBeforeRequested } from "../../site/sights.ts";
import { lowHeight, type Site, sillHeight } from "../../site/site.ts";
import { linesFor, walkLine } from "../../surfaces/lines/lines.ts";
import { paletteAt } from "./bed-rules.ts";

/** Mature width in meters up to which a tree is a column, and height from which a plant is a screen: both are planted in rows. */
const widestColumn = 2;
const screenHeight = 1.8;
/** Meters from a crown to the line it follows, to doors and drives, and to patio and path. */
const clear = { line: 0.15, ways: 0.3, paving: 0.2 };
/** Share of its radius that a crown keeps to itself; crowns of a row touch. */
const own = 0.8;
/** Maximum share of the picture's height, or a near tree of a row would fill the picture. */
const tallest = 0.6;
const most = 40;
/** Distances of a row beyond which a plant stands alone. */
const parted = 1.5;
/** Share of its line below which an incomplete row is reported. */
const fullRow = 0.6;
/** What is given up, in this order, for a row that is full: the size of its plants, their distance, the view from windows. */
const ways = [
  { size: 1, spacing: 1, mayHide: false },
  { size: 0.8, spacing: 0.8, mayHide: false },
  { size: 0.8, spacing: 0.7, mayHide: true },
  { size: 0.6, spacing: 0.55, mayHide: true },
] as const;
type Way = (typeof ways)[number];

/** Places that are lines of their own; the others only hold rows that are called so. */
const linear: ReadonlySet<Want["place"]> = new Set(["along-fence", "along-path"]);
const linearSpots: ReadonlySet<Want["spot"]> = new Set(["along-drive", "by-street"]);

/** Stated, or columns and screens along something, such as arborvitae along the fence. */
export function isRow(species: SpeciesName, { place, spot, inRow }: Pick<Want, "place" | "spot" | "inRow">): boolean {
  if (inRow) return true;
  const { role, height, matureSpread } = speciesCatalog[species];
  const isScreen = role === "tree" ? matureSpread <= widestColumn : height >= screenHeight;
  return isScreen && (linear.has(place) || linearSpots.has(spot));
}

/** The requested number, or as many as fit, smaller and closer if need be. Returns the number. */
export function plantRow(site: Site, want: Want, species: SpeciesName): number {
  const wanted = Math.min(want.count ?? most, most);
  let best: Row = { plants: [], places: 0 };
  for (const way of ways) {
    const row = layRow(site, want, species, way);
    if (fullness(row, want) > fullness(best, want)) best = row;
    if (fullness(best, want) >= (want.count ? 1 : fullRow)) break;
  }
  const { role, radius } = speciesCatalog[species];
  const plants = best.plants.slice(0, wanted);
  for (const plant of plants) {
    site.map.occupy({ x: plant.x, z: plant.z, radius: radius * plant.size * own });
    site.plants.push(plant);
    if (role === "tree") site.trees.add(plant);
  }
  const isShort = plants.length > 0 && plants.length < Math.min(best.places, most) * fullRow;
  if (want.inRow && !want.count && isShort) site.noRoom.report(species, best.places, plants.length);
  return plants.length;
}

/** A possible row, and how many plants its line would have without anything in the way. */
interface Row {
  plants: readonly PlantPlacement[];
  places: number;
}

function fullness({ plants, places }: Row, { count }: Want): number {
  return Math.min(1, plants.length / Math.max(1, count ?? places));
}

function layRow(site: Site, want: Want, species: SpeciesName, way: Way): Row {
  const { radius, spacing, role } = speciesCatalog[species];
  const step = Math.max(spacing, 2 * radius * own) * way.spacing;
  let places = 0;
  for (const lines of rowLines(site, want, radius * way.size + clear.line)) {
    const points = lines.flatMap((line) => walkLine(line, step));
    places = Math.max(places, points.length);
    const plants: PlantPlacement[] = [];
    for (const { x, z } of points) {
      const isFree = plants.every((other) => Math.hypot(other.x - x, other.z - z) > step * own);
      if (!isFree || !isRoomFor(site, want, species, way, x, z)) continue;
      const size = way.size * (0.95 + 0.1 * site.random());
      plants.push({ species, x, z, size, palette: paletteAt(site, species, x, z) });
    }
    const mayBeAlone = want.count !== undefined || role !== "tree";
    const joined = mayBeAlone ? plants : plants.filter((plant) => hasNeighbor(plants, plant, step));
    if (joined.length > 0) return { plants: joined, places };
  }
  return { plants: [], places };
}

/** Trees that stand alone are no row, unless their number is counted. */
function hasNeighbor(plants: readonly PlantPlacement[], own: PlantPlacement, step: number): boolean {
  return plants.some((other) => other !== own && Math.hypot(other.x - own.x, other.z - own.z) < parted * step);
}

/** The lines of a row, each with those to use if nothing fits along the first: the design's own fence is one, too. */
function rowLines(site: Site, want: Want, offset: number): PlanPoint[][][] {
  if (want.place === "along-fence" && hasNewFence(site))
    return [offset, -offset].map((side) => alongNewFence(site, side));
  const lines = linesFor(site.layout, want, offset);
  return want.place === "left" || want.place === "right" ? lines.map((line) => [line]) : [lines];
}

export function hasNewFence({ objects }: Pick<Site, "objects">): boolean {
  return objects.some(({ object }) => isObjectFor("fence", object));
}

/** `offset` meters before the design's fence, as the viewer sees it; behind it if negative. */
export function alongNewFence({ objects }: Site, offset: number): PlanPoint[][] {
  return objects.flatMap(({ object, x, z, angle, width = 0 }): PlanPoint[][] => {
    if (!isObjectFor("fence", object)) return [];
    // Objects turn against the direction of the plan's angles.
    const [alongX, alongZ] = [Math.cos(angle), -Math.sin(angle)];
    const toViewer = x * alongZ - z * alongX > 0 ? 1 : -1;
    const [middleX, middleZ] = [x - toViewer * alongZ * offset, z + toViewer * alongX * offset];
    return [
      [-0.5, 0.5].map((share): PlanPoint => [middleX + alongX * share * width, middleZ + alongZ * share * width]),
    ];
  });
}

function isRoomFor(
  site: Site,
  want: Want,
  species: SpeciesName,
  { size, mayHide }: Way,
  x: number,
  z: number,
): boolean {
  const { map, layout } = site;
  const usual = speciesCatalog[species];
  const [radius, height] = [usual.radius * size, usual.height * size];
  const { terrain } = layout;
  const { camera } = terrain.yard;
  if (!map.isOpenAround(x, z) || !map.isFree(x, z, radius * own)) return false;
  if (!mayBeInRow(terrain, x, z, clear.ways) || height * camera.focalPixels > tallest * camera.height * z) return false;
  if (height > lowHeight && map.hidesDoor(x, z, height, radius)) return false;
  if (!mayHide && height > sillHeight && map.hidesOpening(x, z, height)) return false;
  // A tree may be along the house where there is hardly any fence; what grows in beds may be planted elsewhere.
  const isAtHouse = !hasNewFence(site) && usual.role !== "tree" && offPlace(site, want, x, z) > toleranceOf(site, want);
  if (want.place === "along-fence" && isAtHouse) return false;
  if (!want.place && !want.spot && heightBeforeRequested(site, x, z) < height) return false;
  const { toPatio, toPath, toCreek } = map.surfaceAt(x, z);
  return Math.min(toPatio, toPath, toCreek) > clear.paving;
}
