import { byteAt, floatAt } from "../../numeric/read-at.ts";
import type { Scene } from "../scene/scene.ts";
import type { StandingPiece } from "./sought.ts";

// Chosen by eye on takings-away in photos of yards.
/** Brightness of a shadow relative to the ground around. */
const darkest = 0.74;
/** Reach in heights of the thing, and most cells relative to its own: larger ones are the shadow of something else too. */
const most = { heights: 1.5, cells: 2.2 };
/** Cells around a piece whose ground is compared. */
const around = 40;

/** The ground cells that a piece darkens; none where its shadow cannot be told from others. */
export function findShadow(scene: Scene, gray: Float32Array, piece: StandingPiece): number[] {
  const { width, height, values } = scene.groundKinds;
  const usual = usualBrightness(scene, gray, piece);
  if (usual === undefined || piece.look === "post") return [];
  const own = new Set(piece.cells);
  const reach = Math.max(6, Math.round((piece.bottom - piece.top) * most.heights));
  const lowest = piece.top + (piece.bottom - piece.top) * 0.6;
  const seeds = [...piece.cells].filter((cell) => Math.floor(cell / width) >= lowest);
  const shadow = new Set<number>();
  const open = seeds;
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (const [u, v] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      const next = v * width + u;
      if (u < piece.left - reach || u > piece.right + reach || v > piece.bottom + reach || v < lowest) continue;
      if (u < 0 || u >= width || v >= height || own.has(next) || shadow.has(next)) continue;
      // The reader leaves a margin of no kind around things, which is dark as well.
      const isNear = Math.abs(v - piece.bottom) < 4;
      if (byteAt(values, next) === 0 && !isNear) continue;
      if (floatAt(gray, next) > darkest * usual) continue;
      shadow.add(next);
      open.push(next);
    }
    if (shadow.size > most.cells * piece.cells.length) return [];
  }
  return [...shadow];
}

/** Median brightness of the ground around a piece. */
function usualBrightness({ groundKinds }: Scene, gray: Float32Array, piece: StandingPiece): number | undefined {
  const { width, height, values } = groundKinds;
  const found: number[] = [];
  for (let y = piece.top; y <= Math.min(height - 1, piece.bottom + around); y++)
    for (let x = Math.max(0, piece.left - around); x <= Math.min(width - 1, piece.right + around); x++)
      if (byteAt(values, y * width + x) > 0) found.push(floatAt(gray, y * width + x));
  return found.sort((a, b) => a - b)[found.length >> 1];
}
