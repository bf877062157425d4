import { type RegionRing, traceRegions } from "#app/designer/numeric/trace-regions.ts";
import { cellRedesigned, type GroundCells } from "#app/providers/images/ground-cells.ts";
import type { GroundRegions } from "./regions/ground-regions.ts";

const tolerance = 1.05;

/** The `d` of an SVG path in cells (fill-rule evenodd); empty when there is nothing. Safe in the browser. */
export function traceOutline({ width, height, cells }: GroundCells): string {
  const labels = cells.map((cell) => (cell === cellRedesigned ? 1 : 0));
  return pathOf(traceRegions({ width, height, labels, firstRegion: 1 }, tolerance));
}

const pastBorder = 4;

/** One outline per region, by number - 1: neighbors fit without gap or overlap. */
export function traceRegionOutlines({ width, height, labels, regions }: GroundRegions): string[] {
  const rings = traceRegions({ width, height, labels, firstRegion: 1 }, tolerance);
  const push = (at: number, size: number) => (at <= 0 ? -pastBorder : at >= size ? size + pastBorder : at);
  return regions.map((_, i) => {
    const own = rings.filter(({ label }) => label === i + 1);
    return pathOf(own, ([column, row]) => [push(column, width), push(row, height)]);
  });
}

type Corner = readonly [column: number, row: number];

function pathOf(rings: readonly RegionRing[], place: (corner: Corner) => Corner = (corner) => corner): string {
  return rings
    .map(({ stretches }) => stretches.flatMap(({ points }) => points.slice(0, -1)))
    .filter((ring) => ring.length > 2)
    .map((ring) => `M${ring.map((corner) => place(corner).join(" ")).join("L")}Z`)
    .join("");
}
