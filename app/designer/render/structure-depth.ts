import { clamp } from "../numeric/scalar.ts";
import type { Camera } from "./camera.ts";

/** A matte value above this is ground. */
const groundThreshold = 127;
/** Metres over its foot up to which a structure surely stands where its foot is. */
const lowHeight = 1.15;

/**
 * Depth in metres of what stands on the ground, per pixel; Infinity on the ground itself. Every column is read from
 * below: what is not ground stands where the ground last ended. Far above that foot the usual depth of the
 * neighbourhood counts if it is greater, so that a pot in front does not bring the sky above it forward.
 */
export function measureStructureDepth(camera: Camera, ground: Uint8Array): Float32Array {
  const { width, height, focalPixels } = camera;
  const usual = usualDepths(farthestGround(camera, ground), Math.round(width * 0.085));
  const depths = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const at: [number, number, number] = [0, 0, 0];
  for (let x = 0; x < width; x++) {
    let foot = 0.3;
    let footRow = height;
    for (let y = height - 1; y >= 0; y--) {
      const i = y * width + x;
      if (ground[i] > groundThreshold) {
        camera.groundAt(x + 0.5, y + 0.5, at);
        if (at[2] > 0) foot = at[2];
        footRow = y;
        continue;
      }
      const standsHigh = ((footRow - y) * foot) / focalPixels > lowHeight && foot > 0.5;
      depths[i] = (standsHigh ? Math.max(foot, usual[x]) : foot) * 1.02 + 0.05;
    }
  }
  return depths;
}

/** Depth of the topmost ground pixel of each column. */
function farthestGround(camera: Camera, ground: Uint8Array): Float32Array {
  const at: [number, number, number] = [0, 0, 0];
  const farthest = new Float32Array(camera.width).fill(0.3);
  for (let x = 0; x < camera.width; x++) {
    for (let y = camera.height - 1; y >= 0; y--) {
      if (ground[y * camera.width + x] <= groundThreshold) continue;
      camera.groundAt(x + 0.5, y + 0.5, at);
      if (at[2] > 0) farthest[x] = at[2];
    }
  }
  return farthest;
}

/** The 72nd percentile over a window of columns. */
function usualDepths(farthest: Float32Array, reach: number): Float32Array {
  return farthest.map((_, x) => {
    const window: number[] = [];
    for (let step = -reach; step <= reach; step += 4) window.push(farthest[clamp(x + step, 0, farthest.length - 1)]);
    window.sort((a, b) => a - b);
    return window[Math.floor(window.length * 0.72)];
  });
}
