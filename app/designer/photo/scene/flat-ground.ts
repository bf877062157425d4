import { integerAt } from "../../numeric/read-at.ts";
import { groundKinds, keptKinds, type Scene } from "./scene.ts";

/** 0..255: with the driveway, street and pool that `scene.ground` leaves out. */
export function flatGround({ ground, groundKinds: kinds, width, height }: Scene): Uint8Array {
  const isKept = kinds.values.map((kind) => (keptKinds.has(groundKinds[kind] ?? "none") ? 1 : 0));
  if (!isKept.includes(1)) return ground.slice();
  const columns = Int32Array.from({ length: width }, (_, x) => Math.floor((x * kinds.width) / width));
  const flat = ground.slice();
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor((y * kinds.height) / height) * kinds.width;
    for (let x = 0; x < width; x++, i++) if (isKept[row + integerAt(columns, x)]) flat[i] = 255;
  }
  return flat;
}
