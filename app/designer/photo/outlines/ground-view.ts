import { byteAt } from "../../numeric/read-at.ts";
import type { Camera } from "../../stage/camera.ts";
import { type GroundKind, groundKinds, keptKinds, type Scene } from "../scene/scene.ts";

/** What a cell shows: something upright, behind which ground goes on, or a kind of ground. */
export const shown = { hidden: 0, kept: 1, loose: 2, paved: 3 } as const;

/** The photo at a size for outlines, from the horizon down. */
export interface GroundView {
  width: number;
  height: number;
  /** Row of the first cells, and pixels of the photo per cell. */
  top: number;
  scale: number;
  cells: Uint8Array;
  /** 1 where nothing is in front of level ground. */
  level: Uint8Array;
  /** Meters per cell by row, across the view and along it. */
  across: Float64Array;
  along: Float64Array;
  /** Focal length in cells. */
  focal: number;
}

const longSide = 448;
const likely = 127;
const uneven: ReadonlySet<GroundKind> = new Set(["pool", "steps"]);

export function viewGround(scene: Scene, camera: Camera): GroundView {
  const scale = Math.max(1, Math.max(scene.width, scene.height) / longSide);
  const width = Math.ceil(scene.width / scale);
  const top = Math.max(0, Math.floor(scene.horizonV / scale));
  const height = Math.max(0, Math.ceil(scene.height / scale) - top);
  const [cells, level] = [new Uint8Array(width * height), new Uint8Array(width * height)];
  const [across, along] = [new Float64Array(height), new Float64Array(height)];
  const { ground, groundKinds: kinds, paving } = scene;
  for (let row = 0, i = 0; row < height; row++) {
    const v = Math.min(scene.height - 1, Math.floor((top + row + 0.5) * scale));
    const [, z, depth] = camera.groundAt(camera.centreU, v + 0.5, [0, 0, 0]);
    const [, nextZ] = camera.groundAt(camera.centreU, v + 0.5 + scale, [0, 0, 0]);
    across[row] = depth > 0 ? (depth * scale) / camera.focalPixels : Number.POSITIVE_INFINITY;
    along[row] = depth > 0 ? z - nextZ : Number.POSITIVE_INFINITY;
    const smallRow = Math.floor((v * kinds.height) / scene.height) * kinds.width;
    for (let column = 0; column < width; column++, i++) {
      const u = Math.min(scene.width - 1, Math.floor((column + 0.5) * scale));
      const pixel = v * scene.width + u;
      const kind = groundKinds[kinds.values[smallRow + Math.floor((u * kinds.width) / scene.width)]];
      if (byteAt(ground, pixel) > likely) {
        cells[i] = paving && byteAt(paving.matte, pixel) > likely ? shown.paved : shown.loose;
        level[i] = 1;
      } else if (keptKinds.has(kind)) {
        cells[i] = shown.kept;
        level[i] = uneven.has(kind) ? 0 : 1;
      }
    }
  }
  return { width, height, top, scale, cells, level, across, along, focal: camera.focalPixels / scale };
}
