import { shrinkPlane } from "../../numeric/shrink-channels.ts";
import type { Scene } from "./scene.ts";

/** The same yard in a smaller picture, for drawing: what is known by grid, share or meter stays. */
export function shrinkScene(scene: Scene, width: number, height: number): Scene {
  const { paving, finish } = scene;
  const scale = width / scene.width;
  const shrink = (values: Uint8Array) => shrinkPlane(values, scene.width, scene.height, width, height);
  return {
    ...scene,
    width,
    height,
    ground: shrink(scene.ground),
    horizonV: scene.horizonV * scale,
    paving: paving && { ...paving, matte: shrink(paving.matte) },
    // Shrinking averages the camera's softness and noise away.
    finish:
      scale === 1
        ? finish
        : {
            luma: [1],
            chroma: [1],
            noise: [finish.noise[0] * scale, finish.noise[1] * scale, finish.noise[2] * scale],
          },
  };
}
