import type { LinearRgb } from "../numeric/colour.ts";
import type { Vec3 } from "../numeric/vector.ts";

/** Outline of a leaf disc, in its own axes: pointed oval, ellipse, strip, or tapering blade. "blade" casts no shadow. */
export type LeafShape = "leaf" | "ellipse" | "strip" | "taper" | "blade";

/** One flat leaf, petal or blade. `along` and `across` are half axes in metres; `normal` is a unit vector. */
export interface Leaf {
  centre: Vec3;
  along: Vec3;
  across: Vec3;
  normal: Vec3;
  colour: LinearRgb;
  /** 0 = buried in the plant, 1 = open to the sky. */
  openness: number;
  shape: LeafShape;
}

/** How the surface of a triangle is textured when shaded. */
export type Finish = "plain" | "stone" | "wood" | "concrete" | "bark" | "birch-bark" | "glow";

/** A triangle in metres; with `normals` it is smooth-shaded, without it is flat. `grain` is the wood grain's axis. */
export interface Triangle {
  corners: readonly [Vec3, Vec3, Vec3];
  normals?: readonly [Vec3, Vec3, Vec3];
  colour: LinearRgb;
  finish: Finish;
  grain?: "x" | "y" | "z";
}

/** Where plants and objects put their geometry. The renderer implements it. */
export interface Stage {
  addLeaf(leaf: Leaf): void;
  addTriangle(triangle: Triangle): void;
  /** Pixels of the finished picture per metre at distance `z` (metres): decides how fine a plant is modelled. */
  pixelsPerMetre(z: number): number;
}

/** Albedo of a ground material at a point. `x`, `z` metres on the plan; `footprint` metres covered by one sample. */
export type GroundMaterial = (
  x: number,
  z: number,
  footprint: number,
  out: [number, number, number],
  /** Coordinates along and across a path, when the material follows one. */
  along?: number,
  across?: number,
) => void;
