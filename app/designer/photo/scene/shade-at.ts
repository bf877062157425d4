import { clamp } from "../../numeric/scalar.ts";
import type { Camera } from "../../stage/camera.ts";
import type { Scene } from "./scene.ts";

/** Brightness of the photo's ground around a plan point (meters); 1 if it shows none. */
export function createShade(
  scene: Pick<Scene, "ground" | "shading" | "width" | "height">,
  camera: Camera,
): (x: number, z: number) => number {
  const { ground, shading, width, height } = scene;
  const at: [number, number, number] = [0, 0, 0];
  return (x, z) => {
    camera.project(x, 0, z, at);
    const v = clamp(Math.floor(at[1]), 0, height - 1);
    const row = Math.min(shading.height - 1, Math.floor((v * shading.height) / height)) * shading.width;
    let sum = 0;
    let count = 0;
    for (let step = -2; step <= 2; step++) {
      const u = clamp(Math.floor(at[0]) + step * 6, 0, width - 1);
      if ((ground[v * width + u] ?? 0) < 128) continue;
      sum += shading.values[row + Math.min(shading.width - 1, Math.floor((u * shading.width) / width))] ?? 1;
      count++;
    }
    return count > 0 ? sum / count : 1;
  };
}
