import { clamp } from "../numeric/scalar.ts";
import type { LeafShape } from "./geometry.ts";

/** Close-up shape of a leaf; `s` runs along it from -1 (stalk) to 1 (tip), `t` across it, -1..1. */
export interface LeafOutline {
  /** Half width, as a share of the leaf's own, at equal steps of `s`. */
  widths: Float32Array;
  /** Half lengths that the rim is ahead of the rib: positive for leaflets and lobes, negative for hearts. */
  sweep: number;
  /** Slope of both halves toward the rib: 0 = flat, 1 = 45 degrees. */
  fold: number;
  /** Slope gained per half length from stalk to tip. */
  bend: number;
  /** Half width of the pale rib, as a share of the leaf's half width; 0 = none. */
  rib: number;
  /** Brightness of the outer tenth. */
  rim: number;
}

const steps = 96;
/** Samples of half width below which leaves are drawn without ribs and lobes, which would flicker. */
export const fineHalfWidth = 2.4;

/** A leaf's shape is stored as its index here. */
export const leafShapes: readonly LeafShape[] = [
  "leaf",
  "ellipse",
  "strip",
  "taper",
  "blade",
  "ovate",
  "toothed",
  "lobed",
  "palmate",
  "pinnate",
  "spray",
  "sword",
  "petal",
  "blossom",
  "heart",
  "crinkled",
];

const flat = { sweep: 0, fold: 0, bend: 0, rib: 0, rim: 1 };
const folded = { ...flat, fold: 0.32, bend: 0.4, rib: 0.07 };

const byShape: Record<LeafShape, LeafOutline> = {
  leaf: { ...folded, widths: tabulate((u) => hump(u, 0.9, 1.05)) },
  ellipse: { ...flat, bend: 0.5, widths: tabulate((u) => Math.sqrt(Math.max(0, 4 * u * (1 - u)))) },
  strip: { ...flat, fold: 0.3, widths: tabulate(() => 1) },
  taper: { ...flat, fold: 0.3, widths: tabulate((u) => 1 - u) },
  blade: { ...flat, widths: tabulate((u) => 4 * u * (1 - u)) },
  ovate: { ...folded, widths: tabulate((u) => hump(u, 0.55, 1)) },
  toothed: {
    ...folded,
    sweep: 0.1,
    widths: tabulate((u) => hump(u, 0.62, 1) * (0.94 + 0.06 * sawtooth(u * 15))),
  },
  lobed: {
    ...folded,
    sweep: 0.18,
    widths: tabulate((u) => hump(u, 1.1, 0.7) * (0.68 + 0.32 * Math.cos((u - 0.62) * 27))),
  },
  palmate: { ...folded, sweep: 0.45, rib: 0.04, widths: tabulate((u) => palm(u)) },
  pinnate: {
    ...folded,
    fold: 0.2,
    sweep: 0.22,
    rib: 0.05,
    widths: tabulate((u) => Math.max(0.05, hump(u, 0.4, 0.45) * leaflet(u * 3.6 + 0.15))),
  },
  spray: {
    ...flat,
    fold: 0.2,
    sweep: 0.3,
    rib: 0.1,
    widths: tabulate((u) => hump(u, 0.35, 0.6) * (0.4 + 0.6 * sawtooth(u * 19))),
  },
  sword: {
    ...flat,
    fold: 0.42,
    bend: 0.3,
    rim: 1.3,
    widths: tabulate((u) => Math.min(0.72 + u, 2.1 * (1 - u) ** 0.75, 1)),
  },
  blossom: { ...flat, fold: -0.16, bend: -0.25, rim: 1.1, widths: tabulate((u) => fivePetals(2 * u - 1)) },
  // The rim is far behind the rib, so that the lobes reach past the notch at the stalk.
  heart: {
    ...folded,
    sweep: -0.75,
    fold: 0.24,
    bend: 0.5,
    rib: 0.035,
    widths: tabulate((u) => behindNotch(2 * u - 1)),
  },
  crinkled: {
    ...flat,
    fold: 0.26,
    bend: -0.55,
    rib: 0.13,
    rim: 1.16,
    widths: tabulate((u) => hump(u, 0.62, 0.36) * (0.96 + 0.04 * Math.cos(u * 46))),
  },
  petal: { ...flat, fold: 0.1, bend: -0.5, rim: 1.07, widths: tabulate((u) => hump(u, 0.8, 0.42)) },
};

/** By index of the shape. */
export const leafOutlines: readonly LeafOutline[] = leafShapes.map((shape) => byShape[shape]);

/** Simple outlines for leaves too small to show their shape. */
export const coarseOutlines: readonly LeafOutline[] = leafShapes.map((shape) =>
  shape === "blossom"
    ? byShape.ellipse
    : shape === "crinkled" ||
        shape === "spray" ||
        shape === "toothed" ||
        shape === "lobed" ||
        shape === "palmate" ||
        shape === "pinnate"
      ? byShape.leaf
      : byShape[shape],
);

/** 0 beyond the tip. */
export function halfWidthAt(outline: LeafOutline, s: number, t: number): number {
  const ahead = s - outline.sweep * Math.abs(t);
  return outline.widths[ahead <= -1 ? 0 : ((ahead + 1) * (steps / 2) + 0.5) | 0] ?? 0;
}

function tabulate(width: (u: number) => number): Float32Array {
  return Float32Array.from({ length: steps + 1 }, (_, i) => clamp(width(i / steps), 0, 1));
}

/** Rises with power `a` from the stalk and falls with `b` to the tip; 1 at its widest. */
function hump(u: number, a: number, b: number): number {
  const widest = a / (a + b);
  return (u / widest) ** a * ((1 - u) / (1 - widest)) ** b;
}

function sawtooth(x: number): number {
  return 1 - (x - Math.floor(x));
}

function leaflet(x: number): number {
  const part = x - Math.floor(x);
  return Math.sqrt(Math.max(0, Math.sin(Math.PI * part)));
}

/** Stalk, a small and a large pair of lobes, and the middle lobe, as on a maple leaf. */
function palm(u: number): number {
  const lobe = (from: number, to: number, width: number) =>
    u > from && u < to ? width * Math.sin((Math.PI * (u - from)) / (to - from)) ** 0.7 : 0;
  const middle = u > 0.2 ? 0.42 * (1 - (u - 0.2) / 0.8) ** 0.6 : 0;
  return Math.max(0.03, lobe(0.06, 0.3, 0.6), lobe(0.2, 0.56, 1), middle);
}

function fivePetals(s: number): number {
  let widest = 0;
  for (let i = 0; i <= 180; i++) {
    const angle = (i / 180) * Math.PI;
    const reach = 0.56 + 0.44 * Math.sqrt(Math.abs(Math.cos(2.5 * angle)));
    if (Math.abs(reach * Math.cos(angle) - s) < 0.02) widest = Math.max(widest, reach * Math.sin(angle));
  }
  return widest;
}

/** Zero behind the notch at -0.3, then the lobes, widest at 0.3 and rounded at the tip. */
function behindNotch(s: number): number {
  if (s < 0.3) return Math.cbrt(clamp((s + 0.3) / 0.6, 0, 1));
  return (1 - ((s - 0.3) / 0.7) ** 1.5) ** (1 / 2.2);
}
