import { halve } from "./planes.ts";

/** Where a point of the photo lies in the answer: about the middle, scaled, then shifted by pixels. */
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
  /** Weight of each pixel. */
  keep: Float32Array;
}

const coarseScales = [0.86, 0.9, 0.93, 0.96, 0.98, 1, 1.02, 1.04, 1.07, 1.1, 1.14];
/** Of the picture's long side: what is searched. */
const reach = 0.09;

/** Finds the shift and scale under which the edges that must have stayed fit best: on a quarter of the size, then finer. */
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
  let best = from;
  for (const scale of scales) {
    for (let y = -far; y <= far; y++) {
      for (let x = -far; x <= far; x++) {
        const candidate = { scale, dx: from.dx + x, dy: from.dy + y };
        const fit = correlate(planes, candidate, stride);
        if (fit > best.fit) best = { ...candidate, fit };
      }
    }
  }
  return best;
}

/** Weighted correlation of the photo's edges with the answer's where they would lie; what falls outside counts as no edge. */
function correlate(planes: EdgePlanes, { scale, dx, dy }: Omit<Alignment, "fit">, stride: number): number {
  const { width, height, photo, answer, keep } = planes;
  let n = 0;
  let sumA = 0;
  let sumB = 0;
  let sumAA = 0;
  let sumBB = 0;
  let sumAB = 0;
  for (let y = 0; y < height; y += stride) {
    const v = Math.round((y - height / 2) * scale + height / 2 + dy);
    for (let x = 0; x < width; x += stride) {
      const weight = keep[y * width + x]!;
      if (weight === 0) continue;
      const u = Math.round((x - width / 2) * scale + width / 2 + dx);
      const inside = u >= 0 && u < width && v >= 0 && v < height;
      const a = photo[y * width + x]!;
      const b = inside ? answer[v * width + u]! : 0;
      n += weight;
      sumA += weight * a;
      sumB += weight * b;
      sumAA += weight * a * a;
      sumBB += weight * b * b;
      sumAB += weight * a * b;
    }
  }
  const spread = Math.sqrt((sumAA - (sumA * sumA) / n) * (sumBB - (sumB * sumB) / n));
  return n > 0 && spread > 0 ? (sumAB - (sumA * sumB) / n) / spread : 0;
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
