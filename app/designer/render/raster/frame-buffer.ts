import { byteAt, floatAt, indices3 } from "../../numeric/read-at.ts";
import type { Light } from "../../photo/scene/scene.ts";
import { type Standing, thingZ } from "../../photo/standing/standing.ts";
import type { Camera } from "../../stage/camera.ts";
import type { Stand } from "../geometry/grown-design.ts";
import type { BouncedLight } from "../ground/bounced-light.ts";
import type { LeafTone } from "../look/leaf-tone.ts";
import type { ShadowGrid } from "../shade/shadow-grid.ts";
import type { SkyGrid } from "../shade/sky-grid.ts";
import type { Mirror } from "./mirror.ts";

/** Samples per pixel and direction. */
export const supersampling = 2;

/** What the rasteriser draws into: linear colour, kind (index into `drawnKinds`) and 1 / depth per sample; 0 = nothing drawn. */
export interface FrameBuffer {
  width: number;
  height: number;
  inverseDepth: Float32Array;
  colour: Float32Array;
  kind: Uint8Array;
}

/** What the rasteriser draws with. */
export interface View {
  camera: Camera;
  light: Light;
  shadows: ShadowGrid;
  /** How much of the sky is open to leaves. */
  sky: Pick<SkyGrid, "at">;
  /** What leaves look like in the photo. */
  leafTone: Pick<LeafTone, "toneLeaf" | "tonePetal">;
  /** What the ground throws back from below. */
  bounce: Pick<BouncedLight, "at">;
  /** What the photo shows in front. */
  standing: Standing;
  /** The photo as still water shows it. */
  mirror: Mirror;
}

/** An empty frame with the samples of a camera's picture. */
export function createFrameBuffer(camera: Camera): FrameBuffer {
  const width = camera.width * supersampling;
  const height = camera.height * supersampling;
  return {
    width,
    height,
    inverseDepth: new Float32Array(width * height),
    colour: new Float32Array(width * height * 3),
    kind: new Uint8Array(width * height),
  };
}

/** A sample is taken by what stands in the photo when that has more of its pixel than this: four steps, so edges stay soft. */
const thresholds = Uint8Array.of(32, 160, 224, 96);

/** Whether the photo shows something in front of what stands at `stand` and is `z` metres away, at a sample of the frame. */
export function isHidden({ standing }: View, x: number, y: number, z: number, clearZ: number): boolean {
  const column = x >> 1;
  const row = y >> 1;
  const i = row * standing.width + column;
  const threshold = byteAt(thresholds, ((y & 1) << 1) | (x & 1));
  if (byteAt(standing.thingShare, i) > threshold) return thingZ(standing, column, row) < z;
  return 255 - byteAt(standing.ground, i) > threshold && floatAt(standing.backdropZ, column) < clearZ;
}

/** Of a sky that is open: what comes from where the ground is, by way of walls and other things. By eye. */
const fromAround = 0.1;

/**
 * Writes the light that reaches a surface: `shadow` 0..1 keeps the sun away, `openness` 0..1 lets sky and ground in, both within
 * what the photo's own light is where it stands; `bounce` is what the ground throws back.
 */
export function lightSurface(
  light: Light,
  stand: Stand,
  normal: readonly [number, number, number],
  shadow: number,
  openness: number,
  bounce: readonly [number, number, number],
  out: [number, number, number],
): void {
  const { direction, sun, sky } = light;
  const facing = normal[0] * direction[0] + normal[1] * direction[1] + normal[2] * direction[2];
  const fromSun = Math.max(0, facing) * (1 - shadow) * stand.sun;
  const down = 0.5 - 0.5 * normal[1];
  const fromSky = (1 - down + fromAround * down) * openness * stand.sky;
  const fromGround = down * openness;
  for (const c of indices3) out[c] = sun[c] * fromSun + sky[c] * fromSky + bounce[c] * fromGround;
}
