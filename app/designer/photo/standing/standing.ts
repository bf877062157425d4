/**
 * What stands in the photo and may hide new things: a backdrop (house, fence, hedge, woods), whose distance is known by
 * column, and things in front of it (a trunk, a pot, a person), each with its outline. Distances are metres away from
 * the camera along the plan's z, so that they hold for every height of something upright.
 */
export interface Standing {
  /** Pixels of the photo. */
  width: number;
  height: number;
  /** 0..255 per pixel: how much of it is ground, as in the scene. */
  ground: Uint8Array;
  /** Distance of the backdrop by column of the photo. */
  backdropZ: Float32Array;
  /** 0..255 per pixel: how much of it a thing in front of the backdrop takes. */
  thingShare: Uint8Array;
  /** Which of the things that is, at the small size in which they were found. */
  labels: { width: number; height: number; values: Uint8Array };
  /** By label; the first stands for "no thing". */
  things: readonly StandingThing[];
}

/** Something that stands in front of the backdrop; its distance by column of the small picture, from column `left` on. */
export interface StandingThing {
  left: number;
  z: Float32Array;
}

/** Distance of what the photo shows at a pixel: Infinity where most of it is ground. */
export function standingZ(standing: Standing, column: number, row: number): number {
  const i = row * standing.width + column;
  if (standing.thingShare[i] > 127) return thingZ(standing, column, row);
  return standing.ground[i] > 127 ? Number.POSITIVE_INFINITY : standing.backdropZ[column];
}

/** Distance of the thing at or next to a pixel. */
export function thingZ({ labels, things, width, height }: Standing, column: number, row: number): number {
  const smallColumn = Math.floor(((column + 0.5) * labels.width) / width);
  const smallRow = Math.floor(((row + 0.5) * labels.height) / height);
  const { left, z } = things[labels.values[smallRow * labels.width + smallColumn]];
  return z[Math.min(Math.max(smallColumn - left, 0), z.length - 1)];
}
