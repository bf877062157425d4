import type { Scene } from "../scene/scene.ts";

/**
 * The scene at `factor` times its estimated scale, from a length that the owner knows. Horizon and masks are unchanged.
 */
export function correctScale(scene: Scene, factor: number): Scene {
  const { lens } = scene;
  return { ...scene, lens: { ...lens, eyeHeight: lens.eyeHeight * factor, knownFactor: factor } };
}
