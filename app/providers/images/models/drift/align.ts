import { halve } from "./planes.ts";

/** Scaled about the middle, then shifted by pixels. */
export interface Alignment {
  scale: number;
  dx: number;
  dy: number;
  /** Correlation of edges at the best fit, -1..1. */
  fit: number;
}

export interface EdgePlanes {
  width: number;
  height: number;
  photo: Float32Array;
  answer: Float32Array;
  keep: Float32Array;
}

const coarseScales = [0.86, 0.9, 0.93, 0.96, 0.98, 1, 1.02, 1.04, 1.07, 1.1, 1.14];
/** Search range as share of the picture's long side. */
const reach = 0.09;

/** Of edges that must have stayed: on a quarter of the size, then finer. */
export function align(planes: EdgePlanes): Alignment {
  const quarter = shrink(shrink(planes));
  const far = Math.ceil(Math.max(quarter.width, quarter.height) * reach);
  let best = search(quarter, { scale: 1, dx: 0, dy: 0, fit: -1 }, coarseScales, far, 1);
  for (const level of [shrink(planes), planes]) {
    const start = { ...best, dx: best.dx * 2, dy: best.dy * 2, fit: -1 };
    const step = level === planes ? 0.004 : 0.008;
    best = search(
      level,
      start,
      [-2, -1, 0, 1, 2].map((n) => start.scale + n * step),
      2,
      level === planes ? 2 : 1,
    );
  }
  return best;
}

function search(
  planes: EdgePlanes,
  from: Alignment,
  scales: readonly number[],
  far: number,
  stride: number,
): Alignment {
  const { width, height } = planes;
  const kept = keptEdges(planes, stride);
  let best = from;
  for (const scale of scales) {
    const columns = shiftsOf(width, scale, from.dx, far);
    const rows = shiftsOf(height, scale, from.dy, far);
    for (let y = -far; y <= far; y++) {
      for (let x = -far; x <= far; x++) {
        const fit = correlate(planes, kept, columns[x + far]!, rows[y + far]!);
        if (fit > best.fit) best = { scale, dx: from.dx + x, dy: from.dy + y, fit };
      }
    }
  }
  return best;
}

/** -1 outside. */
function shiftsOf(length: number, scale: number, from: number, far: number): Int32Array[] {
  return Array.from({ length: 2 * far + 1 }, (_, shift) =>
    Int32Array.from({ length }, (_, i) => {
      const at = Math.round((i - length / 2) * scale + length / 2 + from + shift - far);
      return at < length ? Math.max(-1, at) : -1;
    }),
  );
}

/** What must have stayed, pixel by pixel. */
interface KeptEdges {
  xs: Int32Array;
  weights: Float64Array;
  weighted: Float64Array;
  /** The rows that have kept pixels, and where each ends in the lists. */
  rows: number[];
  ends: number[];
  n: number;
  sum: number;
  squares: number;
}

function keptEdges({ width, height, photo, keep }: EdgePlanes, stride: number): KeptEdges {
  const most = Math.ceil(width / stride) * Math.ceil(height / stride);
  const xs = new Int32Array(most);
  const weights = new Float64Array(most);
  const weighted = new Float64Array(most);
  const kept: KeptEdges = { xs, weights, weighted, rows: [], ends: [], n: 0, sum: 0, squares: 0 };
  let end = 0;
  for (let y = 0; y < height; y += stride) {
    const first = end;
    for (let x = 0; x < width; x += stride) {
      const weight = keep[y * width + x]!;
      if (weight === 0) continue;
      const a = photo[y * width + x]!;
      xs[end] = x;
      weights[end] = weight;
      weighted[end] = weight * a;
      end++;
      kept.n += weight;
      kept.sum += weight * a;
      kept.squares += weight * a * a;
    }
    if (end === first) continue;
    kept.rows.push(y);
    kept.ends.push(end);
  }
  return kept;
}

/** What falls outside the answer counts as no edge. */
function correlate({ width, answer }: EdgePlanes, kept: KeptEdges, columns: Int32Array, rows: Int32Array): number {
  const { xs, weights, weighted, n } = kept;
  let sum = 0;
  let squares = 0;
  let products = 0;
  let i = 0;
  for (let row = 0; row < kept.rows.length; row++) {
    const end = kept.ends[row]!;
    const v = rows[kept.rows[row]!]!;
    if (v < 0) i = end;
    const start = v * width;
    for (; i < end; i++) {
      const u = columns[xs[i]!]!;
      if (u < 0) continue;
      const b = answer[start + u]!;
      const weightedB = weights[i]! * b;
      sum += weightedB;
      squares += weightedB * b;
      products += weighted[i]! * b;
    }
  }
  const spread = Math.sqrt((kept.squares - (kept.sum * kept.sum) / n) * (squares - (sum * sum) / n));
  return n > 0 && spread > 0 ? (products - (kept.sum * sum) / n) / spread : 0;
}

function shrink({ width, height, photo, answer, keep }: EdgePlanes): EdgePlanes {
  return {
    width: width >> 1,
    height: height >> 1,
    photo: halve(photo, width, height),
    answer: halve(answer, width, height),
    keep: halve(keep, width, height),
  };
}
