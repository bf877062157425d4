/**
 * A laid-out plan as plain data: what lies and stands where, in metres, with the names it is sold under. It is stored with
 * the picture, so that lists and drawings can be made of it years later, whatever the catalogues say by then.
 * x to the right, z away from the viewer, who stands at the origin; lines are flat lists [x, z, x, z, ...].
 */
export interface PlanGeometry {
  version: 1;
  /** How wrong lengths may be by the estimate, as share: 0.3 means plus or minus 30 %. */
  scaleUncertainty: number;
  /** By how much a length the customer knew had corrected the estimated scale when this was drawn; absent for not at all. */
  knownFactor?: number;
  /** All of the ground that the photo shows, in parts. */
  surfaces: GroundSurface[];
  /** What is laid along an edge. */
  edges: EdgeCourse[];
  /** Where the visible ground ends. */
  outline: OutlineRun[];
  plants: PlantGroup[];
  objects: ObjectGroup[];
  /** The ground in the photo's lower corners. */
  view: { left: [x: number, z: number]; right: [x: number, z: number] };
  /** Lengths in the yard as it is, which a person can measure to correct the scale. */
  lengths: KnowableLength[];
}

/** A flat list: x, z, x, z, ... */
export type PlanLine = number[];

/** The points of a line. */
export function pointsOf(line: readonly number[]): [x: number, z: number][] {
  return line.flatMap((z, i) => {
    const x = line[i - 1];
    return i % 2 === 1 && x !== undefined ? [[x, z] as [number, number]] : [];
  });
}

/** What quantities are counted in. */
export type TakeOffUnit = "m2" | "m" | "each";

/** The ground of one kind and material. */
export interface GroundSurface {
  kind: "base" | "patio" | "path" | "bed" | "stepping-stone" | "creek" | "meadow" | "border" | "existing-paving";
  /** Name in the catalogue, "lawn", or "keep" where the yard's own ground stays. */
  material: string;
  name: string;
  /** Square metres. */
  area: number;
  /** Metres: how thick or deep it lies; what it lies on; whether it is bought by volume. Absent where the ground is kept. */
  depth?: number;
  bedding?: string;
  loose?: boolean;
  /** Of a path, and (width) of a border course. */
  length?: number;
  width?: number;
  /** How many single pieces (stepping stones) are in view. */
  pieces?: number;
  /** What is kept is gravel. */
  isGravel?: boolean;
  /** Outlines, those of holes among them: fill by the even-odd rule. */
  rings: PlanLine[];
}

/** Edging between beds and the open ground. */
export interface EdgeCourse {
  kind: "steel" | "stone";
  name: string;
  /** Metres. */
  length: number;
  lines: PlanLine[];
}

export interface OutlineRun {
  /**
   * What ends the ground: a house, fence or hedge; ground that is left alone (a driveway); the photo's own edge; or
   * something that hides what lies behind.
   */
  end: "structure" | "kept" | "photo" | "hidden";
  line: PlanLine;
}

export interface PlantGroup {
  species: string;
  name: string;
  botanicalName?: string;
  /** How its number answers to a corrected scale: trees stay, rows grow with the length, planting with the area. */
  follows: "none" | "length" | "area";
  role: string;
  /** Metres: from plant to plant, and when grown up. */
  spacing: number;
  spread: number;
  height: number;
  /** What its buyer must know, in whole sentences: that it, or the plant that was asked for in its place, is invasive. */
  caution?: string;
  /** One [x, z, radius as drawn in the picture] per plant. */
  at: [x: number, z: number, radius: number][];
}

export interface ObjectGroup {
  object: string;
  name: string;
  shape: "round" | "rectangle";
  /** Bought by the piece, or by the metre of its width. */
  unit: "each" | "m";
  at: ObjectOutline[];
}

/** Turned by `angle` radians; its front looks towards the viewer at angle 0. */
export interface ObjectOutline {
  x: number;
  z: number;
  angle: number;
  width: number;
  depth: number;
  height: number;
}

export type KnowableLengthId = "garage-door" | "door" | "existing-paving" | "to-the-back" | "along-the-back";

/** A length that can be measured in the yard, straight along the ground. */
export interface KnowableLength {
  id: KnowableLengthId;
  /** Metres at the scale of the plan. */
  metres: number;
  /** Its ends on the plan, and in the photo as shares of width and height; the viewer's own feet are not in the photo. */
  from: [x: number, z: number];
  to: [x: number, z: number];
  fromInPhoto?: [u: number, v: number];
  toInPhoto: [u: number, v: number];
}
