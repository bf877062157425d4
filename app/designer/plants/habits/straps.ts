import { linearFromHex, mixColor } from "../../numeric/color.ts";
import { pick, type Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { LeafShape, Stage } from "../../stage/geometry.ts";
import { type Bloom, growBloom } from "../parts/bloom.ts";
import { addStem } from "../parts/flower.ts";
import { addLeaf, samplesPerMetre } from "../parts/foliage.ts";
import type { Grow, PlantSite } from "../parts/species.ts";

/** Meters at size 1, colors as hex. */
export interface StrapForm {
  leaves: number;
  halfWidth: number;
  /** 0 = upright like swords, 1 = arching to the ground. */
  arch: number;
  /** Outline of leaves drawn in one piece because they hardly bend. */
  shape?: LeafShape;
  reach: number;
  dark: string;
  light: string;
  stems: number;
  /** Maximum lean of the flower stems: tangent of their angle. */
  lean?: number;
  /** Distance between the feet, as share of the radius: bulbs grow in a patch. */
  patch?: number;
  bloom: Bloom;
}

export function straps(form: StrapForm): Grow {
  return (site, stage, random) => {
    for (let i = 0; i < form.leaves; i++) growStrap(form, site, i * 2.4 + random(), stage, random);
    const stems = Math.max(1, Math.round(form.stems * (0.8 + 0.4 * random()) * site.flowering));
    for (let i = 0; i < stems; i++) growFlowerStem(form, site, stage, random);
  };
}

function growStrap(form: StrapForm, site: PlantSite, angle: number, stage: Stage, random: Random): void {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const pieces = form.shape ? 1 : 4;
  const step = (form.reach * site.height * (0.65 + 0.4 * random())) / pieces;
  const width = Math.max(form.halfWidth * site.size, 0.55 / samplesPerMetre(stage, site.z));
  const color = mixColor(linearFromHex(form.dark), linearFromHex(form.light), random());
  const brightness = 0.8 + 0.4 * random();
  const out = (form.patch ?? 0.12) * site.radius * Math.sqrt(random());
  let at: Vec3 = [site.x + cos * out, 0, site.z + sin * out];
  let elevation = 1.45 - 0.25 * random() - 0.2 * form.arch;
  for (let k = 0; k < pieces; k++) {
    const level = Math.cos(elevation);
    const up = Math.sin(elevation);
    const direction: Vec3 = [cos * level, up, sin * level];
    const center: Vec3 = [
      at[0] + direction[0] * step * 0.5,
      at[1] + up * step * 0.5,
      at[2] + direction[2] * step * 0.5,
    ];
    const normal = normalize([-cos * up + 0.3 * sin, level + 0.2, -sin * up - 0.3 * cos]);
    const shape = form.shape ?? (k === pieces - 1 ? "taper" : "strip");
    const openness = form.shape ? 0.6 + 0.3 * random() : 0.3 + 0.7 * ((k + 1) / pieces);
    addLeaf(stage, center, normal, direction, step * 0.56, width * (1 - 0.08 * k), color, openness, shape, brightness);
    at = [at[0] + direction[0] * step, at[1] + up * step, at[2] + direction[2] * step];
    elevation -= form.arch * (0.3 + 0.35 * k) * (0.6 + 0.6 * random());
    if (at[1] < 0.015) return;
  }
}

function growFlowerStem(form: StrapForm, site: PlantSite, stage: Stage, random: Random): void {
  const angle = random() * 6.283;
  const lean = 0.04 + (form.lean ?? 0.2) * random();
  const height = site.height * (0.66 + 0.36 * random());
  const direction = normalize([Math.cos(angle) * lean, 1, Math.sin(angle) * lean]);
  const out = (form.patch ?? 0.1) * site.radius * Math.sqrt(random());
  const foot: Vec3 = [site.x + Math.cos(angle * 3) * out, 0, site.z + Math.sin(angle * 3) * out];
  const head: Vec3 = [foot[0] + direction[0] * height, direction[1] * height, foot[2] + direction[2] * height];
  addStem(foot, head, linearFromHex(form.dark), site.z, stage);
  // It faces away from the clump, more than its stem leans.
  const axis = normalize([direction[0] * 3, 1, direction[2] * 3]);
  growBloom(form.bloom, { at: head, axis, tone: pick(random, site.flowers), size: site.size }, stage, random);
}
