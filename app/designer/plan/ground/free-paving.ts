import type { Outline } from "../parts/outline.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { type GridField, type GroundGrid, metersToPoints, sampleField } from "./ground-grid.ts";
import { areaOf, endsOf, isStrip, lengthOf, type PavedPiece, piecesOf } from "./paved-pieces.ts";

/** What makes room for another of its kind: the longest walk, or the terrace, which grows or shrinks to a share of itself. */
export interface Freeing {
  of: "patio" | "walk";
  share?: number;
}

export interface FreedPaving {
  of: "patio" | "walk" | "part-of-patio";
  /** What is freed of the patio goes on as part of a larger one. */
  grows: boolean;
  /** As a rectangle of the same area, of the whole. */
  outline: Outline;
  ends: readonly [PlanPoint, PlanPoint];
  /** Meters to the paving that is freed. */
  toFreed: GridField;
}

/** Square meters of the smallest terrace. */
const leastPatio = 3;
/** Meters around freed paving that go with it: its soft edge in the photo. */
export const freedRim = 0.14;
/** Meters between two pieces of one walk that something in the photo parts. */
const parted = 0.8;
/** Meters beside the line through its ends within which a walk is straight; how far it leads away for a meter aside. */
const straight = 1.2;
const leastAway = 0.7;
/** Share of points at each side that is left out of its extent. */
const outliers = 0.04;

/** Undefined where there is none. `isHouseAhead`: what shrinks keeps the part at the house, else that at the viewer. */
export function freePaving(
  grid: GroundGrid,
  { of, share }: Freeing,
  { axis, houseAhead }: { axis: number; houseAhead: boolean },
): FreedPaving | undefined {
  const piece = of === "walk" ? findWalk(grid) : findTerrace(grid);
  if (!piece) return undefined;
  const found = { outline: outlineOf(piece, axis), ends: endsOf(piece) };
  const grows = share !== undefined && share >= 1;
  if (share === undefined || grows) return { of, grows, ...found, toFreed: metersToPoints(piece) };
  const fromHouse = piece.toSorted(([, one], [, other]) => (houseAhead ? other - one : one - other));
  const part = fromHouse.slice(Math.round(share * piece.length));
  return { of: "part-of-patio", grows, ...found, toFreed: metersToPoints(part) };
}

export function isFreed({ toFreed }: FreedPaving, x: number, z: number): boolean {
  return sampleField(toFreed, x, z) < freedRim;
}

/** Straight and away from the viewer, with what the photo shows of it behind something. */
function findWalk(grid: GroundGrid): PavedPiece | undefined {
  const strips = piecesOf(grid).filter(isStrip);
  const walks = strips.filter((piece) => leadsAway(piece) && isAlong(piece, endsOf(piece)));
  const [longest] = walks.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  if (!longest) return undefined;
  const toLongest = metersToPoints(longest);
  const isPart = (own: PavedPiece) =>
    isAlong(own, endsOf(longest)) && own.some(([x, z]) => sampleField(toLongest, x, z) < parted);
  return strips.filter(isPart).flat();
}

function leadsAway(piece: PavedPiece): boolean {
  const [[x, z], [endX, endZ]] = endsOf(piece);
  return Math.abs(endZ - z) > leastAway * Math.abs(endX - x);
}

/** Whether a piece is on the line through two points. */
function isAlong(piece: PavedPiece, [[x, z], [endX, endZ]]: readonly [PlanPoint, PlanPoint]): boolean {
  const length = Math.hypot(endX - x, endZ - z);
  const off = piece.filter(
    ([ownX, ownZ]) => Math.abs((ownX - x) * (endZ - z) - (ownZ - z) * (endX - x)) > straight * length,
  );
  return off.length < outliers * piece.length;
}

/** What the photo shows of a terrace that the viewer stands on can be as narrow as a walk. */
function findTerrace(grid: GroundGrid): PavedPiece | undefined {
  const pieces = piecesOf(grid).toSorted((one, other) => areaOf(other) - areaOf(one));
  const largest = pieces.find((piece) => !isStrip(piece)) ?? pieces[0];
  return largest && areaOf(largest) > leastPatio ? largest : undefined;
}

function outlineOf(piece: PavedPiece, axis: number): Outline {
  const [cos, sin] = [Math.cos(axis), Math.sin(axis)];
  const [left, right] = extentOf(piece.map(([x, z]) => x * cos + z * sin));
  const [near, far] = extentOf(piece.map(([x, z]) => z * cos - x * sin));
  const [across, along] = [(left + right) / 2, (near + far) / 2];
  const factor = Math.sqrt(areaOf(piece) / ((right - left) * (far - near)));
  return {
    shape: "rectangle",
    x: across * cos - along * sin,
    z: across * sin + along * cos,
    halfWidth: ((right - left) / 2) * factor,
    halfDepth: ((far - near) / 2) * factor,
    turn: axis,
  };
}

function extentOf(values: number[]): [least: number, most: number] {
  const sorted = values.sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return [at(outliers), at(1 - outliers)];
}
