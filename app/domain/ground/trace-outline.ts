import { simplifyLine, squaredDistanceToLine } from "#app/designer/numeric/simplify-line.ts";
import { cellRedesigned, type GroundCells } from "#app/providers/images/ground-cells.ts";

type Point = readonly [x: number, y: number];

/** Cells by which the drawn line may leave the true one: takes the stairs out of slopes. */
const tolerance = 1.05;

/**
 * The outline of what will be redesigned, as the `d` of an SVG path in cells (fill-rule evenodd); empty when nothing
 * will. Safe in the browser.
 */
export function traceOutline(mask: GroundCells): string {
  return loopsAround(mask)
    .map(simplifyLoop)
    .filter((loop) => loop.length > 2)
    .map((loop) => `M${loop.map((point) => point.join(" ")).join("L")}Z`)
    .join("");
}

/** Closed walks along the borders of cells, the inside on the right. */
function loopsAround({ width, height, cells }: GroundCells): Point[][] {
  const isInside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && cells[y * width + x] === cellRedesigned;
  const next = new Map<number, number[]>();
  const at = (x: number, y: number) => y * (width + 1) + x;
  const add = (from: number, to: number) => {
    const ways = next.get(from);
    if (ways) ways.push(to);
    else next.set(from, [to]);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isInside(x, y)) continue;
      if (!isInside(x, y - 1)) add(at(x, y), at(x + 1, y));
      if (!isInside(x + 1, y)) add(at(x + 1, y), at(x + 1, y + 1));
      if (!isInside(x, y + 1)) add(at(x + 1, y + 1), at(x, y + 1));
      if (!isInside(x - 1, y)) add(at(x, y + 1), at(x, y));
    }
  }
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    let vertex = start;
    for (let to = next.get(vertex)?.pop(); to !== undefined; to = next.get(vertex)?.pop()) {
      loop.push([vertex % (width + 1), Math.floor(vertex / (width + 1))]);
      vertex = to;
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** A closed line with fewer points: cut at two points far apart, and each half simplified. */
function simplifyLoop(loop: Point[]): Point[] {
  const [first] = loop;
  if (!first) return [];
  let far = 0;
  let most = 0;
  loop.forEach(([x, y], i) => {
    const away = Math.hypot(x - first[0], y - first[1]);
    if (away > most) [far, most] = [i, away];
  });
  const halves = [loop.slice(0, far + 1), [...loop.slice(far), first]];
  return halves.flatMap((half) => simplifyLine(half, tolerance, squaredDistanceToLine).slice(0, -1));
}
