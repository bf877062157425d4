import { byteAt, floatAt, indices3 } from "../../numeric/read-at.ts";
import type { Light } from "../../photo/scene/scene.ts";
import { thingZ, type UprightObjects } from "../../photo/upright/upright-objects.ts";
import type { Camera } from "../../stage/camera.ts";
import type { Stand } from "../geometry/grown-design.ts";
import type { BouncedLight } from "../ground/bounced-light.ts";
import type { LeafTone } from "../look/leaf-tone.ts";
import type { ShadowGrid } from "../shade/shadow-grid.ts";
import type { SkyGrid } from "../shade/sky-grid.ts";
import type { Mirror } from "./mirror.ts";

/** Samples per pixel and direction. */
export const supersampling = 2;

/** Per sample: linear color, kind (index into `drawnKinds`) and 1 / depth; 0 = nothing drawn. */
export interface FrameBuffer {
  width: number;
  height: number;
  inverseDepth: Float32Array;
  color: Float32Array;
  kind: Uint8Array;
}

export interface View {
  camera: Camera;
  light: Light;
  shadows: ShadowGrid;
  sky: Pick<SkyGrid, "at">;
  leafTone: Pick<LeafTone, "toneLeaf" | "tonePetal">;
  bounce: Pick<BouncedLight, "at">;
  uprightObjects: UprightObjects;
  mirror: Mirror;
}

export function createFrameBuffer(camera: Camera): FrameBuffer {
  const width = camera.width * supersampling;
  const height = camera.height * supersampling;
  return {
    width,
    height,
    inverseDepth: new Float32Array(width * height),
    color: new Float32Array(width * height * 3),
    kind: new Uint8Array(width * height),
  };
}

/** A sample is hidden by something in the photo that covers more of its pixel than this; four steps keep edges soft. */
const thresholds = Uint8Array.of(32, 160, 224, 96);

/** `clearZ` instead of `z` is compared with the backdrop. */
export function isHidden({ uprightObjects }: View, x: number, y: number, z: number, clearZ: number): boolean {
  const column = x >> 1;
  const row = y >> 1;
  const i = row * uprightObjects.width + column;
  const threshold = byteAt(thresholds, ((y & 1) << 1) | (x & 1));
  if (byteAt(uprightObjects.thingShare, i) > threshold) return thingZ(uprightObjects, column, row) < z;
  return 255 - byteAt(uprightObjects.ground, i) > threshold && floatAt(uprightObjects.backdropZ, column) < clearZ;
}

/** Share of an open sky that reaches surfaces facing down, by way of walls and other things. */
const fromAround = 0.1;

/**
 * `shadow` blocks the sun, `openness` admits sky and ground (0..1), `bounce` is the ground's light. Positional: called
 * per sample.
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
