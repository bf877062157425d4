import { type LinearRgb, linearFromHex, mixColor } from "../../numeric/color.ts";
import { pick, type Random } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { LeafShape, Stage } from "../../stage/geometry.ts";
import { type Bloom, growBloom } from "../parts/bloom.ts";
import { addLeaf, samplesPerMetre } from "../parts/foliage.ts";
import { addFruit } from "../parts/fruit.ts";
import { goldenAngle } from "../parts/golden-angle.ts";
import type { Grow, PlantSite } from "../parts/species.ts";

/** Meters at size 1, colors as hex. */
export interface StemForm {
  stems: number;
  /** How far the outer stems lean: 1 = their tops reach the plant's radius. */
  lean: number;
  /** Distance between the feet of the stems, as share of the radius: near 1 if sown as a patch. */
  patch?: number;
  /** Half the width of a stem; usually 3.5 mm. */
  stalk?: number;
  leaves: number;
  /** Leafy share of the stem; the rest is bare up to the flower. */
  leafTo: number;
  /** Of the lowest leaves; those above are smaller. */
  halfLength: number;
  halfWidth: number;
  shape?: LeafShape;
  dark: string;
  light: string;
  fruit?: { color: string; radius: number; perStem: number };
  blooming?: number;
  bloom?: Bloom;
}

export function stems(form: StemForm): Grow {
  return (site, stage, random) => {
    // Some plants of a drift are in full flower, some before or after it.
    const stageOfFlower = clamp((form.blooming ?? 0.8) * (0.85 + 0.3 * random()) * site.flowering, 0, 1);
    for (let i = 0; i < form.stems; i++) growStem(form, site, i, random() < stageOfFlower, stage, random);
  };
}

function growStem(form: StemForm, site: PlantSite, index: number, blooms: boolean, stage: Stage, random: Random): void {
  const { radius, size } = site;
  const angle = index * goldenAngle + random();
  const out = Math.sqrt((index + random()) / form.stems);
  const away = out * radius * (form.patch ?? 0.42);
  const foot: Vec3 = [site.x + Math.cos(angle) * away, 0, site.z + Math.sin(angle) * away];
  // A stem without a flower ends at its leaves: a bare stick would look odd.
  const grown = blooms ? 0.84 + 0.2 * random() : (0.55 + 0.25 * random()) * Math.min(1, form.leafTo + 0.15);
  const height = site.height * (1 - 0.3 * out * out) * grown;
  const reach = out * (radius - away) * form.lean * 0.9;
  const top: Vec3 = [
    foot[0] + Math.cos(angle) * reach + 0.06 * size * (random() - 0.5),
    height,
    foot[2] + Math.sin(angle) * reach + 0.06 * size * (random() - 0.5),
  ];
  const dark = linearFromHex(form.dark);
  const light = linearFromHex(form.light);
  addStalk(foot, top, form.stalk ?? 0.0035, mixColor(dark, light, 0.5), site, stage);
  const tone = 0.85 + 0.3 * random();
  for (let k = 0; k < form.leaves; k++) {
    const t = ((k + 0.5 * random()) / form.leaves) ** 0.85 * form.leafTo;
    const leaf = { at: bow(foot, top, t), t, turn: k * 2.4 + angle, color: mixColor(dark, light, random()), tone };
    growLeaf(form, site, leaf, stage, random);
  }
  hangFruit(form, site, foot, top, stage, random);
  if (!blooms || !form.bloom) return;
  const below = bow(foot, top, 0.9);
  const axis = normalize([top[0] - below[0], top[1] - below[1], top[2] - below[2]]);
  growBloom(form.bloom, { at: top, axis, tone: pick(random, site.flowers), size }, stage, random);
}

function hangFruit(form: StemForm, site: PlantSite, foot: Vec3, top: Vec3, stage: Stage, random: Random): void {
  const { color, radius, perStem } = form.fruit ?? { color: "#000000", radius: 0, perStem: 0 };
  for (let i = 0; i < perStem; i++) {
    const [x, y, z] = bow(foot, top, 0.15 + 0.7 * random());
    const at: Vec3 = [x + 0.1 * (random() - 0.5), y, z - 0.02 - 0.06 * random()];
    addFruit(stage, at, radius * site.size, color, random);
  }
}

/** First steep, then leaning out. */
function bow(foot: Vec3, top: Vec3, t: number): Vec3 {
  const out = t * (0.45 + 0.55 * t);
  return [foot[0] + (top[0] - foot[0]) * out, foot[1] + (top[1] - foot[1]) * t, foot[2] + (top[2] - foot[2]) * out];
}

function addStalk(foot: Vec3, top: Vec3, thin: number, color: LinearRgb, site: PlantSite, stage: Stage): void {
  const width = Math.max(thin * site.size, 0.42 / samplesPerMetre(stage, site.z));
  let from = foot;
  for (const t of [0.35, 0.7, 1]) {
    const to = bow(foot, top, t);
    const along: Vec3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const half = Math.hypot(...along) / 2;
    const middle: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
    addLeaf(stage, middle, [0, 0.3, -0.954], normalize(along), half, width, color, 0.3 + 0.5 * t, "strip", 1);
    from = to;
  }
}

interface StemLeaf {
  at: Vec3;
  t: number;
  turn: number;
  color: LinearRgb;
  tone: number;
}

function growLeaf(
  form: StemForm,
  site: PlantSite,
  { at, t, turn, color, tone }: StemLeaf,
  stage: Stage,
  random: Random,
): void {
  const half = form.halfLength * site.size * (1.15 - 0.7 * t) * (0.75 + 0.5 * random());
  const wide = Math.max(form.halfWidth * site.size * (1.1 - 0.5 * t), 0.5 / samplesPerMetre(stage, site.z));
  const rise = 0.75 - 0.5 * random();
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const direction = normalize([cos, rise, sin]);
  const normal = normalize([-cos * rise + 0.5 * (random() - 0.5), 1, -sin * rise + 0.5 * (random() - 0.5)]);
  const center: Vec3 = [
    at[0] + direction[0] * half,
    Math.max(0.01, at[1] + direction[1] * half),
    at[2] + direction[2] * half,
  ];
  const openness =
    0.22 +
    0.78 *
      clamp(0.75 * (t / form.leafTo) + (0.35 * Math.hypot(center[0] - site.x, center[2] - site.z)) / site.radius, 0, 1);
  const { shape = "leaf" } = form;
  addLeaf(stage, center, normal, direction, half, wide, color, openness, shape, tone * (0.8 + 0.35 * random()));
}
