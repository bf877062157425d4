import type { LinearRgb } from "../numeric/colour.ts";
import type { Vec3 } from "../numeric/vector.ts";

/**
 * Outline of a leaf disc, in its own axes. "leaf" is a pointed oval, "ovate" an egg with a tip, "toothed" the same with a
 * saw's edge, "lobed" an oak's, "palmate" a maple's, "pinnate" leaflets on a rib, "spray" a twig with needles, "sword" a
 * fleshy blade with a spine, "petal" widest near its end, "blossom" a whole flower of five petals, "heart" an arrowhead with
 * two lobes behind its stalk, "crinkled" a salad leaf with a thick rib. "blade" casts no shadow. What is small in the picture is drawn
 * plainer.
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
export type Finish =
  | "plain"
  | "paint"
  | "wood"
  | "bark"
  | "birch-bark"
  | "stone"
  | "concrete"
  /** Cut stone and tiles about water, washed clean: no earth sticks to their foot. */
  | "washed"
  | "clay"
  | "soil"
  | "metal"
  | "rust"
  | "cloth"
  | "water"
  | "ember"
  | "glow";

/** A squared piece (a board, a hewn stone, a cushion) that triangles are faces of: gives them grain and worn edges. */
export interface Block {
  centre: Vec3;
  /** Unit vectors: along the grain, across it, and through the piece. */
  axes: readonly [Vec3, Vec3, Vec3];
  /** Half the piece's extent along each axis, metres. */
  half: Vec3;
  /** How far the edges are rounded, metres. */
  bevel: number;
  /** 0..1, another for each piece: its tone, its knots. */
  lot: number;
}

/** A triangle in metres; with `normals` it is smooth-shaded, without it is flat. Without a `block` grain runs upright. */
export interface Triangle {
  corners: readonly [Vec3, Vec3, Vec3];
  normals?: readonly [Vec3, Vec3, Vec3];
  colour: LinearRgb;
  finish: Finish;
  block?: Block;
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
