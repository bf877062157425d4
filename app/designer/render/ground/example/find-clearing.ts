import { linearFromByte } from "../../../numeric/color.ts";
import type { Raster } from "../../../numeric/raster.ts";
import { byteAt, floatAt } from "../../../numeric/read-at.ts";
import { type GroundKind, groundKinds, type Scene } from "../../../photo/scene/scene.ts";
import type { Camera } from "../../../stage/camera.ts";

/** A square of ground; (x, z) is its near left corner. Meters. */
export interface Clearing {
  x: number;
  z: number;
  side: number;
}

export type GroundScene = Pick<Scene, "ground" | "groundKinds" | "width" | "height">;

/** Meters beyond which a photo shows no texture. */
const farthest = 7;
const stride = 0.25; // meters
/** Points checked along a square's side, and the matte (of 255) that each must have. */
const points = 9;
const surelyGround = 230;
/** Share of points that may be of another kind: stray cells of a coarse map. */
const mostStrays = 0.04;
/** Unevenness (standard deviation of logarithms) that counts as much as a meter of distance, and its limit. */
const unevenPerMetre = 0.15;
const mostUneven = 0.55;

/** Clearings listed, and how far apart they are, as a share of the side: the next one should not show the same wire. */
const mostListed = 5;
const apart = 0.4;

/**
 * Best first: near, free of shadow edges and objects, as far as a few points show. `sideAt` is in meters, by distance.
 */
export function listClearings(
  photo: Raster,
  scene: GroundScene,
  camera: Camera,
  kind: GroundKind,
  sideAt: (z: number) => number,
): Clearing[] {
  const index = groundKinds.indexOf(kind);
  const found: { square: Clearing; badness: number }[] = [];
  for (let z = stride; z < farthest; z += stride) {
    const side = sideAt(z);
    const reach = (z * camera.width) / camera.focalPixels / 2 + side;
    for (let x = -reach; x < reach; x += stride) {
      const square = { x, z, side };
      const uneven = unevennessOf(square, photo, scene, camera, index);
      if (uneven <= mostUneven) found.push({ square, badness: z + uneven / unevenPerMetre });
    }
  }
  found.sort((a, b) => a.badness - b.badness);
  const listed: Clearing[] = [];
  for (const { square } of found) {
    if (listed.length === mostListed) break;
    const isNew = listed.every((other) => Math.hypot(square.x - other.x, square.z - other.z) > apart * square.side);
    if (isNew) listed.push(square);
  }
  return listed;
}

/** At the photo's resolution. */
export function markOtherKinds(
  { x, z, side }: Clearing,
  texels: number,
  scene: GroundScene,
  camera: Camera,
  kind: GroundKind,
): Uint8Array {
  const index = groundKinds.indexOf(kind);
  return Uint8Array.from({ length: texels ** 2 }, (_, i) => {
    const across = ((i % texels) + 0.5) / texels;
    const along = (Math.floor(i / texels) + 0.5) / texels;
    camera.project(x + across * side, 0, z + along * side, at);
    return pixelOfKind(at[0], at[1], scene, index) < 0 ? 1 : 0;
  });
}

/** Standard deviation of the logarithm of luminance; infinite on another kind of ground. */
function unevennessOf(square: Clearing, photo: Raster, scene: GroundScene, camera: Camera, kind: number): number {
  let [sum, squares, strays] = [0, 0, 0];
  for (let row = 0; row < points; row++) {
    for (let column = 0; column < points; column++) {
      const x = square.x + (column * square.side) / (points - 1);
      camera.project(x, 0, square.z + (row * square.side) / (points - 1), at);
      const pixel = pixelOfKind(at[0], at[1], scene, kind);
      if (pixel === outside) return Number.POSITIVE_INFINITY;
      if (pixel === otherKind && ++strays > mostStrays * points ** 2) return Number.POSITIVE_INFINITY;
      if (pixel === otherKind) continue;
      const light = Math.log(floatAt(linearFromByte, byteAt(photo.data, pixel * 3 + 1)) + 0.004);
      sum += light;
      squares += light * light;
    }
  }
  const count = points ** 2 - strays;
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
}

const at: [number, number, number] = [0, 0, 0];
const outside = -1;
const otherKind = -2;

function pixelOfKind(u: number, v: number, scene: GroundScene, kind: number): number {
  const { ground, groundKinds: map, width, height } = scene;
  if (!(u >= 1 && v >= 1 && u < width - 2 && v < height - 2)) return outside;
  const pixel = Math.floor(v) * width + Math.floor(u);
  if (byteAt(ground, pixel) < surelyGround) return outside;
  const cell = Math.floor((v * map.height) / height) * map.width + Math.floor((u * map.width) / width);
  return byteAt(map.values, cell) === kind ? pixel : otherKind;
}
