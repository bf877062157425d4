import type { MaterialName } from "../../materials/catalogue.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { ObjectName } from "../../objects/catalogue.ts";
import type { SpeciesName } from "../../plants/catalogue.ts";
import type { Invasiveness } from "../../plants/parts/species.ts";
import type { ReadBack } from "../../wish/read-back.ts";
import type { Style } from "../../wish/typed/garden-words.ts";
import type { LengthUnit } from "../../wish/typed/length-words.ts";
import type { Lack } from "./no-room.ts";

/** One plant on the plan: metres, and a size factor of the species' usual size. */
export interface PlantPlacement {
  species: SpeciesName;
  x: number;
  z: number;
  size: number;
  /** Radians about the vertical, 0 = along x: hedges grow along it, so that a row joins into a wall. */
  angle?: number;
  /** Flower palette name, where the species flowers. */
  palette?: string;
  /** What it climbs along, from its foot on. */
  support?: readonly Vec3[];
}

/** A planted species, and the invasive plant that was asked for. */
export interface StandIn {
  species: SpeciesName;
  asked: Invasiveness;
}

/** One object on the plan: metres, turned by `angle` radians about the vertical, scaled by `size`. */
export interface ObjectPlacement {
  object: ObjectName;
  x: number;
  z: number;
  angle: number;
  size: number;
  colour?: string;
  /** Metres, for objects that are built to measure (a pergola, a fence). */
  width?: number;
  depth?: number;
  height?: number;
  /** What grows in a bed of vegetables. */
  crops?: readonly SpeciesName[];
}

export type SurfaceKind = "base" | "patio" | "path" | "bed" | "stepping-stone" | "creek" | "meadow";

/** The surface at one point of the plan; distances in metres, negative inside. */
export interface SurfaceHit {
  kind: SurfaceKind;
  toPatio: number;
  toPath: number;
  toBed: number;
  toStone: number;
  toCreek: number;
  /** Metres along the path and across it (signed), for materials that follow it. */
  pathAlong: number;
  pathAcross: number;
  /** Metres along the patio's edge, for its border course. */
  patioEdgeAlong: number;
}

/** A hit to be filled: open ground, nothing near. */
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

/** Which material each surface takes. "keep" leaves the photo's own pixels. */
export interface PlanMaterials {
  base: MaterialName | "keep" | "lawn";
  patio: MaterialName;
  path: MaterialName;
  bed: MaterialName;
  steppingStone: MaterialName;
  /** The course of bricks or slabs round the patio and along the path; none for decks and gravel. */
  patioBorder?: MaterialName;
  pathBorder?: MaterialName;
  /** The bed of a dry creek, and what grows between the clumps of a meadow. */
  creek: MaterialName;
  meadow: MaterialName | "lawn";
  /** What becomes of paving that is already there; where it is removed the plan's own surfaces lie. */
  existingPaving: MaterialName | "keep" | "removed";
  /** Steel shows as a thin dark line, stone as placed edging stones. */
  edging: "steel" | "stone" | "none";
}

/** A laid-out design: geometry for the renderer, and words for people. */
export interface Plan {
  style: Style;
  /** Mown stripes in a new lawn. */
  stripedLawn: boolean;
  materials: PlanMaterials;
  plants: PlantPlacement[];
  objects: ObjectPlacement[];
  /** Classifies a point of the plan; fills and returns `hit`. */
  surfaceAt(x: number, z: number, hit: SurfaceHit): SurfaceHit;
  summary: PlanSummary;
  /** Plants that are drawn for invasive ones which the wish names and the catalogue lacks. */
  standIns: readonly StandIn[];
  /** What was asked for and found no room, or not all of it. */
  lacks: readonly Lack[];
}

/** The plan as data that can be stored and told: no functions. */
export interface PlanSummary {
  /** One line for people: "Flagstone patio on the left, curved gravel path, cottage planting". */
  title: string;
  /** Why it is laid out like this, in a designer's sentence: "A curved path leads to the patio, ...". */
  reason: string;
  /** Which of the compositions it is, so that what is changed in it later stays the same garden. */
  composition: number;
  style: Style;
  materials: PlanMaterials;
  /** Counts per species and object. */
  plants: Record<string, number>;
  objects: Record<string, number>;
  /** How the wish was read, in words. */
  wish: ReadBack & { unit?: LengthUnit };
  /** The plan's lacks in words: "2 of 4 trees". */
  noRoom: readonly string[];
  /** The one thing that the designer added of its own accord, in words: "path lights"; never in the first design. */
  suggested?: string;
  /** Of a change: what had to move besides what it is about, in words: "the bench"; empty where it changed one thing. */
  movedToo?: readonly string[];
  /** Of a change: whether the garden is as it was, for what it is about was so already, is not there or has no room. */
  unchanged?: boolean;
}
