import type { StandingThings } from "../../plan/parts/standing.ts";

/**
 * Plain data in meters, stored with the picture with the names things are sold under, so that lists and drawings can be
 * made years later, whatever the catalogs contain by then. x is to the right, z away from the viewer at the origin;
 * lines are flat lists [x, z, x, z, ...].
 */
export interface PlanGeometry {
  version: 1;
  /** Estimated error of lengths, as share: 0.3 means plus or minus 30 %. */
  scaleUncertainty: number;
  /** Correction of the estimated scale by a length the customer knew when this was drawn; absent for none. */
  knownFactor?: number;
  surfaces: GroundSurface[];
  edges: EdgeCourse[];
  outline: OutlineRun[];
  plants: PlantGroup[];
  objects: ObjectGroup[];
  view: { left: [x: number, z: number]; right: [x: number, z: number] };
  /** Lengths in the existing yard, which a person can measure to correct the scale. */
  lengths: KnowableLength[];
  /** What takes the sun; older plans lack it. */
  standing?: StandingThings;
}

export type PlanLine = number[];

export function pointsOf(line: readonly number[]): [x: number, z: number][] {
  return line.flatMap((z, i): [x: number, z: number][] => {
    const x = line[i - 1];
    return i % 2 === 1 && x !== undefined ? [[x, z]] : [];
  });
}

export type TakeOffUnit = "m2" | "m" | "each";

export interface GroundSurface {
  kind: "base" | "patio" | "path" | "bed" | "stepping-stone" | "creek" | "meadow" | "border" | "existing-paving";
  /** Name in the catalog, "lawn", or "keep" where the yard's own ground stays. */
  material: string;
  name: string;
  area: number;
  /** Meters: thickness or depth; bedding; whether it is sold by volume. Absent where the ground is kept. */
  depth?: number;
  bedding?: string;
  loose?: boolean;
  length?: number;
  width?: number;
  pieces?: number;
  isGravel?: boolean;
  rings: PlanLine[];
}

export interface EdgeCourse {
  kind: "steel" | "stone";
  name: string;
  length: number;
  lines: PlanLine[];
}

export interface OutlineRun {
  /** "kept": ground that is left alone (a driveway). "hidden": something hides what is behind it. */
  end: "structure" | "kept" | "photo" | "hidden";
  line: PlanLine;
}

export interface PlantGroup {
  species: string;
  name: string;
  botanicalName?: string;
  /** How its number changes with a corrected scale: trees stay, rows grow with the length, planting with the area. */
  follows: "none" | "length" | "area";
  role: string;
  /** As "#cb7f9f": what one sees of it in the picture. Older plans lack it. */
  color?: string;
  /** Meters: between plants, and when mature. */
  spacing: number;
  spread: number;
  height: number;
  /** What its buyer must know, in whole sentences: that it, or the requested plant it replaces, is invasive. */
  caution?: string;
  /** One [x, z, radius as drawn in the picture] per plant. */
  at: [x: number, z: number, radius: number][];
}

export interface ObjectGroup {
  object: string;
  name: string;
  shape: "round" | "rectangle";
  unit: "each" | "m";
  at: ObjectOutline[];
}

/** Turned by `angle` radians; its front faces the viewer at angle 0. */
export interface ObjectOutline {
  x: number;
  z: number;
  angle: number;
  width: number;
  depth: number;
  height: number;
}

export type KnowableLengthId = "garage-door" | "door" | "existing-paving" | "to-the-back" | "along-the-back";

/** Straight along the ground. */
export interface KnowableLength {
  id: KnowableLengthId;
  metres: number;
  /** Shares of the photo's width and height; the viewer's feet are not in the photo. */
  from: [x: number, z: number];
  to: [x: number, z: number];
  fromInPhoto?: [u: number, v: number];
  toInPhoto: [u: number, v: number];
}
