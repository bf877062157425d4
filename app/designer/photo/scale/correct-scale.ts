import type { Scene } from "../scene/scene.ts";

/** `factor` is from a length that the owner knows. */
export function correctScale(scene: Scene, factor: number): Scene {
  const { lens } = scene;
  return { ...scene, lens: { ...lens, eyeHeight: lens.eyeHeight * factor, knownFactor: factor } };
}
