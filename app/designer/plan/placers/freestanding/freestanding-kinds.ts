import type { ObjectName } from "../../../objects/catalog.ts";
import type { Element } from "../../../wish/lexicon/garden-words.ts";

/** "back-to-edge": its back to house or fence; "by-way": next to the path, toward the street; "by-drive": beside the
 * drive or others of its kind, open to the street. */
export type Belongs = "back-to-edge" | "in-the-open" | "on-patio" | "by-patio" | "by-bed" | "by-way" | "by-drive";

/** Meters. */
export interface FreestandingKind {
  element: Element;
  object: ObjectName;
  belongs: Belongs;
  /** Width and depth in usual trade sizes, best first. Without them it comes in one size. */
  sizes?: readonly (readonly [width: number, depth: number])[];
  widths?: readonly [least: number, most: number];
  /** Its depth is built to measure as well, within the same limits. */
  deep?: true;
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
    element: "parking",
    object: "parking-space",
    belongs: "by-drive",
    sizes: [
      [2.7, 5.5],
      [2.5, 5],
    ],
    widths: [2.4, 6],
    deep: true,
    round: 0.05,
  },
  {
    element: "shed",
    object: "shed",
    belongs: "back-to-edge",
    sizes: [
      [2.4, 1.8],
      [1.8, 1.2],
    ],
    widths: [1.2, 3.7],
    deep: true,
    round: 0.25,
    hasFront: true,
  },
  {
    element: "greenhouse",
    object: "greenhouse",
    belongs: "back-to-edge",
    sizes: [
      [1.9, 2.5],
      [1.9, 1.9],
      [1.3, 1.9],
    ],
    widths: [1.2, 4],
    deep: true,
    round: 0.3,
    hasFront: true,
  },
  { element: "chicken-coop", object: "chicken-coop", belongs: "back-to-edge", round: 0.2, hasFront: true },
  {
    element: "playhouse",
    object: "playhouse",
    belongs: "in-the-open",
    sizes: [
      [1.8, 1.7],
      [1.4, 1.5],
    ],
    widths: [1.3, 2.6],
    deep: true,
    round: 0.2,
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
    element: "soccer-goal",
    object: "soccer-goal",
    belongs: "in-the-open",
    sizes: [
      [2.4, 1.2],
      [1.8, 1.2],
    ],
    widths: [1.5, 3.7],
    round: 0.2,
    hasFront: true,
  },
  { element: "basketball-hoop", object: "basketball-hoop", belongs: "back-to-edge", round: 0.1, hasFront: true },
  { element: "swing-seat", object: "swing-seat", belongs: "in-the-open", round: 0.2, hasFront: true },
  {
    element: "clothes-line",
    object: "clothes-line",
    belongs: "in-the-open",
    sizes: [
      [3.2, 1.2],
      [2.4, 1.2],
    ],
    widths: [1.8, 6],
    round: 0.2,
  },
  { element: "slide", object: "slide", belongs: "in-the-open", round: 0.4 },
  { element: "picnic-table", object: "picnic-table", belongs: "in-the-open", round: 0.3 },
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
  { element: "pizza-oven", object: "pizza-oven", belongs: "on-patio", round: 0.1, hasFront: true },
  {
    element: "bar",
    object: "outdoor-bar",
    belongs: "on-patio",
    sizes: [
      [2, 1.2],
      [1.5, 1.2],
    ],
    widths: [1.3, 3.6],
    round: 0.1,
  },
  { element: "grill", object: "grill", belongs: "on-patio", round: 0.1, hasFront: true },
  { element: "outdoor-shower", object: "outdoor-shower", belongs: "back-to-edge", round: 0.05, hasFront: true },
  {
    element: "log-store",
    object: "log-store",
    belongs: "back-to-edge",
    sizes: [
      [1.6, 0.66],
      [1.1, 0.66],
    ],
    widths: [0.8, 3],
    round: 0.05,
    hasFront: true,
  },
  {
    element: "bin-store",
    object: "bin-store",
    belongs: "back-to-edge",
    sizes: [
      [1.5, 0.9],
      [0.8, 0.9],
    ],
    widths: [0.75, 3],
    round: 0.05,
    hasFront: true,
  },
  { element: "bicycle-rack", object: "bike-rack", belongs: "back-to-edge", round: 0.1 },
  { element: "dog-house", object: "dog-house", belongs: "back-to-edge", round: 0.1, hasFront: true },
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
  { element: "hanging-chair", object: "hanging-chair", belongs: "by-patio", round: 0.1 },
  { element: "mud-kitchen", object: "mud-kitchen", belongs: "back-to-edge", round: 0.05, hasFront: true },
  {
    element: "trellis",
    object: "trellis",
    belongs: "back-to-edge",
    sizes: [
      [1.2, 0.3],
      [0.9, 0.3],
    ],
    widths: [0.5, 3.6],
    round: 0.02,
  },
  { element: "rain-barrel", object: "rain-barrel", belongs: "back-to-edge", round: 0.02 },
  { element: "bird-bath", object: "bird-bath", belongs: "by-bed", round: 0.1 },
  { element: "statue", object: "statue", belongs: "by-bed", round: 0.1 },
  { element: "basalt-columns", object: "basalt-columns", belongs: "by-bed", round: 0.1 },
  { element: "sundial", object: "sundial", belongs: "by-bed", round: 0.1 },
  { element: "obelisk", object: "obelisk", belongs: "by-bed", round: 0.1 },
  { element: "bee-hotel", object: "bee-hotel", belongs: "by-bed", round: 0.1 },
  { element: "bird-house", object: "bird-house", belongs: "by-bed", round: 0.1 },
  { element: "little-library", object: "little-library", belongs: "by-way", round: 0.1 },
  { element: "mailbox", object: "mailbox", belongs: "by-way", round: 0.05 },
  { element: "house-number-stone", object: "house-number-stone", belongs: "by-way", round: 0.05 },
  { element: "flag-pole", object: "flag-pole", belongs: "by-way", round: 0.2 },
];
