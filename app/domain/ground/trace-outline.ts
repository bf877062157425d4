import { traceRegions } from "#app/designer/numeric/trace-regions.ts";
import { cellRedesigned, type GroundCells } from "#app/providers/images/ground-cells.ts";

/** Cells by which the drawn line may leave the true one: takes the stairs out of slopes. */
const tolerance = 1.05;

/**
 * The outline of what will be redesigned, as the `d` of an SVG path in cells (fill-rule evenodd); empty when nothing
 * will. Safe in the browser.
 */
export function traceOutline({ width, height, cells }: GroundCells): string {
  const labels = cells.map((cell) => (cell === cellRedesigned ? 1 : 0));
  return traceRegions({ width, height, labels, firstRegion: 1 }, tolerance)
    .map(({ stretches }) => stretches.flatMap(({ points }) => points.slice(0, -1)))
    .filter((ring) => ring.length > 2)
    .map((ring) => `M${ring.map((point) => point.join(" ")).join("L")}Z`)
    .join("");
}
