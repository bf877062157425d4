import { boxBlur } from "../numeric/filters.ts";
import type { Raster } from "../numeric/raster.ts";
import { byteAt, floatAt, integerAt, numberAt } from "../numeric/read-at.ts";
import { shrinkChannels } from "../numeric/shrink-channels.ts";
import { correctGround } from "./correct-ground.ts";
import { labelComponents } from "./pixels/mask-clean-up.ts";
import { type GroundKind, groundKinds, type Scene } from "./scene/scene.ts";

/** What bare ground is mistaken for. */
const paved: ReadonlySet<GroundKind> = new Set(["driveway", "street", "paving"]);
/** Share of the picture's height within which a piece below a garage door is its drive. */
const belowGarage = 0.05;
/**
 * How much redder than blue earth is, as share of the light: of 30 photos real drives and streets have up to 0.06, a few of tan
 * concrete 0.09, earth that was taken for them 0.085 to 0.16.
 */
const earthy = { usual: 0.075, beforeGarage: 0.11 };
/** Cells of the small picture over which color is averaged, and the share of the picture of the smallest piece. */
const reach = 5;
const leastPiece = 0.005;
/** Probability of leaves or walls above which what is no ground may be upright. */
const upright = 0.15;
const mayBeRedesigned = 2;

/** The scene for a customer who says that the ground is dirt: what looks like earth is ground, even if it was read as a drive. */
export function openBareGround(scene: Scene, photo: Raster): Scene {
  const { width, height, values } = scene.groundKinds;
  const warmth = readWarmth(photo, width, height);
  const kindAt = (i: number) => groundKinds[byteAt(values, i)] ?? "none";
  const hard = values.map((_, i) => (paved.has(kindAt(i)) ? 1 : 0));
  const { labels, components } = labelComponents(hard, width, height);
  const drives = drivesOf(scene, labels);
  const sums = new Float64Array(components.length);
  for (const [i, label] of labels.entries()) sums[label] = numberAt(sums, label) + floatAt(warmth, i);
  // A piece as a whole, so that its shadows are earth, too.
  const isEarth = components.map(({ value, area }, label) => {
    const least = drives.has(label) ? earthy.beforeGarage : earthy.usual;
    return value === 1 && area > leastPiece * hard.length && numberAt(sums, label) > least * area;
  });
  const cells = hard.map((_, i) => {
    const label = integerAt(labels, i);
    const isSpot = hard[i] === 1 ? !drives.has(label) : isFlat(scene, i, kindAt(i));
    return isEarth[label] || (isSpot && floatAt(warmth, i) > earthy.usual) ? mayBeRedesigned : 0;
  });
  return cells.includes(mayBeRedesigned) ? correctGround(scene, photo, { width, height, cells }) : scene;
}

/** The pieces before a garage door. */
function drivesOf({ doors, groundKinds: { width, height } }: Scene, labels: Int32Array): Set<number> {
  const found = new Set<number>();
  for (const { kind, left, right } of doors) {
    if (kind !== "garage-door") continue;
    const column = Math.floor(((left[0] + right[0]) / 2) * width);
    const foot = Math.floor(((left[1] + right[1]) / 2) * height);
    for (let row = foot; row < Math.min(height, foot + belowGarage * height); row++)
      found.add(labels[row * width + column] ?? -1);
  }
  return found;
}

/** How much redder than blue each cell's surroundings are, as share of the light. */
function readWarmth(photo: Raster, width: number, height: number): Float32Array {
  const [red, green, blue] = shrinkChannels(photo, width, height);
  const warmth = red.map((own, i) => (own - floatAt(blue, i)) / (own + floatAt(green, i) + floatAt(blue, i) + 1));
  return boxBlur(warmth, width, height, reach);
}

/** Whether the reader saw neither ground nor anything upright in a cell that is as far down as ground. */
function isFlat({ built, leafage, groundKinds: { width, height }, ...scene }: Scene, i: number, kind: GroundKind) {
  if (kind !== "none" || Math.floor(i / width) * scene.height < scene.horizonV * height) return false;
  return Math.max(byteAt(built.values, i), byteAt(leafage.values, i)) < upright * 255;
}
