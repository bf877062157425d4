import { type LinearRgb, linearFromHex, mixColour } from "../../numeric/colour.ts";
import { pick, type Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { LeafShape, Stage } from "../../stage/geometry.ts";
import { addLeaf, samplesPerMetre } from "./foliage.ts";
import type { Grow, PlantSite } from "./species.ts";

/** Sword or strap leaves from one foot, and flowers on bare stems; metres at size 1, colours as hex. */
export interface StrapForm {
  leaves: number;
  halfWidth: number;
  /** 0 = leaves stand like swords, 1 = they arch to the ground. */
  arch: number;
  /** Outline of leaves that are drawn in one piece, for they hardly bend. */
  shape?: LeafShape;
  /** Length of the leaves as a share of the plant's height. */
  reach: number;
  dark: string;
  light: string;
  stems: number;
  /** How far the feet stand apart, as share of the radius: bulbs grow in a patch. */
  patch?: number;
  flower: FlowerShape;
}

/** Petals of one flower: how many, how long, and how far they open (0 = a closed cup, 1 = flat, above = falling). */
export interface FlowerShape {
  petals: number;
  halfLength: number;
  halfWidth: number;
  open: number;
  /** Further rings within the first stand this far open, and are shorter. */
  inner?: readonly number[];
  /** How far the petals stand off the axis at their foot, in half widths: 0 = from one point, 1 = round a cup. */
  cup?: number;
  heart?: string;
}

/** Grows straps or swords from one foot, and flowers on bare stems. */
export function straps(form: StrapForm): Grow {
  return (site, stage, random) => {
    for (let i = 0; i < form.leaves; i++) growStrap(form, site, i * 2.4 + random(), stage, random);
    const stems = Math.max(1, Math.round(form.stems * (0.7 + 0.6 * random())));
    for (let i = 0; i < stems; i++) growFlowerStem(form, site, stage, random);
  };
}

/** One leaf in four pieces that bend more and more, or in one. */
function growStrap(form: StrapForm, site: PlantSite, angle: number, stage: Stage, random: Random): void {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const pieces = form.shape ? 1 : 4;
  const step = (form.reach * site.height * (0.65 + 0.4 * random())) / pieces;
  const width = Math.max(form.halfWidth * site.size, 0.55 / samplesPerMetre(stage, site.z));
  const colour = mixColour(linearFromHex(form.dark), linearFromHex(form.light), random());
  const brightness = 0.8 + 0.4 * random();
  const out = (form.patch ?? 0.12) * site.radius * Math.sqrt(random());
  let at: Vec3 = [site.x + cos * out, 0, site.z + sin * out];
  let elevation = 1.45 - 0.25 * random() - 0.2 * form.arch;
  for (let k = 0; k < pieces; k++) {
    const level = Math.cos(elevation);
    const up = Math.sin(elevation);
    const direction: Vec3 = [cos * level, up, sin * level];
    const centre: Vec3 = [
      at[0] + direction[0] * step * 0.5,
      at[1] + up * step * 0.5,
      at[2] + direction[2] * step * 0.5,
    ];
    const normal = normalize([-cos * up + 0.3 * sin, level + 0.2, -sin * up - 0.3 * cos]);
    const shape = form.shape ?? (k === pieces - 1 ? "taper" : "strip");
    const openness = form.shape ? 0.6 + 0.3 * random() : 0.3 + 0.7 * ((k + 1) / pieces);
    addLeaf(stage, centre, normal, direction, step * 0.56, width * (1 - 0.08 * k), colour, openness, shape, brightness);
    at = [at[0] + direction[0] * step, at[1] + up * step, at[2] + direction[2] * step];
    elevation -= form.arch * (0.3 + 0.35 * k) * (0.6 + 0.6 * random());
    if (at[1] < 0.015) return;
  }
}

function growFlowerStem(form: StrapForm, site: PlantSite, stage: Stage, random: Random): void {
  const angle = random() * 6.283;
  const lean = 0.04 + 0.2 * random();
  const height = site.height * (0.78 + 0.24 * random());
  const direction = normalize([Math.cos(angle) * lean, 1, Math.sin(angle) * lean]);
  const out = (form.patch ?? 0.1) * site.radius * Math.sqrt(random());
  const foot: Vec3 = [site.x + Math.cos(angle * 3) * out, 0, site.z + Math.sin(angle * 3) * out];
  const head: Vec3 = [foot[0] + direction[0] * height, direction[1] * height, foot[2] + direction[2] * height];
  addStem(foot, head, linearFromHex(form.dark), site.z, stage);
  addFlower(form.flower, head, direction, pick(random, site.flowers), site.size, stage, random);
}

/** A thin round stalk, seen from the front. */
export function addStem(foot: Vec3, head: Vec3, colour: LinearRgb, z: number, stage: Stage): void {
  const along: Vec3 = [head[0] - foot[0], head[1] - foot[1], head[2] - foot[2]];
  const middle: Vec3 = [(foot[0] + head[0]) / 2, (foot[1] + head[1]) / 2, (foot[2] + head[2]) / 2];
  const width = Math.max(0.003, 0.45 / samplesPerMetre(stage, z));
  const half = Math.hypot(...along) / 2;
  addLeaf(stage, middle, [0, 0.3, -0.954], normalize(along), half, width, colour, 0.7, "strip", 1);
}

/** A flower of single petals about an axis (unit vector). */
export function addFlower(
  shape: FlowerShape,
  head: Vec3,
  axis: Vec3,
  tone: LinearRgb,
  size: number,
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
      const centre: Vec3 = [
        head[0] + direction[0] * reach + Math.cos(turn) * off,
        head[1] + direction[1] * reach,
        head[2] + direction[2] * reach + Math.sin(turn) * off,
      ];
      // The outside of a petal that stands, the inside of one that lies open.
      const outside = open < 0.5 ? 1 : -1;
      const normal = normalize([outside * Math.cos(turn) * up, level + 0.15, outside * Math.sin(turn) * up]);
      const brightness = (0.84 + 0.26 * random()) * (1 - 0.09 * ring);
      const openness = 0.9 - 0.18 * ring;
      addLeaf(stage, centre, normal, direction, reach, wide * (1 - 0.1 * ring), tone, openness, "petal", brightness);
    }
  });
  if (!shape.heart) return;
  const heart = linearFromHex(shape.heart);
  const at: Vec3 = [head[0], head[1] + 0.012 * size, head[2]];
  addLeaf(stage, at, [0, 0.8, -0.6], [1, 0, 0], half * 0.42, half * 0.42, heart, 1, "ellipse", 1);
}
