import type { Light } from "../scene/scene.ts";
import type { Camera } from "./camera.ts";
import type { Mirror } from "./mirror.ts";
import type { ShadowGrid } from "./shadow-grid.ts";

/** Samples per pixel and direction. */
export const supersampling = 2;

/** What the rasteriser draws into: linear colour and 1 / depth per sample; 0 = nothing drawn. */
export interface Frame {
  width: number;
  height: number;
  inverseDepth: Float32Array;
  colour: Float32Array;
}

/** What the rasteriser draws with. */
export interface View {
  camera: Camera;
  light: Light;
  shadows: ShadowGrid;
  /** Metres to the house or fence per pixel of the picture: what lies behind is hidden. */
  structureDepth: Float32Array;
  /** The photo as still water shows it. */
  mirror: Mirror;
}

export function createFrame(camera: Camera): Frame {
  const width = camera.width * supersampling;
  const height = camera.height * supersampling;
  return {
    width,
    height,
    inverseDepth: new Float32Array(width * height),
    colour: new Float32Array(width * height * 3),
  };
}

/** Writes the light that reaches a surface: `shadow` 0..1 keeps the sun away, `openness` 0..1 lets the sky in. */
export function lightSurface(
  light: Light,
  normal: readonly [number, number, number],
  shadow: number,
  openness: number,
  out: [number, number, number],
): void {
  const { direction, sun, sky } = light;
  const facing = normal[0] * direction[0] + normal[1] * direction[1] + normal[2] * direction[2];
  const fromSun = Math.max(0, facing) * (1 - shadow);
  const fromSky = (0.62 + 0.38 * normal[1]) * openness;
  for (let c = 0; c < 3; c++) out[c] = sun[c] * fromSun + sky[c] * fromSky;
}
