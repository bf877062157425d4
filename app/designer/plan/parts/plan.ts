import type { Locality } from "../../locality/locality.ts";
import type { MaterialName } from "../../materials/catalog.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { ObjectName } from "../../objects/catalog.ts";
import type { SpeciesName } from "../../plants/catalog.ts";
import type { Invasiveness } from "../../plants/parts/species.ts";
import type { LengthUnit, Style } from "../../wish/lexicon/garden-words.ts";
import type { ReadBack } from "../../wording/read-back.ts";
import type { Lack } from "./no-room.ts";

/** Meters; `size` is a factor on the species' usual size. */
export interface PlantPlacement {
  species: SpeciesName;
  x: number;
  z: number;
  size: number;
  /** Radians about the vertical, 0 = along x: hedges grow along it, so that a row joins into a wall. */
  angle?: number;
  palette?: string;
  support?: readonly Vec3[];
  /** Meters above the ground that it stands on: a terrace. */
  rise?: number;
}

export interface StandIn {
  species: SpeciesName;
  asked: Invasiveness;
}

/** Meters; turned by `angle` radians about the vertical, scaled by `size`. */
export interface ObjectPlacement {
  object: ObjectName;
  x: number;
  z: number;
  angle: number;
  size: number;
  color?: string;
  /** Meters, for objects that are built to measure (a pergola, a fence). */
  width?: number;
  depth?: number;
  height?: number;
  crops?: readonly SpeciesName[];
  /** Meters above the ground that it stands on: a deck. */
  rise?: number;
}

export type SurfaceKind = "base" | "patio" | "path" | "bed" | "stepping-stone" | "creek" | "meadow";

/** The surface at one point of the plan; distances in meters, negative inside. */
export interface SurfaceHit {
  kind: SurfaceKind;
  toPatio: number;
  toPath: number;
  toBed: number;
  toStone: number;
  toCreek: number;
  /** Meters along the path and across it (signed), for materials that follow it. */
  pathAlong: number;
  pathAcross: number;
  /** Meters along the patio's edge, for its border course. */
  patioEdgeAlong: number;
}

/** Open ground, nothing near. */
export function createSurfaceHit(): SurfaceHit {
  return {
    kind: "base",
    toPatio: 9,
    toPath: 9,
    toBed: 9,
    toStone: 9,
    toCreek: 9,
    pathAlong: 0,
    pathAcross: 0,
    patioEdgeAlong: 0,
  };
}

/** "keep" leaves the photo's own pixels. */
export interface PlanMaterials {
  base: MaterialName | "keep" | "lawn";
  patio: MaterialName;
  path: MaterialName;
  bed: MaterialName;
  steppingStone: MaterialName;
  /** The course of bricks or slabs around patio and path; none for decks and gravel. */
  patioBorder?: MaterialName;
  pathBorder?: MaterialName;
  /** The bed of a dry creek, and the plants between the clumps of a meadow. */
  creek: MaterialName;
  meadow: MaterialName | "lawn";
  /** What happens to existing paving; where it is removed, the plan's own surfaces show. */
  existingPaving: MaterialName | "keep" | "removed";
  /** Of the ground under paving that alone is removed, where the ground around it stays as it is. */
  freed?: MaterialName | "lawn";
  /** Steel shows as a thin dark line, stone as placed edging stones. */
  edging: "steel" | "stone" | "none";
}

export interface Plan {
  style: Style;
  stripedLawn: boolean;
  materials: PlanMaterials;
  plants: PlantPlacement[];
  objects: ObjectPlacement[];
  /** Fills and returns `hit`. */
  surfaceAt(x: number, z: number, hit: SurfaceHit): SurfaceHit;
  /** Where existing paving is removed although other paving stays. */
  isFreed?(x: number, z: number): boolean;
  summary: PlanSummary;
  standIns: readonly StandIn[];
  /** Where its plants are chosen for, if that is known. */
  locality?: Locality;
  lacks: readonly Lack[];
}

/** Without functions, to be stored and shown. */
export interface PlanSummary {
  /** "Flagstone patio on the left, curved gravel path, cottage planting". */
  title: string;
  /** A designer's sentence: "A curved path leads to the patio, ...". */
  reason: string;
  /** Identifies the composition, so that later changes keep the same garden. */
  composition: number;
  style: Style;
  materials: PlanMaterials;
  plants: Record<string, number>;
  objects: Record<string, number>;
  wish: ReadBack & { unit?: LengthUnit };
  noRoom: readonly string[];
  /** The one thing that the designer added, in words: "path lights"; never in the first design. */
  suggested?: string;
  /** For a change: what had to move besides its target: "the bench"; empty if nothing else moved. */
  movedToo?: readonly string[];
  /** Of a change that was already true, has no target or no room. */
  unchanged?: boolean;
}
