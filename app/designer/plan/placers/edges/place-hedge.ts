import { listSubstitutes, whyUnsuited } from "../../../locality/plants-there.ts";
import { type SpeciesName, speciesCatalog } from "../../../plants/catalog.ts";
import type { Style } from "../../../wish/lexicon/garden-words.ts";
import { isInPicture, mayBeInRow } from "../../ground/terrain.ts";
import type { Want } from "../../idea/idea.ts";
import type { Disc } from "../../parts/footprint.ts";
import { inTurn } from "../../parts/in-turn.ts";
import { sizeKept } from "../../parts/no-room.ts";
import type { PlantPlacement } from "../../parts/plan.ts";
import { heightBeforeRequested } from "../../site/sights.ts";
import { type Placer, type Site, sillHeight } from "../../site/site.ts";
import { linesFor, type RowPoint, walkLine, wantsInTurn } from "../../surfaces/lines/lines.ts";

/** Plants of a row overlap: distance between stems as share of both radii. */
const spacing = 0.92;
/** Maximum share of the picture's height of a hedge, which would otherwise fill it. */
const tallest = 0.42;
/** Meters of the shortest hedge, and the share of a low hedge's length that a high one needs to be preferred. */
const shortest = 0.9;
const enough = 0.8;
/** Relative sizes; default length of a hedge in meters; meters from the line it follows. */
const sizes = { least: 0.55, most: 1.4 };
const usualLength = 40;
const offLine = 0.1;
/** Shares of its radius that a hedge plant keeps from another row, other things and the path; meters from a creek. */
const own = { row: 0.85, others: 0.85, path: 0.9, taken: 0.9 };
const fromCreek = 0.1;
/** Steps beyond which a row is split; meters of height below which a low kind is meant. */
const parted = 1.3;
const lowBelow = 0.7;

const lowPlaces: ReadonlySet<string> = new Set(["along-path", "around-patio", "front", "by-street", "along-drive"]);

/** Styles that suit lighter leaves; the others have dark evergreens. */
const leafyStyles: ReadonlySet<Style> = new Set(["natural", "cottage", "japanese", "xeriscape"]);

/** Low where people should see over it. */
export const placeHedge: Placer = {
  element: "hedge",
  place(want, site) {
    const asked = want.size?.height;
    const plants = findHedge(site, want);
    const [first] = plants;
    if (!first) return 0;
    const { radius, height } = speciesCatalog[first.species];
    const drawn = height * first.size;
    if (asked && Math.abs(asked - drawn) > asked * sizeKept) site.noRoom.reportSize("hedge", [drawn], [asked]);
    for (const plant of plants) {
      site.map.occupy({ x: plant.x, z: plant.z, radius: radius * first.size * own.taken });
      site.plants.push(plant);
    }
    return want.count ?? 1;
  },
};

/**
 * With a low kind if a high one would hide windows; else at the yard's sides, last along its near edge. A hedge in
 * another place, which is reported, is better than none.
 */
function findHedge(site: Site, want: Want): PlantPlacement[] {
  const species = speciesFor(want, site);
  const kinds: SpeciesName[] = want.size?.height || want.of ? [species] : [species, livingHedge("box-hedge", site)];
  for (const own of wantsInTurn(want)) {
    const rows = kinds.map((kind) => layHedge(site, own, kind)).filter((row) => row.length > 0);
    const longest = Math.max(...rows.map(lengthOf));
    const row = rows.find((plants) => lengthOf(plants) >= longest * enough) ?? rows[0];
    if (row) return row;
  }
  return [];
}

function lengthOf(row: readonly PlantPlacement[]): number {
  return row.reduce((sum, { species, size }) => sum + 2 * speciesCatalog[species].radius * size, 0);
}

function layHedge(site: Site, want: Want, species: SpeciesName): PlantPlacement[] {
  const { radius, height } = speciesCatalog[species];
  const usual = site.idea.secluded && species === "box-hedge" ? height * sizes.most : height;
  const size = Math.min(sizes.most, Math.max(sizes.least, (want.size?.height ?? usual * (want.share ?? 1)) / height));
  const step = 2 * radius * size * spacing;
  const longest = want.size?.width ?? usualLength;
  const plants: PlantPlacement[] = [];
  for (const line of linesFor(site.layout, want, 0.5 * height * size + offLine)) {
    if (plants.length > 0 && (want.place === "left" || want.place === "right")) break;
    const free = walkLine(line, step).filter(({ x, z }) =>
      isRoomFor(site, want, { x, z, radius: radius * size }, height * size),
    );
    for (const { x, z, angle } of longRuns(free, step).slice(0, Math.ceil(longest / step))) {
      const ownRadius = radius * size * own.row;
      if (plants.some((other) => Math.hypot(other.x - x, other.z - z) < 2 * ownRadius)) continue;
      // Hedges turn like objects: against the direction of the plan's angles.
      plants.push({ species, x, z, size, angle: -angle });
    }
  }
  return plants;
}

/** A stump of a hedge between two gaps is dropped. */
function longRuns(points: readonly RowPoint[], step: number): RowPoint[] {
  const runs: RowPoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (before && Math.hypot(point.x - before.x, point.z - before.z) < step * parted) run?.push(point);
    else runs.push([point]);
  }
  return runs.filter((run) => run.length * step >= shortest).flat();
}

function speciesFor(want: Want, site: Site): SpeciesName {
  const { of } = want;
  return of && speciesCatalog[of].role === "hedge" ? of : livingHedge(usualHedge(want, site), site);
}

/** Shrubs that are planted in a row where no plant that is sold as a hedge lives. */
const rowShrubs: readonly SpeciesName[] = ["laurel", "holly-bush", "hibiscus", "spirea"];

/** What the designer chooses lives where the yard is, if anything does. */
function livingHedge(usual: SpeciesName, { idea: { locality, turn } }: Site): SpeciesName {
  if (!locality || !whyUnsuited(usual, locality)) return usual;
  const [hedge] = listSubstitutes(usual, locality);
  if (hedge) return hedge;
  const shrubs = rowShrubs.filter((name) => !whyUnsuited(name, locality));
  return shrubs.length > 0 ? inTurn(shrubs, turn) : usual;
}

function usualHedge({ of, place, spot, size }: Want, { idea }: Site): SpeciesName {
  const isHigh = (size?.height ?? 0) > speciesCatalog["box-hedge"].height * sizes.most;
  if (idea.harmless && !of) return "beech-hedge";
  const low = !isHigh && !idea.secluded && (lowPlaces.has(place ?? spot ?? "") || (size?.height ?? 9) < lowBelow);
  if (low || of === "boxwood") return "box-hedge";
  if (of === "english-laurel") return "laurel-hedge";
  if (idea.nativesOf === "north-america") return "arborvitae-hedge";
  return leafyStyles.has(idea.style) && of !== "laurel" ? "beech-hedge" : "yew-hedge";
}

function isRoomFor(site: Site, { place, spot }: Want, { x, z, radius }: Disc, height: number): boolean {
  const { map, layout } = site;
  if (!place && !spot && heightBeforeRequested(site, x, z) < height) return false;
  // Where the picture ends, the hedge goes on.
  if (isInPicture(layout.terrain, x, z) && !map.isOpenAround(x, z)) return false;
  if (!map.isFree(x, z, radius * own.others)) return false;
  if (!mayBeInRow(layout.terrain, x, z, radius) || (height > sillHeight && map.hidesOpening(x, z, height)))
    return false;
  const { camera } = layout.terrain.yard;
  if (height * camera.focalPixels > tallest * camera.height * z) return false;
  const { toPatio, toPath, toStone, toCreek } = map.surfaceAt(x, z);
  return toPatio > radius && toPath > radius * own.path && toStone > radius && toCreek > fromCreek;
}
