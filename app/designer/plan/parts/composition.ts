import type { Element, Style } from "../../wish/lexicon/garden-words.ts";

export type PatioShape = "round" | "kidney" | "rectangle" | "octagon" | "half-round" | "diamond";
export type PathForm = "sweep" | "s-curve" | "straight" | "dog-leg";
/** The open middle that the beds leave free; "open" has narrow beds only, "none" plants all of it. */
export type LawnShape = "oval" | "circle" | "rectangle" | "diagonal" | "sweep" | "two-circles" | "open" | "none";

export interface Composition {
  style: Style;
  patioShape: PatioShape;
  /** -1 left edge, 0 middle, 1 right edge; mirrored by the seed. */
  patioAcross: number;
  /** Share of the yard's depth at the patio's middle, 0 near .. 1 far. */
  patioDepth: number;
  /** The patio takes the best place on the whole yard, however far from its own. */
  patioAnywhere?: boolean;
  /** Pools take their least size, at the edge of the yard. */
  leastPools?: boolean;
  /** Preferred square meters, before the limits of the yard. */
  patioArea: number;
  /** Width over depth, if the shape allows one. */
  patioAspect: number;
  pathForm: PathForm;
  /** Start of the path across the picture, -1 .. 1; mirrored by the seed. */
  pathFrom: number;
  pathWidth: number;
  /** Elements this composition suggests besides the requested ones, best first. */
  suggests: readonly Element[];
  lawnShape: LawnShape;
  /** Relative to the yard. */
  lawnSize: number;
  /** Minimum and maximum depth in meters of beds in front of house, fence or hedge. */
  bedDepth: readonly [least: number, most: number];
  /** Requested beds take their least depth, too. */
  narrowBeds?: boolean;
  /** Planting all over the ground, in gravel or mulch. */
  drifts?: boolean;
  bedAroundPatio: boolean;
  bedAlongPath: boolean;
  bedAlongDrive?: boolean;
  trees: number;
  /** For a garden too small to choose places: the whole ground as one figure. */
  figure?: GardenFigure;
}

/** Beds along the edges only, and around paving or not. */
export function withPlainBeds(composition: Composition, aroundPaving: boolean): Composition {
  return {
    ...composition,
    drifts: false,
    bedAroundPatio: aroundPaving,
    bedAlongPath: aroundPaving,
  };
}

export const plain = {
  patioAspect: 1,
  suggests: [],
  lawnSize: 1,
  bedAroundPatio: false,
  bedAlongPath: false,
  trees: 1,
} satisfies Partial<Composition>;

/** A place or extent in shares of the ground: across -1 left .. 1 right (mirrored by the seed), depth 0 near .. 1 far. */
export type Share = readonly [across: number, depth: number];

export type ShareLine = readonly [first: Share, ...more: Share[]];

/** An ellipse by middle and half extents, or an optionally rounded polygon. */
export type FigurePart = { middle: Share; half: Share } | { corners: readonly Share[]; curved?: boolean };

/** Places are given instead of searched. */
export interface GardenFigure {
  /** What is between the beds, unless the wish says otherwise; paving is the patio's own, wall to wall. */
  ground: "green" | "gravel" | "paving";
  beds: readonly FigurePart[];
  terrace: { middle: Share; half: Share };
  /** Left open by the beds if the customer wants grass. */
  green: { middle: Share; half: Share };
  /** Course of the path, if there is one, and whether it consists of single stones. */
  course: ShareLine;
  stepping: boolean;
  tree: Share;
  seat: Share;
  focus: Share;
}
