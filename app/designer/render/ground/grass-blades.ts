import { lawnPatch, readLawnPatch, warmGrass } from "../../materials/grown/lawn-patches.ts";
import { noise } from "../../numeric/noise.ts";
import { paintBetween } from "../../numeric/paint.ts";
import type { Random } from "../../numeric/random.ts";
import { byteAt, floatAt, indices3 } from "../../numeric/read-at.ts";
import { clamp, smoothstep } from "../../numeric/scalar.ts";
import type { Scene } from "../../photo/scene/scene.ts";
import type { PlanMaterials } from "../../plan/parts/plan.ts";
import type { SurfaceMap } from "../../plan/surfaces/surface-map.ts";
import type { Camera } from "../../stage/camera.ts";
import type { Leaf } from "../../stage/geometry.ts";
import type { GrownDesign } from "../geometry/grown-design.ts";
import { kindsOfSurfaces } from "../look/surface-kinds.ts";
import { GroundBorders } from "./ground-borders.ts";
import { type LawnGreens, shadeLawn } from "./lawn-greens.ts";

/** Meters up to which single blades are drawn on a lawn, and at the foot of upright things. */
const farthest = 6.5;
const farthestFringe = 18;
const mostBlades = 170_000;
const bladeHeight = 0.038;
const bladeWidth = 0.0044; // meters
/** How often blades cover the lawn: with a generated texture, and with the photo's own, which already shows blades. */
const coverage = { made: 2.2, example: 0.5 };
const bladeNormal = [0, 0.93, -0.37] as const;
/** Blades tried per pixel at 1280 pixels; larger pictures get the same number. */
const density = 0.55;

const surelyGround = 153;

const lotsPerTry = 10;

/** Height relative to mown grass, and lean relative to height. Grass that no mower reaches leans over the paving. */
interface Habit {
  tall: number;
  lean: number;
}
const mown: Habit = { tall: 1, lean: 0.45 };
const fringe: Habit = { tall: 1.5, lean: 0.45 };
const creeping: Habit = { tall: 1.25, lean: 1.3 };
const meadow: Habit = { tall: 3.4, lean: 0.45 };
const meadowShare = 0.4; // meadow blades are taller

interface GrassOptions {
  surfaces: SurfaceMap;
  materials: PlanMaterials;
  camera: Camera;
  scene: Scene;
  greens: LawnGreens;
  texture: keyof typeof coverage;
  isCovered: (x: number, z: number) => boolean;
  random: Random;
}

/** Thins out with distance; also along the foot of upright things. `isCovered` excludes ground under other things. */
export function growGrassBlades(design: GrownDesign, options: GrassOptions): void {
  const { surfaces, materials, camera, scene, greens, texture, isCovered, random } = options;
  const { width, height } = camera;
  const borders = new GroundBorders(surfaces, materials, kindsOfSurfaces(materials));
  const at: [number, number, number] = [0, 0, 0];
  const triesPerRow = width * density * Math.min(1, 1280 / Math.max(width, height)) ** 2;
  const lots = new Float64Array(lotsPerTry);
  let taken = 0;
  const next = () => lots[taken++] ?? 0;
  let count = 0;
  const neededAt = (depth: number) => {
    const bladePixels = 0.5 * bladeHeight * bladeWidth * (camera.focalPixels / Math.max(0.3, depth)) ** 2;
    return Math.min(1, (coverage[texture] * width) / (triesPerRow * bladePixels));
  };
  const highest = Math.min(camera.horizonAt(0), camera.horizonAt(width));
  const top = Math.max(0, Math.ceil(highest));
  const expected = countBlades(scene, camera, top, (depth, z) => triesPerRow * neededAt(depth) * chanceAt(z));
  const thinned = Math.min(1, mostBlades / Math.max(1, expected));
  for (let y = top; y < height; y++) {
    camera.groundAt(camera.centreU, y + 0.5, at);
    design.standInOwnLight(at[1]);
    const needed = thinned * neededAt(at[2]);
    for (let tries = 0; tries < triesPerRow && count < mostBlades; tries++) {
      // Always draw the same count of random numbers, so that other blades stay the same when the lawn changes.
      for (let i = 0; i < lotsPerTry; i++) lots[i] = random();
      taken = 0;
      const u = next() * width;
      const v = Math.min(height - 0.01, y + next());
      if (groundUnder(scene, u, v) < surelyGround) continue;
      camera.groundAt(u, v, at);
      const [x, z, depth] = at;
      if (depth < 0 || z > farthestFringe || isCovered(x, z)) continue;
      const isFringe = groundUnder(scene, u, v - 3 - (bladeHeight * camera.focalPixels) / depth) < 90;
      if (!isFringe && next() > needed * chanceAt(z)) continue;
      const kind = surfaces.kindAt(x, z, u, v);
      const isMeadow = kind === "meadow" && materials.meadow === "meadow";
      const isLawn = kind === "base" && materials.base === "lawn";
      if (isMeadow ? next() > meadowShare : !isLawn && next() >= borders.creepOver(kind, x, z)) continue;
      const habit = isMeadow ? meadow : isLawn ? (isFringe ? fringe : mown) : creeping;
      shapeBlade(x, z, greens, shadeUnder(scene, u, v), habit, next);
      design.addLeaf(blade);
      count++;
    }
  }
}

function chanceAt(z: number): number {
  return (1 - smoothstep(3.5, farthest, z)) * 0.9 + (z < farthest ? 0.08 : 0);
}

/** The number if all ground were lawn. Independent of the plan, so that a smaller lawn keeps the same blades. */
function countBlades(scene: Scene, camera: Camera, top: number, perRow: (depth: number, z: number) => number): number {
  const at: [number, number, number] = [0, 0, 0];
  const columns = 16;
  let count = 0;
  for (let y = top; y < scene.height; y++) {
    let ground = 0;
    for (let column = 0.5; column < columns; column++) {
      if (groundUnder(scene, (column * scene.width) / columns, y) >= surelyGround) ground++;
    }
    camera.groundAt(camera.centreU, y + 0.5, at);
    if (at[2] > 0) count += (ground / columns) * perRow(at[2], at[1]);
  }
  return count;
}

type Mutable3 = [number, number, number];

function groundUnder({ ground, width }: Scene, u: number, v: number): number {
  return v < 0 ? 0 : byteAt(ground, Math.floor(v) * width + Math.floor(u));
}

function shadeUnder({ shading, width, height }: Scene, u: number, v: number): number {
  const row = Math.min(shading.height - 1, Math.floor((v * shading.height) / height));
  const column = Math.min(shading.width - 1, Math.floor((u * shading.width) / width));
  return clamp(floatAt(shading.values, row * shading.width + column), 0.25, 1.08);
}

/** Reused, because a hundred thousand objects would burden the garbage collector. */
const blade: Leaf & Record<"center" | "along" | "across" | "normal" | "color", Mutable3> = {
  center: [0, 0, 0],
  along: [0, 0, 0],
  across: [bladeWidth / 2, 0, 0.0006],
  normal: [...bladeNormal],
  color: [0, 0, 0],
  openness: 1,
  shape: "blade",
};
/** Red, green and blue of a dead blade, and of clover, relative to live grass. */
const strawTint = [1.55, 1.12, 0.95] as const;
const cloverTint = [0.86, 1, 1.05] as const;
const warmTint = [1.15, 1, 0.9] as const;
const plainTint = [1, 1, 1] as const;
const straws = 0.05;

function shapeBlade(x: number, z: number, greens: LawnGreens, shade: number, habit: Habit, random: Random): void {
  readLawnPatch(x, z);
  const isClover = lawnPatch.clover > 0.5 && habit !== meadow;
  // Blades of a tuft lean together, and some tufts are taller.
  const height = bladeHeight * habit.tall * (0.35 + 1.15 * random()) * (isClover ? 0.4 : 1 + 0.7 * lawnPatch.tuft);
  const angle = 10 * noise(x * 2.2, z * 2.2, 94) + 3 * random();
  const bend = habit.lean * (0.35 + 0.65 * random()) * height;
  const lean = isClover ? 0.006 : bend;
  const tone = clamp(0.5 + 0.4 * lawnPatch.tone + 0.4 * lawnPatch.tuft + (random() - 0.5) * 1.1, 0, 1);
  const lot = random();
  const tint = isClover ? cloverTint : lot < straws ? strawTint : lot < 0.2 ? warmTint : plainTint;
  const { center, along, across, normal, color } = blade;
  along[0] = Math.cos(angle) * lean;
  along[1] = isClover ? 0.001 : height * 0.5;
  along[2] = Math.sin(angle) * lean;
  // A leaflet of clover is flat on its stalk.
  across[0] = isClover ? -along[2] : bladeWidth / 2;
  across[2] = isClover ? along[0] : 0.0006;
  normal[1] = isClover ? 1 : bladeNormal[1];
  normal[2] = isClover ? 0 : bladeNormal[2];
  center[0] = x + along[0];
  center[1] = height * (isClover ? 1 : 0.45);
  center[2] = z + along[2];
  paintBetween(color, greens.dark, greens.light, tone);
  warmGrass(color, lawnPatch, 0.75);
  shadeLawn(greens, shade, color);
  for (const c of indices3) color[c] *= tint[c] * shade;
  blade.openness = 0.5 + 0.75 * random();
}
