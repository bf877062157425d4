import type { Style } from "./plan.ts";

export type PatioShape = "round" | "kidney" | "rectangle" | "octagon" | "half-round" | "diamond";
export type PathForm = "sweep" | "s-curve" | "straight" | "dog-leg" | "from-side";
export type BedForm = "flowing" | "straight" | "round-lawn" | "islands";

/** Where things lie and how they are shaped: what makes one variation another garden than the next. */
export interface Composition {
  /** The style to design in when the customer names none. */
  style: Style;
  patioShape: PatioShape;
  /** -1 left, 0 middle, 1 right; mirrored by the seed. */
  patioSide: number;
  /** Share of the yard's depth at which the patio lies, 0 near .. 1 far. */
  patioDepth: number;
  patioSize: number;
  pathForm: PathForm;
  pathWidth: number;
  /** A path even where none is asked for. */
  addsPath: boolean;
  bedForm: BedForm;
  bedWidth: number;
  /** Beds in the two front corners of the picture. */
  frontCorners: "both" | "patio-side" | "far-side" | "none";
  /** A band of planting round the back of the patio, and along both sides of the path. */
  bedAroundPatio: boolean;
  bedAlongPath: boolean;
  trees: number;
}

const compositions: readonly Composition[] = [
  {
    style: "natural",
    patioShape: "kidney",
    patioSide: 0.6,
    patioDepth: 0.55,
    patioSize: 1.05,
    pathForm: "sweep",
    pathWidth: 1.15,
    addsPath: false,
    bedForm: "flowing",
    bedWidth: 1.1,
    frontCorners: "far-side",
    bedAroundPatio: false,
    bedAlongPath: false,
    trees: 1,
  },
  {
    style: "modern",
    patioShape: "rectangle",
    patioSide: -1,
    patioDepth: 0.6,
    patioSize: 1.15,
    pathForm: "straight",
    pathWidth: 1.25,
    addsPath: true,
    bedForm: "straight",
    bedWidth: 0.95,
    frontCorners: "none",
    bedAroundPatio: true,
    bedAlongPath: false,
    trees: 2,
  },
  {
    style: "cottage",
    patioShape: "round",
    patioSide: 0,
    patioDepth: 0.62,
    patioSize: 0.95,
    pathForm: "s-curve",
    pathWidth: 1,
    addsPath: true,
    bedForm: "flowing",
    bedWidth: 1.7,
    frontCorners: "both",
    bedAroundPatio: true,
    bedAlongPath: true,
    trees: 1,
  },
  {
    style: "mediterranean",
    patioShape: "half-round",
    patioSide: -0.7,
    patioDepth: 0.68,
    patioSize: 1.2,
    pathForm: "from-side",
    pathWidth: 1.2,
    addsPath: true,
    bedForm: "islands",
    bedWidth: 1.05,
    frontCorners: "patio-side",
    bedAroundPatio: false,
    bedAlongPath: true,
    trees: 2,
  },
  {
    style: "formal",
    patioShape: "octagon",
    patioSide: 0.15,
    patioDepth: 0.7,
    patioSize: 1.0,
    pathForm: "straight",
    pathWidth: 1.1,
    addsPath: true,
    bedForm: "round-lawn",
    bedWidth: 1.0,
    frontCorners: "both",
    bedAroundPatio: true,
    bedAlongPath: false,
    trees: 2,
  },
  {
    style: "japanese",
    patioShape: "kidney",
    patioSide: -0.8,
    patioDepth: 0.45,
    patioSize: 0.9,
    pathForm: "s-curve",
    pathWidth: 0.9,
    addsPath: true,
    bedForm: "islands",
    bedWidth: 1.25,
    frontCorners: "far-side",
    bedAroundPatio: false,
    bedAlongPath: false,
    trees: 2,
  },
  {
    style: "xeriscape",
    patioShape: "round",
    patioSide: 0.8,
    patioDepth: 0.5,
    patioSize: 1.1,
    pathForm: "sweep",
    pathWidth: 1.1,
    addsPath: true,
    bedForm: "islands",
    bedWidth: 0.9,
    frontCorners: "patio-side",
    bedAroundPatio: false,
    bedAlongPath: false,
    trees: 1,
  },
  {
    style: "tropical",
    patioShape: "diamond",
    patioSide: 0.3,
    patioDepth: 0.6,
    patioSize: 1.0,
    pathForm: "from-side",
    pathWidth: 1,
    addsPath: false,
    bedForm: "flowing",
    bedWidth: 1.6,
    frontCorners: "both",
    bedAroundPatio: true,
    bedAlongPath: false,
    trees: 1,
  },
  {
    style: "natural",
    patioShape: "round",
    patioSide: -0.2,
    patioDepth: 0.78,
    patioSize: 0.85,
    pathForm: "s-curve",
    pathWidth: 1,
    addsPath: true,
    bedForm: "round-lawn",
    bedWidth: 1.2,
    frontCorners: "patio-side",
    bedAroundPatio: true,
    bedAlongPath: true,
    trees: 2,
  },
  {
    style: "modern",
    patioShape: "diamond",
    patioSide: 0.7,
    patioDepth: 0.5,
    patioSize: 1.1,
    pathForm: "dog-leg",
    pathWidth: 1.2,
    addsPath: true,
    bedForm: "straight",
    bedWidth: 1.3,
    frontCorners: "far-side",
    bedAroundPatio: false,
    bedAlongPath: true,
    trees: 1,
  },
];

/** Which of the ten compositions a variation (0, 1, 2, ...) takes; after the tenth they begin again. */
export function turnOf(variation: number): number {
  const count = compositions.length;
  return ((Math.floor(variation) % count) + count) % count;
}

export function compositionOf(variation: number): Composition {
  return compositions[turnOf(variation)];
}
