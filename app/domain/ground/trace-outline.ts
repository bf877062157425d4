import { type RegionRing, traceRegions } from "#app/designer/numeric/trace-regions.ts";
import { cellRedesigned, type GroundCells } from "#app/providers/images/ground-cells.ts";
import type { GroundRegions } from "./regions/ground-regions.ts";

/** Of the picture's longer side: smaller steps are the reading's own, not the yard's. */
const toleranceShare = 1 / 64;
const cornerShare = 1 / 40;
const pastBorder = 4;

/** Share of the picture from which an island or a hole is outlined: smaller ones would look like specks. */
const ringShareAtLeast = 0.004;

interface Grid {
  width: number;
  height: number;
}

/** The `d` of an SVG path in cells (fill-rule evenodd); empty when there is nothing. Safe in the browser. */
export function traceOutline({ width, height, cells }: GroundCells): string {
  const labels = cells.map((cell) => (cell === cellRedesigned ? 1 : 0));
  return pathOf(traceCalmly({ width, height, labels }), { width, height });
}

/** One outline per region, by number - 1. */
export function traceRegionOutlines({ width, height, labels, regions }: GroundRegions): string[] {
  const rings = traceCalmly({ width, height, labels });
  return regions.map((_, i) =>
    pathOf(
      rings.filter(({ label }) => label === i + 1),
      { width, height },
    ),
  );
}

function traceCalmly(grid: Grid & { labels: Uint8Array }): RegionRing[] {
  return traceRegions({ ...grid, firstRegion: 1 }, Math.max(1.05, toleranceShare * sideOf(grid)));
}

function sideOf({ width, height }: Grid): number {
  return Math.max(width, height);
}

type Corner = readonly [column: number, row: number];

function pathOf(rings: readonly RegionRing[], grid: Grid): string {
  const largest = Math.max(...rings.map(sizeOf));
  return rings
    .filter((ring) => sizeOf(ring) >= Math.min(largest, ringShareAtLeast * grid.width * grid.height))
    .map(({ stretches }) => stretches.flatMap(({ points }) => points.slice(0, -1)))
    .filter((ring) => ring.length > 2)
    .map((ring) =>
      roundedPath(
        ring.map((corner) => pushOut(corner, grid)),
        cornerShare * sideOf(grid),
      ),
    )
    .join("");
}

function sizeOf({ cells }: RegionRing): number {
  return Math.abs(cells);
}

/** Past the picture's border, where an outline would only frame it. */
function pushOut([column, row]: Corner, { width, height }: Grid): Corner {
  const push = (at: number, size: number) => (at <= 0 ? -pastBorder : at >= size ? size + pastBorder : at);
  return [push(column, width), push(row, height)];
}

function roundedPath(ring: readonly Corner[], radius: number): string {
  const bends = ring.map((corner, i) => {
    const [before, after] = [ring.at(i - 1) ?? corner, ring[(i + 1) % ring.length] ?? corner];
    return `${write(towards(corner, before, radius))}Q${write(corner)} ${write(towards(corner, after, radius))}`;
  });
  return `M${bends.join("L")}Z`;
}

/** Where the bend at a corner begins or ends. */
function towards([x, y]: Corner, [otherX, otherY]: Corner, radius: number): Corner {
  const length = Math.hypot(otherX - x, otherY - y);
  const share = length === 0 ? 0 : Math.min(0.5, radius / length);
  return [x + share * (otherX - x), y + share * (otherY - y)];
}

function write([x, y]: Corner): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
