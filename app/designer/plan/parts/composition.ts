import type { Element, Style } from "../../wish/typed/garden-words.ts";

export type PatioShape = "round" | "kidney" | "rectangle" | "octagon" | "half-round" | "diamond";
export type PathForm = "sweep" | "s-curve" | "straight" | "dog-leg";
/** The open middle of the garden, which the beds leave free; "open" has narrow beds only, "none" plants all of it. */
export type LawnShape = "oval" | "circle" | "rectangle" | "diagonal" | "sweep" | "two-circles" | "open" | "none";

/** Where things lie and how they are shaped: what makes one variation another garden than the next. */
export interface Composition {
  /** The style to design in when the customer names none. */
  style: Style;
  patioShape: PatioShape;
  /** -1 left edge, 0 middle, 1 right edge; mirrored by the seed. */
  patioAcross: number;
  /** Share of the yard's depth at which the patio's middle lies, 0 near .. 1 far. */
  patioDepth: number;
  /** Square metres wished for, before the yard's own size has its say. */
  patioArea: number;
  /** Width to depth of the patio, where its shape allows one. */
  patioAspect: number;
  pathForm: PathForm;
  /** Where the path begins across the picture, -1 .. 1; mirrored by the seed. */
  pathFrom: number;
  pathWidth: number;
  /** What this idea would bring along beside what is asked for, the best first: a suggestion. */
  suggests: readonly Element[];
  lawnShape: LawnShape;
  /** Size of the lawn's figure against the yard's: smaller ones leave more to planting. */
  lawnSize: number;
  /** Least and greatest depth of the beds in front of house, fence or hedge; metres. */
  bedDepth: readonly [least: number, most: number];
  /** Round beds by themselves in the lawn. */
  islands: number;
  /** Their size against the usual. */
  islandSize: number;
  /** Beds in the two front corners of the picture. */
  frontCorners: "both" | "patio-side" | "far-side" | "none";
  /** A band of planting round the back of the patio, and along both sides of the path. */
  bedAroundPatio: boolean;
  bedAlongPath: boolean;
  trees: number;
  /** Of a garden too small for free choice: the whole ground as one figure. */
  figure?: GardenFigure;
}

/** What most compositions have in common. */
export const plain = {
  patioAspect: 1,
  lawnSize: 1,
  islands: 0,
  islandSize: 1,
  bedAroundPatio: false,
  bedAlongPath: false,
  trees: 1,
} satisfies Partial<Composition>;

/** A place or extent in shares of the ground: across -1 left .. 1 right (mirrored by the seed), depth 0 near .. 1 far. */
export type Share = readonly [across: number, depth: number];

/** A line of one point at least. */
export type ShareLine = readonly [first: Share, ...more: Share[]];

/** A part of a small garden's figure: an ellipse by its middle and half extents, or the area between corners, rounded off if curved. */
export type FigurePart = { middle: Share; half: Share } | { corners: readonly Share[]; curved?: boolean };

/** A small garden drawn as a whole: where each thing lies is said, instead of looked for. */
export interface GardenFigure {
  /** What lies between the beds, unless the wish has it otherwise; paving is the patio's own, from wall to wall. */
  ground: "green" | "gravel" | "paving";
  beds: readonly FigurePart[];
  /** Where the patio's middle lies, and half its extents. */
  terrace: { middle: Share; half: Share };
  /** What the beds leave open where the customer wants grass. */
  green: { middle: Share; half: Share };
  /** Where the path runs, when there is one, and whether it is of single stones. */
  course: ShareLine;
  stepping: boolean;
  /** Where the tree stands, where one sits, and what one looks at. */
  tree: Share;
  seat: Share;
  focus: Share;
}
