import { cellRedesigned, type GroundMask } from "./ground-mask.ts";

interface Point {
  x: number;
  y: number;
}

/** Cells by which the drawn line may leave the true one: takes the stairs out of slopes. */
const tolerance = 1.05;

/**
 * The outline of what will be redesigned, as the `d` of an SVG path in cells (fill-rule evenodd); empty when nothing
 * will. Safe in the browser.
 */
export function traceOutline(mask: GroundMask): string {
  return loopsAround(mask)
    .map((loop) => simplify(loop))
    .filter((loop) => loop.length > 2)
    .map((loop) => `M${loop.map(({ x, y }) => `${x} ${y}`).join("L")}Z`)
    .join("");
}

/** Closed walks along the borders of cells, the inside on the right. */
function loopsAround({ width, height, cells }: GroundMask): Point[][] {
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
    for (let vertex = start; next.get(vertex)?.length; ) {
      loop.push({ x: vertex % (width + 1), y: Math.floor(vertex / (width + 1)) });
      vertex = next.get(vertex)!.pop()!;
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** A closed line with fewer points: cut at two points far apart, each half by Ramer, Douglas and Peucker's rule. */
function simplify(loop: Point[]): Point[] {
  const first = loop[0]!;
  let far = 0;
  loop.forEach((point, i) => {
    if (distance(point, first) > distance(loop[far]!, first)) far = i;
  });
  return [...thin(loop.slice(0, far + 1)).slice(0, -1), ...thin([...loop.slice(far), first]).slice(0, -1)];
}

function thin(line: Point[]): Point[] {
  if (line.length < 3) return line;
  const [first, last] = [line[0]!, line.at(-1)!];
  const length = distance(first, last) || 1;
  let worst = 0;
  let off = 0;
  for (let i = 1; i < line.length - 1; i++) {
    const { x, y } = line[i]!;
    const away = Math.abs((last.x - first.x) * (first.y - y) - (first.x - x) * (last.y - first.y)) / length;
    if (away > off) [worst, off] = [i, away];
  }
  if (off <= tolerance) return [first, last];
  return [...thin(line.slice(0, worst + 1)).slice(0, -1), ...thin(line.slice(worst))];
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
