import { noise } from "../../numeric/noise.ts";
import { clamp } from "../../numeric/scalar.ts";
import { isPool } from "../../objects/making/pool-outline.ts";
import { isSpecies, type SpeciesName, speciesCatalog } from "../../plants/catalog.ts";
import type { Element, Place, Spot } from "../../wish/lexicon/garden-words.ts";
import { dropSmallPatches } from "../ground/drop-small-patches.ts";
import {
  cellSize,
  createField,
  type GridField,
  type GroundGrid,
  gridSide,
  nearestZ,
  sampleField,
} from "../ground/ground-grid.ts";
import { designDepth, farthestBed, spanInView, type Terrain } from "../ground/terrain.ts";
import { distanceFromWhere } from "../ground/whereabouts.ts";
import { bedWants, type Idea, type Want, wantsFor } from "../idea/idea.ts";
import type { GardenFigure } from "../parts/composition.ts";
import { edgeOfOutline } from "../parts/outline.ts";
import type { BedSite } from "./bed-site.ts";
import { distanceToCreek } from "./creek.ts";
import { figureBeds } from "./figure-beds.ts";
import { tooNearForBeds } from "./kept-free.ts";
import type { LawnEdge } from "./lawn-shape.ts";
import { lessLawn } from "./less-lawn.ts";
import { edgeOfPatio } from "./patio.ts";
import { edgeOfPlayLawn } from "./play-lawn.ts";
import { requestedBorders } from "./requested-borders.ts";
import { createRibbonPosition, isBeforeCrossing } from "./ribbon.ts";
import { roundBeds } from "./round-beds.ts";

/** Meters of bed along the path, around the patio, along a drive and around water. */
const pathBand = 0.6;
const patioBand = 0.85;
const driveBand = 1.3;
const waterBand = 0.7;
const creekBand = 0.45;
const leastBed = 0.3;
/** Square meters of beds at their place below which planting is better elsewhere. */
const leastSeen = 0.8;
/** Meters of lawn between the border and a patio or path that would be a sliver. */
const sliver = { patio: 0.5, path: 0.7 };
/** Of a small garden: meters of a requested border, in which three heights fit, its minimum, and maximum share of the half width. */
const border = { usual: 1.4, least: 0.45, most: 0.5 };
/** Meters in front of the viewer's end that stay open, reduction per meter nearer, its maximum; meters from a path. */
const openEnd = { before: 0.6, perMetre: 2, most: 2, farthest: 1 };
/** The same at a patio's front, which starts at a share of its half depth behind its middle. */
const openFront = { from: 0.1, perMetre: 1.5, most: 3 };
/** Share of the band that is in front of water. */
const beforeWater = 0.55;
/** Maximum share of a bed of the width between two walls and of the yard's depth, and meters that are always allowed. */
const widthShare = { most: 0.27, least: 0.5 };
const depthShare = { most: 0.36, least: 0.8 };
/** Meters: deepest bed next to a meadow, which reaches the fence by itself, and deepest requested bed. */
const besideMeadow = 0.9;
const deepestRequested = 3;
/** Meters between beds and the coping of a pool, for walking around it. */
const offPool = 0.6;
const offPlayLawn = 0.1;
/** Meters by which a bed may extend beyond its requested place. */
const besidePlace = 0.3;
/** Meters up to which beds have their depth; beyond they are deeper, or they would be thin lines in the picture. */
const thinFrom = 6;
const deepenedMost = 2;
/** Meters of bed in front of a plant per meter of its height. */
const depthPerHeight = 0.7;
const openGround: readonly Element[] = ["lawn", "play-lawn", "meadow", "gravel"];

type BedEdge = (x: number, z: number, toPatio: number) => number;
/** For callers that know another edge: if this one is not nearer, any value that is not less may be returned. */
type Band = (x: number, z: number, toPatio: number, known: number) => number;

/** Meters from the nearest bed's edge, negative inside. */
export function layBeds(site: BedSite): GridField {
  const { terrain, idea } = site;
  const { grid } = terrain;
  // Removing the old shrubs and naming plants means wanting the named ones there.
  if (idea.refused.includes("beds") && idea.planting.named.length === 0) return createField(grid, () => 9);
  if (idea.plantsAll) return layAround(site, () => -deepestRequested);
  const lawn = lessLawn(idea, terrain);
  if (lawn) return layAround(site, (x, z) => -lawn(x, z));
  const { figure } = idea.composition;
  const framed = () => (figure ? withBorder(site, figure) : frameBeds(site));
  if (idea.framesYard) return layAround(site, framed());
  const beds = layAround(site, onlyAtPlaces(site));
  // Where the place has no ground for a bed, planting is better elsewhere than nowhere; it is reported.
  if (bedWants(idea).length === 0 || areaSeen(beds, terrain) > leastSeen) return beds;
  const elsewhere = layAround(site, framed());
  return areaSeen(elsewhere, terrain) > areaSeen(beds, terrain) ? elsewhere : beds;
}

/** Square meters of beds where designs are. */
function areaSeen(beds: GridField, terrain: Terrain): number {
  const { open, nearZ } = terrain.grid;
  const farthest = (nearZ + designDepth(terrain) - nearestZ) / cellSize;
  const planted = beds.filter((edge, cell) => edge < 0 && open[cell] === 1 && Math.floor(cell / gridSide) < farthest);
  return planted.length * cellSize ** 2;
}

function layAround(site: BedSite, planted: BedEdge): GridField {
  const { terrain, idea, patio, playLawn } = site;
  const { grid } = terrain;
  const rounds = roundBeds(site).map(edgeOfOutline);
  const bands = [...bandsOf(site), ...requestedBorders(site)];
  const tooNear = tooNearForBeds(terrain);
  const toPatioAt = edgeOfPatio(patio);
  const toPlayLawn = edgeOfPlayLawn(playLawn);
  const pools = site.water.filter(({ object }) => isPool(object)).map(edgeOfOutline);
  const beds = createField(grid, (x, z) => {
    const toPatio = toPatioAt(x, z);
    let edge = planted(x, z, toPatio);
    for (const toBed of rounds) edge = Math.min(edge, toBed(x, z));
    for (const band of bands) edge = Math.min(edge, band(x, z, toPatio, edge));
    for (const toPool of pools) edge = Math.max(edge, offPool - toPool(x, z));
    return Math.max(edge, tooNear(x, z), offPlayLawn - toPlayLawn(x, z), z - farthestBed);
  });
  return idea.composition.figure ? withoutSlivers(beds, grid) : beds;
}

/** Slivers where the ground clips a figure are too small for a plant. */
function withoutSlivers(beds: GridField, { open }: GroundGrid): GridField {
  const inBed = new Uint8Array(beds.length);
  for (let cell = open.indexOf(1); cell >= 0; cell = open.indexOf(1, cell + 1))
    inBed[cell] = (beds[cell] ?? 9) < 0 ? 1 : 0;
  const kept = dropSmallPatches(inBed, gridSide, leastBed / cellSize ** 2);
  for (let cell = inBed.indexOf(1); cell >= 0; cell = inBed.indexOf(1, cell + 1)) if (!kept[cell]) beds[cell] = 9;
  return beds;
}

/** Places and spots that have bands of their own. */
const banded: ReadonlySet<Place | Spot> = new Set(["around-patio", "along-path", "around-tree", "by-street"]);

/** Deep enough for the requested planting. */
function onlyAtPlaces(site: BedSite): LawnEdge {
  const { idea, terrain } = site;
  const places = bedWants(idea).filter(({ place, spot }) => {
    const where = spot ?? place;
    return where !== undefined && !banded.has(where);
  });
  if (places.length === 0) return () => 9;
  const range = bedDepthOf(site);
  const needed = Math.max(usualDepth(site, range), border.least, ...idea.planting.named.map(depthFor));
  const deepest = Math.max(range[0], deepestIn(terrain));
  const depth = Math.min(needed, deepest);
  const shareOfWidth = deepestByRow(terrain);
  const beside = Math.max(besidePlace, depth - besidePlace);
  return (x, z) => {
    const toStructure = sampleField(terrain.grid.smoothToStructure, x, z);
    const here = isOfSize(idea) ? depth : Math.min(depth * deepened(z), deepest);
    const framed = toStructure - Math.min(here, shareOfWidth(z));
    // A spot that the photo shows is small: its bed needs no fence or wall behind it.
    const edges = places.map((want) => {
      const off = distanceFromWhere(terrain, want, x, z) - beside;
      return want.spot && terrain.spots.has(want.spot) ? off : Math.max(framed, off);
    });
    return Math.min(...edges);
  };
}

/** Of requested beds whose depth the wish leaves open; else the least of the composition. */
function usualDepth({ idea }: BedSite, [least, most]: readonly [number, number]): number {
  const { asked, composition } = idea;
  const isRequested = asked.includes("beds") || asked.includes("border");
  if (!isRequested || composition.narrowBeds || isOfSize(idea)) return least;
  return composition.figure ? border.usual * (borderWant(idea)?.share ?? 1) : (least + most) / 2;
}

/** A row is as deep as its plants. */
function isOfSize({ items }: Idea): boolean {
  return items.some(
    ({ thing, size, inRow }) => (thing === "beds" || thing === "border" || isSpecies(thing)) && (inRow || size),
  );
}

function deepened(z: number): number {
  return clamp(z / thinFrom, 1, deepenedMost);
}

/** A species grows higher the deeper it is in the bed. */
function depthFor(species: SpeciesName): number {
  const { height, radius } = speciesCatalog[species];
  return radius + height * depthPerHeight;
}

function frameBeds(site: BedSite): BedEdge {
  const { terrain, toPath, lawn } = site;
  const [least, most] = bedDepthOf(site);
  const shareOfWidth = deepestByRow(terrain);
  const times = isOfSize(site.idea) ? () => 1 : deepened;
  return (x, z, toPatio) => {
    const toStructure = sampleField(terrain.grid.smoothToStructure, x, z);
    const deepest = Math.min(most * times(z), shareOfWidth(z));
    const narrowest = Math.min(least * times(z), deepest);
    let edge = Math.min(toStructure - narrowest, Math.max(toStructure - deepest, -lawn(x, z)));
    // Avoids slivers of lawn between a patio or path and the border behind it.
    edge = Math.min(edge, Math.max(toPatio - patioBand, toStructure - deepest - sliver.patio));
    if (toPath)
      edge = Math.min(edge, Math.max(sampleField(toPath, x, z) - pathBand, toStructure - least - sliver.path));
    return edge;
  };
}

function withBorder(site: BedSite, figure: GardenFigure): LawnEdge {
  const { idea, terrain } = site;
  const wants = (element: Element) => idea.asked.includes(element) || idea.kept.includes(element);
  const isOpen = openGround.some((element) => wants(element) && !(element === "gravel" && wantsPlanting(idea)));
  const edge = figureBeds(figure, terrain.box, idea.mirror, isOpen);
  const along = bedWants(idea).some(({ place }) => place === "along-fence" || place === "near-house");
  if (!idea.asked.includes("border") && !along) return edge;
  const usual = Math.min(usualDepth(site, bedDepthOf(site)), deepestIn(terrain));
  const depth = Math.min(Math.max(border.least, usual), border.most * terrain.box.halfWidth);
  return (x, z) => Math.min(edge(x, z), sampleField(terrain.grid.smoothToStructure, x, z) - depth);
}

/** Gravel with plants is a gravel garden, so its beds are wanted. */
function wantsPlanting({ asked, planting }: Idea): boolean {
  return asked.includes("beds") || planting.named.length > 0;
}

/** Between two walls most of the width stays free for walking. */
function deepestByRow(terrain: Terrain): (z: number) => number {
  const rows: number[] = [];
  return (z) => {
    const row = Math.round(z * 10);
    const known = rows[row];
    if (known !== undefined) return known;
    const [left, right] = spanInView(terrain, z);
    const deepest = Math.max(widthShare.least, widthShare.most * (right - left));
    rows[row] = deepest;
    return deepest;
  };
}

function bedDepthOf({ idea, terrain }: BedSite): readonly [number, number] {
  const [least, most] = idea.composition.bedDepth;
  const limit = idea.elements.has("meadow") ? besideMeadow : deepestIn(terrain);
  const { size: asked, share = 1 } = borderWant(idea) ?? {};
  const depth =
    asked?.depth ?? (asked?.width !== undefined && asked.width < deepestRequested ? asked.width : undefined);
  if (depth !== undefined) return [Math.min(depth, deepestRequested), Math.min(depth, deepestRequested)];
  return [Math.min(least * share, limit), Math.min(most * share, limit)];
}

function borderWant(idea: Idea): Want | undefined {
  const wants = [...wantsFor(idea, "border"), ...wantsFor(idea, "beds")];
  return wants.find((want) => !want.place || want.place === "along-fence");
}

function deepestIn(terrain: Terrain): number {
  return Math.max(depthShare.least, designDepth(terrain) * depthShare.most);
}

function bandsOf({ idea, terrain, patio, path, toPath, creek, water }: BedSite): Band[] {
  const { composition } = idea;
  const { grid } = terrain;
  const bands: Band[] = [];
  const placed = (place: string) => bedWants(idea).some((want) => want.place === place);
  // A patio requested on paving should have no bed in it.
  const isFramed = composition.bedAroundPatio && !(idea.scope !== "yard" && idea.paving.onPaving);
  if ((isFramed || placed("around-patio")) && patio && !patio.virtual)
    bands.push((_, z, toPatio) => {
      const from = patio.z + openFront.from * patio.halfDepth;
      // Only behind the patio and at its flanks: the front stays open to the viewer.
      const front = clamp((from - z) * openFront.perMetre, 0, openFront.most);
      return toPatio - patioBand + front;
    });
  if ((composition.bedAlongPath || placed("along-path")) && path && toPath)
    bands.push((x, z, _, known) => {
      const off = sampleField(toPath, x, z);
      if (off > openEnd.farthest) return 9;
      // The viewer's end stays open, and so does the near side of a stretch that crosses the view.
      const edge = off - pathBand + clamp((grid.nearZ + openEnd.before - z) * openEnd.perMetre, 0, openEnd.most);
      return edge >= known || isBeforeCrossing(path, x, z) ? 9 : edge;
    });
  if (composition.bedAlongDrive)
    bands.push((x, z) => {
      const front = clamp((grid.nearZ + openEnd.before - z) * openEnd.perMetre, 0, openEnd.most);
      return sampleField(grid.toDrive, x, z) - driveBand + front;
    });
  // Narrower in front of the water than behind it.
  for (const feature of water) {
    if (isPool(feature.object)) continue;
    const toWater = edgeOfOutline(feature);
    bands.push((x, z) => toWater(x, z) - waterBand * (z < feature.z ? beforeWater : 1));
  }
  if (creek) {
    const position = createRibbonPosition();
    // Alternates the planted bank.
    bands.push((x, z) => {
      const off = distanceToCreek(creek, x, z, position);
      return off - creekBand * (0.2 + 1.1 * noise(position.along * 0.5 + creek.shift, position.side * 9, 21));
    });
  }
  return bands;
}
