import type { ObjectName } from "../../../objects/catalog.ts";
import type { Element } from "../../../wish/typed/garden-words.ts";

/** "back-to-edge": its back to house or fence. */
export type Belongs = "back-to-edge" | "in-the-open" | "on-patio" | "by-patio" | "by-bed";

/** Meters. */
export interface FreestandingKind {
  element: Element;
  object: ObjectName;
  belongs: Belongs;
  /** Width and depth in usual trade sizes, best first. Without them it comes in one size. */
  sizes?: readonly (readonly [width: number, depth: number])[];
  widths?: readonly [least: number, most: number];
  /** Default depth for a width; otherwise the depth of its usual size. */
  depthFor?: (width: number) => number;
  /** Meters to keep free of house and fence around it: for access, for falls, for its roof. */
  round: number;
  /** Its front must be accessible: the ground in front stays free, and its back is not shown to the viewer. */
  hasFront?: true;
}

const square = (width: number) => width;
/** A hot tub is square, with its steps in front. */
const steppedTub = (width: number) => width + 0.56;

/** In order of priority: edge-bound first, then by size. */
export const freestandingKinds: readonly FreestandingKind[] = [
  {
    element: "shed",
    object: "shed",
    belongs: "back-to-edge",
    sizes: [
      [2.4, 1.8],
      [1.8, 1.2],
    ],
    widths: [1.2, 3.7],
    round: 0.25,
    hasFront: true,
  },
  {
    element: "trampoline",
    object: "trampoline",
    belongs: "in-the-open",
    sizes: [
      [3.66, 3.66],
      [3.05, 3.05],
      [2.44, 2.44],
    ],
    widths: [1.8, 4.6],
    depthFor: square,
    round: 0.5,
  },
  {
    element: "swing-set",
    object: "swing-set",
    belongs: "in-the-open",
    sizes: [
      [3.2, 2],
      [2.4, 1.8],
      [2, 1.5],
    ],
    widths: [2, 5],
    round: 0.4,
  },
  {
    element: "hot-tub",
    object: "hot-tub",
    belongs: "by-patio",
    sizes: [
      [2.1, 2.66],
      [1.8, 2.36],
    ],
    widths: [1.5, 2.5],
    depthFor: steppedTub,
    round: 0.3,
    hasFront: true,
  },
  {
    element: "outdoor-kitchen",
    object: "outdoor-kitchen",
    belongs: "on-patio",
    sizes: [
      [2.6, 0.75],
      [2, 0.75],
    ],
    widths: [1.8, 4.2],
    round: 0.1,
    hasFront: true,
  },
  {
    element: "compost",
    object: "compost-bins",
    belongs: "back-to-edge",
    sizes: [
      [2, 1],
      [1, 1],
    ],
    widths: [0.9, 3],
    round: 0.1,
    hasFront: true,
  },
  {
    element: "sandbox",
    object: "sandbox",
    belongs: "in-the-open",
    sizes: [
      [1.5, 1.5],
      [1.2, 1.2],
      [0.9, 0.9],
    ],
    widths: [0.9, 2.5],
    depthFor: square,
    round: 0.2,
  },
  { element: "bistro-set", object: "bistro-set", belongs: "on-patio", round: 0.1 },
  { element: "rain-barrel", object: "rain-barrel", belongs: "back-to-edge", round: 0.02 },
  { element: "bird-bath", object: "bird-bath", belongs: "by-bed", round: 0.1 },
];
