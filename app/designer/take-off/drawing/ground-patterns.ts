import type { GroundSurface } from "../quantities/plan-geometry.ts";
import { ink } from "./sheet.ts";
import { element, type SvgElement } from "./svg.ts";

/** Distinguishable by its lines in black and white. */
interface Tile {
  width: number;
  height: number;
  lines: string;
  dotted?: boolean;
  tone?: string;
}

const tiles = {
  flagstone: { width: 22, height: 20, lines: "M0 6L8 4L13 9L22 6M8 4L10 0M13 9L11 20M0 15L11 14M22 15L12 14" },
  ashlar: { width: 20, height: 16, lines: "M0 0H20M0 8H20M12 0V8M5 8V16M15 8V16" },
  slate: { width: 22, height: 14, lines: "M0 0H22M0 7H22M6 0V7M16 7V14" },
  pavers: { width: 14, height: 12, lines: "M0 0H14M0 6H14M4 0V6M11 6V12" },
  slabs: { width: 20, height: 14, lines: "M0 0H20V14" },
  tiles: { width: 9, height: 9, lines: "M0 0H9V9" },
  brick: { width: 10, height: 8, lines: "M0 0H10M0 4H10M2 0V4M7 4V8" },
  herringbone: { width: 10, height: 10, lines: "M0 5L5 0L10 5M0 10L5 5L10 10M5 0V5" },
  soldier: { width: 3.5, height: 3.5, lines: "M0 0H3.5M0 0V3.5" },
  cobbles: { width: 6, height: 6, lines: "M1 3a2 2 0 1 0 4 0a2 2 0 1 0-4 0" },
  stone: { width: 4, height: 4, lines: "M0 4L4 0" },
  concrete: { width: 13, height: 13, lines: "M3 3h1v1h-1zM10 8h1v1h-1zM6 11h.8v.8h-.8z", dotted: true },
  deck: { width: 20, height: 4, lines: "M0 0H20" },
  gravel: {
    width: 9,
    height: 9,
    lines: "M1 2h1.2v1.2h-1.2zM5.5 1h1v1h-1zM3 6h1v1h-1zM7.5 6.5h1.2v1.2h-1.2z",
    dotted: true,
  },
  mulch: { width: 11, height: 9, lines: "M1 3l3-1M6 7l3 1M7 2l2 1M2 7l2-1" },
  soil: { width: 11, height: 9, lines: "M1 3l3-1M6 7l3 1", tone: "#e0d3c0" },
  lawn: { width: 16, height: 14, lines: "M3 5V3M5 5V2.6M11 12V10M13 12V9.6", tone: "#e3ecd6" },
  meadow: {
    width: 14,
    height: 12,
    lines: "M3 6V2M5 6L6 3M10 11V7M12 11L13 8M9.5 6a.8 .8 0 1 0 1.6 0",
    tone: "#e7ebcb",
  },
  moss: { width: 7, height: 7, lines: "M1 3q1-2 2 0M4 6q1-2 2 0", tone: "#d8e2c4" },
  thyme: { width: 7, height: 7, lines: "M2 2h1v1h-1zM5 5h1v1h-1z", tone: "#e2dfe0", dotted: true },
  keep: { width: 12, height: 12, lines: "M0 12L12 0", tone: "#f3f2ea" },
} satisfies Record<string, Tile>;

const tones: Record<string, string> = {
  grey: "#e2e1dc",
  tan: "#ebdfc9",
  sand: "#f0e7d2",
  blue: "#dbe2e5",
  charcoal: "#cfcfcc",
  terracotta: "#eacdb9",
  light: "#f3f1ec",
  brick: "#e8c9b8",
  cedar: "#e6d2ba",
  dark: "#d3c3b0",
  pea: "#f0e6cf",
  white: "#f6f4ef",
  slate: "#dcdfe2",
  granite: "#ece0cc",
  river: "#e3e4e0",
  creek: "#dde2e2",
  brown: "#e5d6c3",
  black: "#d8d2c9",
  red: "#e6cdbd",
};

export function patternId({ kind, material }: Pick<GroundSurface, "kind" | "material">): string {
  return `ground-${material === "keep" ? `keep-${kind}` : material}`.replaceAll(/[^a-z0-9-]/g, "");
}

/** For the drawing's <defs>. */
export function groundPatterns(surfaces: readonly GroundSurface[]): SvgElement[] {
  const drawn = new Map(surfaces.map((surface) => [patternId(surface), surface]));
  return [...drawn].map(([id, surface]) => groundPattern(id, surface));
}

function tileOf(family: string): Tile {
  return isTiled(family) ? tiles[family] : tiles.gravel;
}

function isTiled(family: string): family is keyof typeof tiles {
  return Object.hasOwn(tiles, family);
}

function groundPattern(id: string, { kind, material, isGravel }: GroundSurface): SvgElement {
  const [family = material, color = ""] = material.split("-");
  const kept = isGravel ? tiles.gravel : tiles.lawn;
  const tile: Tile = family === "keep" && kind !== "existing-paving" ? kept : tileOf(family);
  const tone = tones[color] ?? tile.tone ?? "#eeeae0";
  const { width, height, lines, dotted } = tile;
  const line = dotted
    ? { d: lines, fill: ink, opacity: 0.55 }
    : { d: lines, fill: "none", stroke: ink, "stroke-width": 0.5, opacity: 0.55 };
  return element(
    "pattern",
    { id, width: String(width), height: String(height), patternUnits: "userSpaceOnUse" },
    element("rect", { width: String(width), height: String(height), fill: tone }),
    element("path", line),
  );
}
