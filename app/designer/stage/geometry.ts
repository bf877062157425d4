import type { LinearRgb } from "../numeric/color.ts";
import type { Vec3 } from "../numeric/vector.ts";
import type { Moment } from "./moment.ts";

/**
 * Outline in the leaf's own axes. "ovate" is an egg with a tip, "lobed" an oak leaf, "palmate" a maple leaf, "pinnate"
 * leaflets on a rib, "spray" a twig with needles, "sword" a fleshy blade with a spine, "petal" widest near its end,
 * "blossom" five petals, "heart" an arrowhead with lobes behind its stalk, "crinkled" a lettuce leaf. "blade" casts no
 * shadow. Small leaves have simpler outlines.
 */
export type LeafShape =
  | "leaf"
  | "ellipse"
  | "strip"
  | "taper"
  | "blade"
  | "ovate"
  | "toothed"
  | "lobed"
  | "palmate"
  | "pinnate"
  | "spray"
  | "sword"
  | "petal"
  | "blossom"
  | "heart"
  | "crinkled";

/** `along` and `across` are half axes in meters; `normal` is a unit vector. */
export interface Leaf {
  center: Vec3;
  along: Vec3;
  across: Vec3;
  normal: Vec3;
  color: LinearRgb;
  /** 0 = buried in the plant, 1 = open to the sky. */
  openness: number;
  shape: LeafShape;
}

export type Finish =
  | "plain"
  | "paint"
  | "wood"
  | "bark"
  | "birch-bark"
  | "stone"
  | "concrete"
  /** Cut stone and tiles by the water, which stay clean at the foot. */
  | "washed"
  | "clay"
  | "soil"
  | "metal"
  /** A pane: what is behind it shows through. */
  | "glass"
  | "rust"
  | "cloth"
  | "water"
  | "ember"
  | "glow";

/** A box-shaped piece (a board, a hewn stone, a cushion) whose faces are triangles; gives them grain and worn edges. */
export interface Block {
  center: Vec3;
  /** Unit vectors: along the grain, across it, through the piece. */
  axes: readonly [Vec3, Vec3, Vec3];
  half: Vec3; // meters
  /** Radius of the edges, meters. */
  bevel: number;
  /** A random number per piece, 0..1, for its tone and knots. */
  lot: number;
}

/** A triangle in meters; smooth-shaded if it has `normals`. Without a `block`, its grain runs upright. */
export interface Triangle {
  corners: readonly [Vec3, Vec3, Vec3];
  normals?: readonly [Vec3, Vec3, Vec3];
  color: LinearRgb;
  finish: Finish;
  block?: Block;
}

/** Implemented by the renderer. */
export interface Stage {
  /** What plants on it look like; also those that objects grow. */
  readonly moment?: Moment;
  addLeaf(leaf: Leaf): void;
  addTriangle(triangle: Triangle): void;
  /** Pixels of the picture per meter at distance `z`; determines how finely a plant is modeled. */
  pixelsPerMetre(z: number): number;
}

/** Albedo at plan coordinates (meters); `footprint` is the meters covered by one sample. */
export type GroundMaterial = (
  x: number,
  z: number,
  footprint: number,
  out: [number, number, number],
  /** Coordinates along and across the path, if the material follows one. */
  along?: number,
  across?: number,
) => void;
