import { type LinearRgb, linearFromHex } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import type { FlowerSite } from "./flower-site.ts";
import { addLeaf, samplesPerMetre } from "./foliage.ts";

/** Petals of one flower: number, length, and how far they open (0 = a closed cup, 1 = flat, above = falling). */
export interface FlowerShape {
  petals: number;
  halfLength: number;
  halfWidth: number;
  open: number;
  /** Further, shorter rings inside the first, and how far they open. */
  inner?: readonly number[];
  /** Distance of the petals from the axis at their foot, in half widths: 0 = from one point, 1 = around a cup. */
  cup?: number;
  heart?: string;
}

export function addStem(foot: Vec3, head: Vec3, color: LinearRgb, z: number, stage: Stage): void {
  const along: Vec3 = [head[0] - foot[0], head[1] - foot[1], head[2] - foot[2]];
  const middle: Vec3 = [(foot[0] + head[0]) / 2, (foot[1] + head[1]) / 2, (foot[2] + head[2]) / 2];
  const width = Math.max(0.003, 0.45 / samplesPerMetre(stage, z));
  const half = Math.hypot(...along) / 2;
  addLeaf(stage, middle, [0, 0.3, -0.954], normalize(along), half, width, color, 0.7, "strip", 1);
}

/** `axis` is a unit vector. */
export function addFlower(
  shape: FlowerShape,
  { at: head, axis, tone, size }: FlowerSite,
  stage: Stage,
  random: Random,
): void {
  const rings = [shape.open, ...(shape.inner ?? [])];
  const half = shape.halfLength * size * (0.85 + 0.3 * random());
  const wide = Math.max(shape.halfWidth * size, 0.5 / samplesPerMetre(stage, head[2]));
  rings.forEach((open, ring) => {
    for (let i = 0; i < shape.petals; i++) {
      const turn = ((i + ring * 0.5) / shape.petals) * 6.283 + 0.2 * random();
      const tilt = open * 1.45;
      const level = Math.sin(tilt);
      const up = Math.cos(tilt);
      const direction = normalize([Math.cos(turn) * level + axis[0] * up, up, Math.sin(turn) * level + axis[2] * up]);
      const reach = half * (1 - 0.12 * ring);
      const off = (shape.cup ?? 0) * wide * (1 - 0.3 * ring);
      const center: Vec3 = [
        head[0] + direction[0] * reach + Math.cos(turn) * off,
        head[1] + direction[1] * reach,
        head[2] + direction[2] * reach + Math.sin(turn) * off,
      ];
      const outside = open < 0.5 ? 1 : -1;
      const normal = normalize([outside * Math.cos(turn) * up, level + 0.15, outside * Math.sin(turn) * up]);
      const brightness = (0.84 + 0.26 * random()) * (1 - 0.09 * ring);
      const openness = 0.9 - 0.18 * ring;
      addLeaf(stage, center, normal, direction, reach, wide * (1 - 0.1 * ring), tone, openness, "petal", brightness);
    }
  });
  if (!shape.heart) return;
  const heart = linearFromHex(shape.heart);
  const at: Vec3 = [head[0], head[1] + 0.012 * size, head[2]];
  addLeaf(stage, at, [0, 0.8, -0.6], [1, 0, 0], half * 0.42, half * 0.42, heart, 1, "ellipse", 1);
}
