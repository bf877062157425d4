import type { Scene } from "../scene/scene.ts";

/**
 * The scene with the scale that a length its owner knows gives: `factor` times as large as estimated. Where the horizon is
 * and what is seen stay as they were read.
 */
export function correctScale(scene: Scene, factor: number): Scene {
  const { lens } = scene;
  return { ...scene, lens: { ...lens, eyeHeight: lens.eyeHeight * factor, knownFactor: factor } };
}
