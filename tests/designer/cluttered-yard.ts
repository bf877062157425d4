import { hash2 } from "#app/designer/numeric/random.ts";
import type { Raster } from "#app/designer/numeric/raster.ts";
import { type SeenKind, type SeenPhoto, seenKinds } from "#app/designer/reader/seen/seen-kinds.ts";
import { drawSyntheticYard } from "#tests/designer/synthetic-yard.ts";
import { seenSurely } from "#tests/fixture-yards/seen-truth.ts";

const [width, height] = [240, 180];

/** What stands on the lawn of the synthetic yard: an ellipse of one kind and color. */
export interface Clutter {
  kind: SeenKind;
  color: readonly [number, number, number];
  x: number;
  y: number;
  radius: readonly [across: number, down: number];
}

/** Low and round on the lawn, on the left; hides lawn alone. */
export const bush: Clutter = { kind: "shrub", color: [20, 60, 20], x: 70, y: 135, radius: [14, 11] };
/** Hides most of the wall. */
export const greatBush: Clutter = { kind: "shrub", color: [20, 60, 20], x: 120, y: 90, radius: [65, 40] };
export const bin: Clutter = { kind: "thing", color: [40, 60, 190], x: 170, y: 135, radius: [9, 13] };
/** Low, and hardly lighter than the lawn. */
export const faint: Clutter = { kind: "thing", color: [108, 142, 76], x: 120, y: 150, radius: [9, 5] };
export const person: Clutter = { kind: "person", color: [200, 40, 40], x: 120, y: 118, radius: [8, 30] };

export function drawClutteredYard(clutter: readonly Clutter[]): { photo: Raster; seen: SeenPhoto } {
  const photo = drawSyntheticYard(width, height);
  const kinds = Uint8Array.from({ length: width * height }, (_, i) => {
    const row = Math.floor(i / width) / height;
    return seenKinds.indexOf(row < 0.15 ? "sky" : row < 0.55 ? "building" : "lawn");
  });
  for (const one of clutter)
    for (const i of pixelsOf(one)) {
      const speckle = Math.round((hash2(i % width, Math.floor(i / width), 7) - 0.5) * 20);
      photo.data.set(
        one.color.map((value) => value + speckle),
        i * 3,
      );
      kinds[i] = seenKinds.indexOf(one.kind);
    }
  return { photo, seen: seenSurely(width, height, kinds) };
}

export function pixelsOf({ x, y, radius: [across, down] }: Clutter): number[] {
  return [...Array(width * height).keys()].filter(
    (i) => ((i % width) - x) ** 2 / across ** 2 + (Math.floor(i / width) - y) ** 2 / down ** 2 <= 1,
  );
}
