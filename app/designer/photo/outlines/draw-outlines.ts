import { fillRings } from "../../numeric/fill-rings.ts";
import { bytesOf } from "../../numeric/map-plane.ts";
import { byteAt, floatAt } from "../../numeric/read-at.ts";
import { clamp } from "../../numeric/scalar.ts";
import { type RegionRing, traceRegions } from "../../numeric/trace-regions.ts";
import type { Camera } from "../../stage/camera.ts";
import type { Scene } from "../scene/scene.ts";
import { cleanCells } from "./clean-cells.ts";
import { findFlat } from "./find-flat.ts";
import { type GroundView, shown, viewGround } from "./ground-view.ts";
import { roundGently } from "./round-gently.ts";

/** Cells by which a drawn outline may leave the photo's. */
const tolerance = 1.6;

/**
 * Straight runs, corners and curves where level ground of one kind ends at another. Next to anything upright, pool and
 * steps included, the photo's matte stays, or less of it.
 */
export function drawOutlines(scene: Scene, camera: Camera): Scene {
  const { paving } = scene;
  const view = viewGround(scene, camera);
  findFlat(view, scene);
  cleanCells(view);
  const rings = traceRegions({ ...view, labels: view.cells, firstRegion: shown.loose }, tolerance);
  const ground = meetUpright(scene, fill(rings, view, scene), view);
  if (!paving) return { ...scene, ground };
  const paved = rings.filter(({ label }) => label === shown.paved);
  const drawn = fill(paved, view, scene);
  // Toward a drive it reaches as far as the photo's, so that no line of other ground is between them.
  const matte = bytesOf(paving.matte, (own, i) => {
    const share = Math.round(255 * clamp(floatAt(drawn, i), 0, 1));
    return byteAt(ground, i) < 255 ? Math.max(own, share) : share;
  });
  return { ...scene, ground, paving: { ...paving, matte } };
}

function fill(rings: readonly RegionRing[], { top, scale }: GroundView, { width, height }: Scene): Float32Array {
  const outlines = rings.map(({ stretches }) =>
    stretches
      .flatMap(({ points }) => roundGently(points).slice(1))
      .map(([column, row]): [number, number] => [column * scale, (row + top) * scale]),
  );
  return fillRings(outlines, width, height);
}

/** The drawn ground where a pixel has only level ground around it; elsewhere the photo's, or less of it. */
function meetUpright(
  { ground: seen, width, height, horizonV }: Scene,
  drawn: Float32Array,
  view: GroundView,
): Uint8Array {
  const ground = seen.slice();
  for (let y = Math.max(0, Math.ceil(horizonV)), i = y * width; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const share = Math.round(255 * clamp(floatAt(drawn, i), 0, 1));
      const own = byteAt(ground, i);
      if (share < own || (share > own && isLevelAround(view, x, y))) ground[i] = share;
    }
  }
  return ground;
}

function isLevelAround({ level, width, height, top, scale }: GroundView, x: number, y: number): boolean {
  const column = Math.floor((x + 0.5) / scale);
  const row = Math.floor((y + 0.5) / scale) - top;
  const [left, right] = [Math.max(0, column - 1), Math.min(width - 1, column + 1)];
  for (let at = Math.max(0, row - 1); at <= Math.min(height - 1, row + 1); at++)
    for (let i = at * width + left; i <= at * width + right; i++) if (level[i] === 0) return false;
  return true;
}
