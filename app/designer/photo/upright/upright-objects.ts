/**
 * Things that can hide new ones: a backdrop (house, fence, hedge, woods) with a distance per column, and things in
 * front (a trunk, a pot, a person). Distances are meters along the plan's z, so they hold at all heights.
 */
export interface UprightObjects {
  /** Pixels of the photo. */
  width: number;
  height: number;
  /** 0..255 per pixel, as in the scene. */
  ground: Uint8Array;
  /** By column of the photo. */
  backdropZ: Float32Array;
  /** 0..255 per pixel: share covered by a thing in front of the backdrop. */
  thingShare: Uint8Array;
  /** Which thing that is, at a smaller size. */
  labels: { width: number; height: number; values: Uint8Array };
  /** By label; label 0 means none. */
  things: readonly UprightThing[];
}

/** Distance by column of the small picture, from column `left` on. */
export interface UprightThing {
  left: number;
  z: Float32Array;
}

/** Distance of the photo's content at a pixel: Infinity where most of it is ground. */
export function uprightZ(uprightObjects: UprightObjects, column: number, row: number): number {
  const i = row * uprightObjects.width + column;
  if (uprightObjects.thingShare[i] > 127) return thingZ(uprightObjects, column, row);
  return uprightObjects.ground[i] > 127 ? Number.POSITIVE_INFINITY : uprightObjects.backdropZ[column];
}

/** Distance of the thing at or next to a pixel. */
export function thingZ({ labels, things, width, height }: UprightObjects, column: number, row: number): number {
  const smallColumn = Math.floor(((column + 0.5) * labels.width) / width);
  const smallRow = Math.floor(((row + 0.5) * labels.height) / height);
  const { left, z } = things[labels.values[smallRow * labels.width + smallColumn]];
  return z[Math.min(Math.max(smallColumn - left, 0), z.length - 1)];
}
