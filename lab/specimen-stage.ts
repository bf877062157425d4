import { byteFromLinear, linearFromHex } from "../app/designer/numeric/color.ts";
import { fractalNoise } from "../app/designer/numeric/noise.ts";
import type { Raster } from "../app/designer/numeric/raster.ts";
import { indices3 } from "../app/designer/numeric/read-at.ts";
import { normalize, type Vec3 } from "../app/designer/numeric/vector.ts";
import type { Light } from "../app/designer/photo/scene/scene.ts";
import type { UprightObjects } from "../app/designer/photo/upright/upright-objects.ts";
import type { GrownDesign } from "../app/designer/render/geometry/grown-design.ts";
import { asLit } from "../app/designer/render/look/leaf-tone.ts";
import { drawLeaves } from "../app/designer/render/raster/draw-leaves.ts";
import { placeTriangles, shadeTriangles } from "../app/designer/render/raster/draw-triangles.ts";
import { createFrameBuffer, type FrameBuffer, supersampling } from "../app/designer/render/raster/frame-buffer.ts";
import { Mirror } from "../app/designer/render/raster/mirror.ts";
import { ShadowGrid } from "../app/designer/render/shade/shadow-grid.ts";
import { SkyGrid } from "../app/designer/render/shade/sky-grid.ts";
import type { Camera } from "../app/designer/stage/camera.ts";
import type { GroundMaterial } from "../app/designer/stage/geometry.ts";

/** Level ground in full light shows as it is. */
function lightOf(direction: Vec3, sunShare: number, tint: Vec3, sky: Vec3): Light {
  const to = normalize(direction);
  const sun = tint.map((own) => (own * sunShare) / to[1]);
  const open = sky.map((own) => own * (1 - sunShare));
  const level = sun.map((own, c) => own * to[1] + (open[c] ?? 0));
  return {
    direction: to,
    certainty: 1,
    strength: Math.min(1, sunShare / 0.7),
    sunShare,
    sun: [sun[0] ?? 0, sun[1] ?? 0, sun[2] ?? 0],
    sky: [open[0] ?? 0, open[1] ?? 0, open[2] ?? 0],
    level: [level[0] ?? 0, level[1] ?? 0, level[2] ?? 0],
  };
}

export const specimenLights = {
  sun: lightOf([0.52, 0.74, -0.34], 0.65, [1.05, 1, 0.92], [0.95, 1, 1.08]),
  overcast: lightOf([0.3, 0.9, 0.2], 0.2, [1, 1, 1], [0.97, 1, 1.04]),
  evening: lightOf([-0.8, 0.5, -0.3], 0.6, [0.8, 0.6, 0.4], [0.6, 0.65, 0.8]),
  backlit: lightOf([0.3, 0.55, 0.75], 0.65, [1.05, 1, 0.9], [0.9, 1, 1.1]),
} satisfies Record<string, Light>;
export type SpecimenLight = keyof typeof specimenLights;

const backdrop = linearFromHex("#b9c0c4");
const grass = [linearFromHex("#4c6331"), linearFromHex("#738c49")] as const;

/** From so far away that blades are not visible. */
export const plainLawn: GroundMaterial = (x, z, _footprint, out) => {
  const tone = fractalNoise(x * 9, z * 9, 3, 5);
  for (const c of indices3) out[c] = grass[0][c] + (grass[1][c] - grass[0][c]) * tone;
};

/** With nothing around it. */
export function drawSpecimen(stage: GrownDesign, camera: Camera, light: Light, ground: GroundMaterial): Raster {
  const shadows = new ShadowGrid(stage, light);
  const frame = createFrameBuffer(camera);
  const view = {
    camera,
    light,
    shadows,
    sky: new SkyGrid(stage),
    leafTone: asLit,
    uprightObjects: openField(camera),
    bounce: {
      at: (x: number, _y: number, z: number, out: [number, number, number]) => {
        ground(x, z, 0.4, out);
        for (const c of indices3) out[c] *= light.level[c];
      },
    },
    mirror: new Mirror(openSky(light), camera),
  };
  placeTriangles(frame, view, stage.triangles);
  drawLeaves(frame, view, stage);
  shadeTriangles(frame, view, stage.triangles);
  return develop(frame, camera, light, shadows, ground);
}

/** Water mirrors the backdrop. */
function openSky(light: Light): Raster {
  const bytes = indices3.map((c) => Math.min(255, Math.round(byteFromLinear(backdrop[c] * light.level[c]))));
  const side = 8;
  return { width: side, height: side, data: Uint8Array.from({ length: side * side * 3 }, (_, i) => bytes[i % 3] ?? 0) };
}

/** Without upright objects. */
function openField({ width, height }: Camera): UprightObjects {
  return {
    width,
    height,
    ground: new Uint8Array(width * height).fill(255),
    backdropZ: new Float32Array(width).fill(Number.POSITIVE_INFINITY),
    thingShare: new Uint8Array(width * height),
    labels: { width: 1, height: 1, values: new Uint8Array(1) },
    things: [{ left: 0, z: new Float32Array([Number.POSITIVE_INFINITY]) }],
  };
}

function develop(
  frame: FrameBuffer,
  camera: Camera,
  light: Light,
  shadows: ShadowGrid,
  ground: GroundMaterial,
): Raster {
  const { width, height } = camera;
  const data = new Uint8Array(width * height * 3);
  const below: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < width * height; i++) {
    const [u, v] = [i % width, Math.floor(i / width)];
    lightGround(u, v, camera, light, shadows, ground, below);
    for (const c of indices3) {
      let sum = 0;
      for (let sample = 0; sample < supersampling ** 2; sample++) {
        const row = v * supersampling + Math.floor(sample / supersampling);
        const k = row * frame.width + u * supersampling + (sample % supersampling);
        sum += frame.inverseDepth[k] === 0 ? below[c] : (frame.color[k * 3 + c] ?? 0);
      }
      data[i * 3 + c] = Math.min(255, Math.round(byteFromLinear(sum / supersampling ** 2)));
    }
  }
  return { width, height, data };
}

/** The mean of four samples of ground, or what is behind it. */
function lightGround(
  u: number,
  v: number,
  camera: Camera,
  light: Light,
  shadows: ShadowGrid,
  ground: GroundMaterial,
  out: [number, number, number],
): void {
  const sum: [number, number, number] = [0, 0, 0];
  for (let k = 0; k < 4; k++) {
    const [x, z, depth] = camera.groundAt(u + 0.25 + 0.5 * (k & 1), v + 0.25 + 0.5 * (k >> 1), at);
    if (depth <= 0 || depth > 60) {
      for (const c of indices3) sum[c] += backdrop[c] * light.level[c];
      continue;
    }
    ground(x, z, depth / camera.focalPixels / 2, out);
    const sun = (1 - shadows.onGround(x, z)) * light.direction[1];
    const sky = 1 - 0.6 * shadows.contactAt(x, z);
    for (const c of indices3) sum[c] += out[c] * (light.sun[c] * sun + light.sky[c] * sky);
  }
  for (const c of indices3) out[c] = sum[c] / 4;
}

const at: [number, number, number] = [0, 0, 0];
