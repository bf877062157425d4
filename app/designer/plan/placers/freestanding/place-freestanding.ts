import { clamp } from "../../../numeric/scalar.ts";
import { objectCatalog } from "../../../objects/catalog.ts";
import { sampleField } from "../../ground/ground-grid.ts";
import { pointAt } from "../../ground/terrain.ts";
import type { Want } from "../../idea/idea.ts";
import { angleFacing, onPlan } from "../../parts/footprint.ts";
import { sizeKept } from "../../parts/no-room.ts";
import type { ObjectPlacement, SurfaceHit } from "../../parts/plan.ts";
import { findSpot } from "../../site/find-spot.ts";
import { isBeforeRequested } from "../../site/sights.ts";
import type { Placer, Site } from "../../site/site.ts";
import { type Belongs, type FreestandingKind, freestandingKinds } from "./freestanding-kinds.ts";

/** Per meter from where it belongs and into a bed; of hiding a possible window or the patio; of showing its back. */
const costs = { off: 1, inBed: 0.8, beforeWindow: 3, before: 3, turnedAway: 2.5, fromStreet: 0.4 };
/**
 * Meters from patio and beds at which a thing in the open is clear of them; from a bed's edge to an ornament in it; from
 * path, drive or fence to a thing next to it.
 */
const clear = { patio: 0.6, beds: 0.5, adorned: -0.35, way: 0.25 };
/** Meters on either side of the middle that stay free in front. */
const access = 0.45;
/** What is in the open shows its front. */
const viewer = [0, 0] as const;
/** Cosine of the turn from the viewer beyond which only the back is visible. */
const backShown = -0.5;
/** Meters of height from which a thing blocks a window, and meters in front of it without smoke. */
const windowHeight = 1.7;
/** Points around a thing's outline (shares of half width and half depth) that must be on open ground. */
const rim = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
const roundCorner = 0.72;

export const freestandingPlacers: readonly Placer[] = freestandingKinds.map((kind) => ({
  element: kind.element,
  place: (want, site) => {
    const wanted = want.count ?? 1;
    const own = { ...kind, object: want.object ?? kind.object };
    let placed = 0;
    while (placed < wanted && placeOne(own, want, site)) placed++;
    return placed;
  },
}));

/** The largest usual size that fits; a different one is reported. */
function placeOne(kind: FreestandingKind, want: Want, site: Site): boolean {
  const asked = requestedSize(kind, want);
  for (const size of asked ? [asked, ...(kind.sizes ?? [])] : (kind.sizes ?? [undefined])) {
    const piece = findPiece(kind, want, site, size);
    if (!piece) continue;
    site.add(piece);
    if (kind.hasFront) site.map.occupy({ ...beforeFront(piece), radius: access });
    reportOtherSize(kind, want, site, size);
    return true;
  }
  return false;
}

/** Undefined if nothing is requested or it has one size. */
function requestedSize(
  { sizes, widths, depthFor, deep, object }: FreestandingKind,
  { size, share }: Want,
): [number, number] | undefined {
  if (!sizes || !widths || !(size?.width ?? size?.depth ?? share)) return undefined;
  const kind = objectCatalog[object];
  const width = clamp(size?.width ?? kind.width * (share ?? 1), ...widths);
  if (depthFor) return [width, depthFor(width)];
  const depth = size?.depth ?? (share && kind.depth * share);
  return [width, (deep && depth && clamp(depth, ...widths)) || kind.depth];
}

function reportOtherSize(kind: FreestandingKind, { size }: Want, site: Site, drawn?: readonly [number, number]): void {
  const { width, depth } = objectCatalog[kind.object];
  const [drawnWidth, drawnDepth] = drawn ?? [width, depth];
  const pairs = [
    [drawnWidth, size?.width],
    [kind.depthFor ? drawnWidth : drawnDepth, size?.depth],
  ] as const;
  const asked = pairs.filter((pair): pair is readonly [number, number] => pair[1] !== undefined);
  if (asked.every(([own, wish]) => Math.abs(own - wish) <= sizeKept * wish)) return;
  site.noRoom.reportSize(
    kind.element,
    asked.map(([own]) => own),
    asked.map(([, wish]) => wish),
  );
}

function findPiece(
  kind: FreestandingKind,
  want: Want,
  site: Site,
  size: readonly [number, number] | undefined,
): ObjectPlacement | undefined {
  const at = (x: number, z: number): ObjectPlacement => ({
    object: kind.object,
    x,
    z,
    angle: facingOpenSide(site, kind.belongs, x, z),
    size: 1,
    ...(size && { width: size[0], depth: size[1] }),
  });
  const spot = findSpot(site, want, ({ x, z }, hit) => {
    const off = costOff(kind, site, x, z, hit, size);
    const piece = at(x, z);
    return hasRoom(kind, site, piece) && !isBeforeRequested(site, piece, want)
      ? off + costAt(site, piece)
      : Number.POSITIVE_INFINITY;
  });
  return spot && at(spot.x, spot.z);
}

function facingOpenSide({ layout }: Site, belongs: Belongs, x: number, z: number): number {
  const { terrain, patio } = layout;
  if (belongs === "by-drive") return -terrain.surroundings.axis;
  const atPatio = patio && (belongs === "by-patio" || belongs === "on-patio");
  const middle = belongs === "back-to-edge" ? pointAt(terrain, 0, 0.4) : viewer;
  const [toX, toZ] = atPatio ? [patio.x, patio.z] : middle;
  const quarter = Math.PI / 2;
  const square = atPatio ? -patio.turn : -terrain.surroundings.axis;
  return square + quarter * Math.round((angleFacing(x, z, toX, toZ) - square) / quarter);
}

function costOff(
  { belongs, object, round }: FreestandingKind,
  site: Site,
  x: number,
  z: number,
  { toPatio, toPath, toBed }: SurfaceHit,
  size: readonly [number, number] | undefined,
): number {
  const { grid } = site.layout.terrain;
  const half = (size?.[1] ?? objectCatalog[object].depth) / 2;
  const crowded = Math.max(0, half + clear.patio - toPatio) + costs.inBed * Math.max(0, half + clear.beds - toBed);
  const besideIt = (edge: number) => Math.abs(edge - half - clear.way);
  switch (belongs) {
    case "back-to-edge":
      return costs.off * Math.abs(sampleField(grid.toStructure, x, z) - half - round) + 0.3 * crowded;
    case "in-the-open":
      return crowded + Math.max(0, half + clear.patio - toPath);
    case "on-patio":
      return site.layout.patio
        ? costs.off * Math.abs(toPatio + half) + Math.max(0, half + clear.beds - toBed)
        : crowded;
    case "by-patio":
      return site.layout.patio ? costs.off * Math.abs(toPatio - half) : crowded;
    case "by-bed":
      return costs.off * Math.abs(toBed - clear.adorned);
    case "by-drive": {
      const wide = size?.[0] ?? objectCatalog[object].width;
      const others = site.objects.filter((own) => own.object === object);
      const toOthers = others.map((own) => Math.abs(Math.hypot(own.x - x, own.z - z) - wide));
      const toStreet = z - half - grid.nearZ;
      return costs.off * Math.min(...toOthers, Math.abs(sampleField(grid.toDrive, x, z) - wide / 2), toStreet);
    }
    case "by-way":
      return (
        costs.off *
          Math.min(...[toPath, sampleField(grid.toDrive, x, z), sampleField(grid.toStructure, x, z)].map(besideIt)) +
        costs.fromStreet * (z - grid.nearZ) +
        crowded
      );
  }
}

function costAt(site: Site, { x, z, angle, object, width }: ObjectPlacement): number {
  const kind = objectCatalog[object];
  const isHigh = kind.height > windowHeight / 2;
  const beforeWindow = isHigh && site.map.hidesOpening(x, z, windowHeight) ? costs.beforeWindow : 0;
  const beforePatio = isHigh && site.map.hidesPatio(x, z, (width ?? kind.width) / 2) ? costs.before : 0;
  const turnedAway = kind.shape === "rectangle" ? costs.turnedAway * (1 - Math.cos(angle)) : 0;
  return beforeWindow + beforePatio + turnedAway;
}

function hasRoom(kind: FreestandingKind, site: Site, piece: ObjectPlacement): boolean {
  const { belongs, round } = kind;
  const ground = belongs === "on-patio" ? "anywhere" : "off-paving";
  if (!site.fits(piece, ground) || (kind.hasFront && !isAccessible(site, piece))) return false;
  const { width, depth, shape } = objectCatalog[piece.object];
  const halfWidth = (piece.width ?? width) / 2 + round;
  const halfDepth = (piece.depth ?? depth) / 2 + round;
  const { wallToWall } = site.idea.paving;
  return rim.every(([side, end]) => {
    const share = shape === "round" && side !== 0 && end !== 0 ? roundCorner : 1;
    const { x, z } = onPlan(piece, side * halfWidth * share, end * halfDepth * share);
    if (!site.map.isOpen(x, z)) return false;
    const { toPath, toPatio } = site.map.surfaceAt(x, z);
    return ground === "anywhere" || wallToWall || (toPath > 0 && toPatio > -round - 0.05);
  });
}

function isAccessible({ map }: Site, piece: ObjectPlacement): boolean {
  const { x, z } = beforeFront(piece);
  return Math.cos(piece.angle) > backShown && map.isOpen(x, z) && map.isFree(x, z, access);
}

function beforeFront(piece: ObjectPlacement) {
  const depth = piece.depth ?? objectCatalog[piece.object].depth;
  return onPlan(piece, 0, -depth / 2 - access);
}
