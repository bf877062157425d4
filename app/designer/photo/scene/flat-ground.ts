import { groundKinds, keptKinds, type Scene } from "./scene.ts";

/** 0..255 per pixel of the photo: level ground of every kind, also the driveway, street and pool that `scene.ground` leaves out. */
export function flatGround({ ground, groundKinds: kinds, width, height }: Scene): Uint8Array {
  const isKept = kinds.values.map((kind) => (keptKinds.has(groundKinds[kind] ?? "none") ? 1 : 0));
  return ground.map((matte, i) => {
    const column = Math.floor(((i % width) * kinds.width) / width);
    const row = Math.floor((Math.floor(i / width) * kinds.height) / height);
    return isKept[row * kinds.width + column] ? 255 : matte;
  });
}
