import { noise } from "../numeric/noise.ts";
import type { Random } from "../numeric/random.ts";
import { clamp, lerp } from "../numeric/scalar.ts";
import type { GardenFigure } from "./composition.ts";
import { type Creek, distanceToCreek } from "./creek.ts";
import { figureBeds } from "./figure-beds.ts";
import { fitOutline } from "./fit-outline.ts";
import { createField, type GridField, sampleField } from "./ground-grid.ts";
import { type Idea, ordersFor } from "./idea.ts";
import type { LawnEdge } from "./lawn-shape.ts";
import type { NoRoom } from "./no-room.ts";
import { distanceToOutline, type Outline } from "./outline.ts";
import type { Path } from "./path.ts";
import { distanceToPatio, type Patio } from "./patio.ts";
import { distanceToPlayLawn } from "./play-lawn.ts";
import { createRibbonPosition, isBeforeCrossing, locateOnRibbon } from "./ribbon.ts";
import { distanceToDoors } from "./surroundings.ts";
import {
  designDepth,
  distanceFromPlace,
  doorClearance,
  farthestBed,
  isOutOfTheWay,
  spanInView,
  type Terrain,
} from "./terrain.ts";
import type { WaterFeature } from "./water-features.ts";
import type { Element } from "./wish-lexicon.ts";

/** What the outline of the beds depends on. */
export interface BedSite {
  idea: Idea;
  terrain: Terrain;
  lawn: LawnEdge;
  patio?: Patio;
  path?: Path;
  /** Metres to the path's edge. */
  toPath?: GridField;
  creek?: Creek;
  water: readonly WaterFeature[];
  playLawn?: Outline;
  noRoom: NoRoom;
  random: Random;
}

/** Metres of bed along the path, round the patio and round water. */
const pathBand = 0.6;
const patioBand = 0.85;
const waterBand = 0.7;
const creekBand = 0.45;
/** Who asks for one of these wants to see ground. */
const openGround: readonly Element[] = ["lawn", "play-lawn", "meadow", "gravel"];

/** Lays out all beds as one field: metres from the nearest bed's edge, negative inside. */
export function layBeds(site: BedSite): GridField {
  const { terrain, idea, playLawn } = site;
  const { grid, surroundings } = terrain;
  if (idea.refused.has("beds")) return createField(grid, () => 9);
  const { figure } = idea.composition;
  const planted = figure ? withBorder(site, figure) : frameBeds(site);
  const rounds = [...askedBeds(site), ...frontCorners(site), ...islands(site)];
  const bands = bandsOf(site);
  return createField(grid, (x, z) => {
    let edge = planted(x, z);
    for (const bed of rounds) edge = Math.min(edge, distanceToOutline(bed, x, z));
    for (const band of bands) edge = Math.min(edge, band(x, z));
    const free = Math.max(
      doorClearance - distanceToDoors(surroundings.doors, x, z),
      0.3 - sampleField(grid.toDrive, x, z),
      0.1 - distanceToPlayLawn(playLawn, x, z),
      z - farthestBed,
    );
    return Math.max(edge, free);
  });
}

/** Along house, fence and hedge, as deep as the lawn's figure leaves it. */
function frameBeds(site: BedSite): LawnEdge {
  const { terrain, patio, toPath, lawn } = site;
  const [least, most] = bedDepthOf(site);
  const shareOfWidth = deepestByRow(terrain);
  return (x, z) => {
    const toStructure = sampleField(terrain.grid.smoothToStructure, x, z);
    const deepest = Math.min(most, shareOfWidth(z));
    let edge = Math.min(toStructure - Math.min(least, deepest), Math.max(toStructure - deepest, -lawn(x, z)));
    // No slivers of lawn between a patio or path and the border behind it.
    edge = Math.min(edge, Math.max(distanceToPatio(patio, x, z) - patioBand, toStructure - deepest - 0.5));
    if (toPath) edge = Math.min(edge, Math.max(sampleField(toPath, x, z) - pathBand, toStructure - least - 0.7));
    return edge;
  };
}

/** The beds of a small garden's figure, and a border along the fence where one is asked for. */
function withBorder(site: BedSite, figure: GardenFigure): LawnEdge {
  const { idea, terrain } = site;
  const wants = (element: Element) => idea.asked.has(element) || idea.kept.has(element);
  const edge = figureBeds(figure, terrain.box, idea.mirror, openGround.some(wants));
  const along = ordersFor(idea, "beds").some(({ place }) => place === "along-fence");
  if (!idea.asked.has("border") && !along) return edge;
  const depth = Math.min(Math.max(0.45, bedDepthOf(site)[0]), 0.5 * terrain.box.halfWidth);
  return (x, z) => Math.min(edge(x, z), sampleField(terrain.grid.smoothToStructure, x, z) - depth);
}

/** Between two walls the beds leave most of the width: a corridor is to walk through. */
function deepestByRow(terrain: Terrain): (z: number) => number {
  const rows = new Map<number, number>();
  return (z) => {
    const row = Math.round(z * 10);
    const known = rows.get(row);
    if (known !== undefined) return known;
    const [left, right] = spanInView(terrain, z);
    const deepest = Math.max(0.5, 0.27 * (right - left));
    rows.set(row, deepest);
    return deepest;
  };
}

function bedDepthOf({ idea, terrain }: BedSite): readonly [number, number] {
  const [least, most] = idea.composition.bedDepth;
  // A meadow comes up to the fence by itself; a shallow yard has no room for deep beds.
  const limit = idea.elements.has("meadow") ? 0.9 : Math.max(0.8, designDepth(terrain) * 0.36);
  const border = ordersFor(idea, "border").concat(ordersFor(idea, "beds"));
  const asked = border.find((order) => !order.place || order.place === "along-fence")?.size;
  const depth = asked?.depth ?? (asked?.width !== undefined && asked.width < 3 ? asked.width : undefined);
  if (depth !== undefined) return [Math.min(depth, 3), Math.min(depth, 3)];
  return [Math.min(least, limit), Math.min(most, limit)];
}

/** Beds that follow something else. */
function bandsOf({ idea, terrain, patio, path, toPath, creek, water }: BedSite): LawnEdge[] {
  const { composition } = idea;
  const { grid } = terrain;
  const bands: LawnEdge[] = [];
  const placed = (place: string) =>
    [...ordersFor(idea, "beds"), ...ordersFor(idea, "border")].some((order) => order.place === place);
  if ((composition.bedAroundPatio || placed("around-patio")) && patio && !patio.virtual)
    bands.push((x, z) => {
      // Behind the patio and at its flanks only: the front stays open to the viewer.
      const front = clamp((patio.z + 0.1 * patio.halfDepth - z) * 1.5, 0, 3);
      return distanceToPatio(patio, x, z) - patioBand + front;
    });
  if ((composition.bedAlongPath || placed("along-path")) && path && toPath)
    bands.push((x, z) => {
      const off = sampleField(toPath, x, z);
      // The viewer's end stays open, and so does the near side of a stretch that crosses the view.
      if (off > 1 || isBeforeCrossing(path, x, z)) return 9;
      return off - pathBand + clamp((grid.nearZ + 0.6 - z) * 2, 0, 2);
    });
  // Narrower before the water than behind it.
  for (const feature of water)
    bands.push((x, z) => distanceToOutline(feature, x, z) - waterBand * (z < feature.z ? 0.55 : 1));
  if (creek) {
    const position = createRibbonPosition();
    // Now this bank is planted, now the other.
    bands.push((x, z) => {
      const off = distanceToCreek(creek, x, z, position);
      return off - creekBand * (0.2 + 1.1 * noise(position.along * 0.5 + creek.shift, position.side * 9, 21));
    });
  }
  return bands;
}

/** Beds the customer wants at a place of their own. */
function askedBeds({ idea, terrain, patio, path, noRoom }: BedSite): Outline[] {
  const beds: Outline[] = [];
  for (const order of ordersFor(idea, "beds")) {
    const place = order.place;
    if (!place || ["along-fence", "around-patio", "along-path", "around-tree"].includes(place)) continue;
    const { width = 2.6, depth = 1.5 } = order.size ?? {};
    const position = createRibbonPosition();
    for (let i = 0; i < Math.min(order.count ?? 1, 4); i++) {
      const bed = fitOutline(terrain, {
        outline: { shape: "kidney", halfWidth: width / 2, halfDepth: depth / 2, turn: terrain.surroundings.axis },
        shrink: [1, 0.8, 0.6],
        mostCost: 2,
        cost: (x, z, { halfWidth }) => {
          const crowded =
            distanceToPatio(patio, x, z) < halfWidth ||
            (path && locateOnRibbon(path, x, z, position).off < path.width / 2 + halfWidth * 0.8) ||
            beds.some((other) => Math.hypot(other.x - x, other.z - z) < other.halfWidth + halfWidth);
          return crowded ? Number.POSITIVE_INFINITY : distanceFromPlace(terrain, place, x, z) * 2;
        },
      });
      if (bed) beds.push(bed);
      else noRoom.tell("beds", 1, 0);
    }
  }
  return beds;
}

function frontCorners({ idea, terrain, path, patio, random }: BedSite): Outline[] {
  const { composition, mirror } = idea;
  const { yard, grid } = terrain;
  const patioSide = Math.sign(composition.patioAcross || 1) * mirror;
  const wanted = { both: [-1, 1], "patio-side": [patioSide], "far-side": [-patioSide], none: [] };
  const beds: Outline[] = [];
  for (const side of wanted[composition.frontCorners]) {
    const [x, z] = yard.camera.groundAt(side < 0 ? 0 : yard.camera.width, yard.camera.height * 0.97, [0, 0, 0]);
    const radius = 0.85 + 0.35 * random();
    const bed = { x: x + side * 0.2, z: Math.max(z, grid.nearZ) + 0.15 };
    const offPath = path ? locateOnRibbon(path, bed.x, bed.z, createRibbonPosition()).off : 9;
    const clear = offPath > radius * 0.7 + (path?.width ?? 0) / 2 && distanceToPatio(patio, bed.x, bed.z) > radius;
    if (clear) beds.push({ ...bed, shape: "round", halfWidth: radius * 1.15, halfDepth: radius, turn: 0 });
  }
  return beds;
}

function islands({ idea, terrain, patio, path, creek, water, random }: BedSite): Outline[] {
  const { grid, surroundings } = terrain;
  const depth = designDepth(terrain);
  const beds: Outline[] = [];
  const position = createRibbonPosition();
  for (let attempt = 0; attempt < 160 && beds.length < idea.composition.islands; attempt++) {
    const z = lerp(grid.nearZ + 0.12 * depth, grid.nearZ + 0.9 * depth, random());
    const [left, right] = spanInView(terrain, z);
    const x = lerp(left, right, 0.1 + 0.8 * random());
    const halfDepth = 0.6 + 0.45 * random();
    const halfWidth = halfDepth * 1.4;
    const ribbons = [path, creek].filter((ribbon) => ribbon !== undefined);
    const crowded =
      ribbons.some((ribbon) => locateOnRibbon(ribbon, x, z, position).off < ribbon.width / 2 + halfWidth + 0.3) ||
      distanceToPatio(patio, x, z) < halfWidth + 0.4 ||
      (patio?.virtual && distanceToOutline(patio, x, z) < halfWidth) ||
      water.some((feature) => distanceToOutline(feature, x, z) < halfWidth + 0.8) ||
      sampleField(grid.smoothToStructure, x, z) < idea.composition.bedDepth[0] + halfDepth + 0.7 ||
      !isOutOfTheWay(terrain, x, z, halfWidth) ||
      beds.some((bed) => Math.hypot(bed.x - x, bed.z - z) < bed.halfWidth + halfWidth + 0.7);
    if (!crowded)
      beds.push({ shape: "kidney", x, z, halfWidth, halfDepth, turn: surroundings.axis + (random() - 0.5) });
  }
  return beds;
}
