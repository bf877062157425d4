import type { LengthUnit } from "../../wish/lexicon/garden-words.ts";
import { tellLength, tellSmall } from "../../wording/length-words.ts";
import { extentOf } from "./dimension-runs.ts";
import type { GroundSurface, PlanGeometry } from "./plan-geometry.ts";

/** Meters, under paving that people walk on: crushed stone, and the bedding on it. */
const baseDepth = 0.15;
const beddingDepth = 0.04;
/** Share by which paving falls away from the house. */
export const pavingFall = 0.02;
/** More geotextile than ground, because its sheets overlap. */
const overlap = 1.1;
/** Meters: what is taken off where something is planted or sown. */
const turfDepth = 0.05;

export interface Groundwork {
  key: "clearing" | "digging" | "geotextile" | "base-stone";
  item: string;
  /** Square meters as measured, before a correction of the scale. */
  area: number;
  /** Meters. */
  depth?: number;
  note: string;
}

/** What is done and bought before paving and plants; nothing where the ground stays. */
export function listGroundwork({ surfaces }: PlanGeometry, factor: number, unit: LengthUnit): Groundwork[] {
  const made = surfaces.filter(({ material }) => material !== "keep");
  const paved = made.filter(isLaid);
  const planted = made.filter((surface) => !isLaid(surface));
  const areaOf = (parts: readonly GroundSurface[]) => parts.reduce((sum, { area }) => sum + area, 0);
  const thickness = Math.max(0, ...paved.map(({ depth = 0 }) => depth));
  const works: Groundwork[] = [
    {
      key: "clearing",
      item: "Clearing for beds and lawn",
      area: areaOf(planted),
      depth: turfDepth,
      note: `turf and weeds, ${tellSmall(turfDepth, unit)} deep`,
    },
    {
      key: "digging",
      item: "Digging out for paving",
      area: areaOf(paved),
      depth: baseDepth + beddingDepth + thickness,
      note: `${tellSmall(baseDepth + beddingDepth + thickness, unit)} deep`,
    },
    {
      key: "geotextile",
      item: "Geotextile",
      area: areaOf(paved) * overlap,
      note: "between soil and base, 10 % for overlaps",
    },
    {
      key: "base-stone",
      item: "Crushed stone base",
      area: areaOf(paved),
      depth: baseDepth,
      note: [`${tellSmall(baseDepth, unit)} deep, compacted`, ...describeFall(paved, factor, unit)].join("; "),
    },
  ];
  return works.filter(({ area }) => area > 0);
}

/** On a base; loose material and what grows is not. */
export function isLaid({ kind, loose }: Pick<GroundSurface, "kind" | "loose">): boolean {
  return !loose && ["patio", "path", "border", "stepping-stone"].includes(kind);
}

function describeFall(paved: readonly GroundSurface[], factor: number, unit: LengthUnit): string[] {
  const rings = paved.filter(({ kind }) => kind === "patio").flatMap((patio) => patio.rings);
  if (rings.length === 0) return [];
  const { near, far } = extentOf(rings);
  const deep = (far - near) * factor;
  const fall = `${tellSmall(deep * pavingFall, unit)} over ${tellLength(deep, unit)}`;
  return [`falls 2 % away from the house, ${fall}`];
}
