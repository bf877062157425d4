import { clamp, lerp } from "../../numeric/scalar.ts";
import { type GroundKindMap, groundKinds, isOpenKind, type Scene } from "../../photo/scene/scene.ts";
import { type UprightObjects, uprightZ } from "../../photo/upright/upright-objects.ts";
import type { Camera } from "../../stage/camera.ts";
import type { Yard } from "./yard.ts";

export function viewYard(scene: Scene, camera: Camera, uprightObjects: UprightObjects): Yard {
  const { width, height, ground, paving, uprights, built, house, leafage, doorways } = scene;
  const kinds = scene.groundKinds;
  const pixelAt = (u: number, v: number) =>
    clamp(Math.floor(v), 0, height - 1) * width + clamp(Math.floor(u), 0, width - 1);
  const pointAt = ([u, v]: readonly [number, number]): [number, number] => {
    const [x, z] = camera.groundAt(u * width, Math.max(v * height, camera.horizonAt(u * width) + 2), [0, 0, 0]);
    return [x, z];
  };
  return {
    camera,
    groundAt: (u, v) => byteIn(ground, pixelAt(u, v)) / 255,
    kindAt: (u, v) => groundKinds[byteIn(kinds.values, cellAt(kinds, u / width, v / height))] ?? "none",
    pavingAt: (u, v) => (paving ? bilinear(paving.matte, width, height, u, v) / 255 : 0),
    standingAt: (u, v) =>
      uprightZ(uprightObjects, clamp(Math.floor(u), 0, width - 1), clamp(Math.floor(v), 0, height - 1)),
    uprightsAt: (u, v) => (byteIn(uprights.values, cellAt(uprights, u / width, v / height)) / 255) * 0.25,
    doors: scene.doors.map(({ kind, left, right }) => ({ kind, from: pointAt(left), to: pointAt(right) })),
    builtAt: (u, v) => byteIn(built.values, cellAt(built, u / width, v / height)) / 255,
    houseAt: (u, v) => byteIn(house.values, cellAt(house, u / width, v / height)) / 255,
    leafageAt: (u, v) => byteIn(leafage.values, cellAt(leafage, u / width, v / height)) / 255,
    doorAt: (u, v) => byteIn(doorways.values, cellAt(doorways, u / width, v / height)) / 255,
    greenShare: scene.greenShare,
    lushness: scene.lushness,
    gravelShare: shareOfGravel(scene.groundKinds),
    isPaved: scene.isPaved,
    paving: paving && { share: paving.share, centreU: paving.centreU, centreV: paving.centreV },
  };
}

function shareOfGravel({ values }: GroundKindMap): number {
  let open = 0;
  let gravel = 0;
  for (const value of values) {
    const kind = groundKinds[value] ?? "none";
    if (!isOpenKind(kind)) continue;
    open++;
    if (kind === "gravel") gravel++;
  }
  return gravel / Math.max(1, open);
}

function cellAt(grid: { width: number; height: number }, across: number, down: number): number {
  const column = clamp(Math.floor(across * grid.width), 0, grid.width - 1);
  return clamp(Math.floor(down * grid.height), 0, grid.height - 1) * grid.width + column;
}

/** Interpolated, so that old paving does not show the matte's pixels. */
function bilinear(plane: Uint8Array, width: number, height: number, u: number, v: number): number {
  const atU = clamp(u - 0.5, 0, width - 1);
  const atV = clamp(v - 0.5, 0, height - 1);
  const left = Math.floor(atU);
  const top = Math.floor(atV) * width;
  const right = Math.min(left + 1, width - 1);
  const bottom = Math.min(top + width, (height - 1) * width);
  const acrossTop = lerp(byteIn(plane, top + left), byteIn(plane, top + right), atU - left);
  const acrossBottom = lerp(byteIn(plane, bottom + left), byteIn(plane, bottom + right), atU - left);
  return lerp(acrossTop, acrossBottom, atV - Math.floor(atV));
}

/** The caller guarantees that the index is in range. */
function byteIn(plane: Uint8Array, index: number): number {
  return plane[index] as number;
}
