import { type LinearRgb, linearFromHex, mixColor } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import { addLeaf, samplesPerMetre } from "../parts/foliage.ts";
import type { Grow, PlantSite } from "../parts/species.ts";

/** From the shade to this year's tips, as hex. */
export interface ConiferForm {
  dark: string;
  light: string;
  tip: string;
  tier: number;
  /** How far the boughs hang, as share of their length, and how far their tips lift. */
  sag: number;
  lift: number;
}

const bark = { color: linearFromHex("#5a4838"), finish: "bark" } as const;

/** Spruce, fir. */
export function conifer(form: ConiferForm): Grow {
  const look: Look = {
    form,
    dark: linearFromHex(form.dark),
    light: linearFromHex(form.light),
    tip: linearFromHex(form.tip),
  };
  return (site, stage, random) => {
    const { x, z, height } = site;
    addCylinder(stage, [x, -0.02, z], [x, height * 0.06, z], [0.024 * height, 0.017 * height], bark, 9);
    addCylinder(stage, [x, height * 0.06, z], [x, height * 0.97, z], [0.017 * height, 0.004], bark, 7);
    const tier = form.tier * Math.sqrt(site.size);
    const whorls = Math.round((height * 0.95) / tier);
    for (let i = 0; i < whorls; i++) {
      const t = (i + 0.3 * random()) / whorls;
      const branches = Math.round(9 + 7 * (1 - t));
      for (let k = 0; k < branches; k++) {
        const angle = ((k + 0.7 * random()) / branches) * 6.283 + i * 1.7;
        growBough(look, site, clamp(t + (1.3 * (random() - 0.5)) / whorls, 0, 0.98), angle, stage, random);
      }
    }
    growLeader(look.tip, site, stage, random);
  };
}

interface Look {
  form: ConiferForm;
  dark: LinearRgb;
  light: LinearRgb;
  tip: LinearRgb;
}

/** A rib with sprays; lengths in meters. */
interface Bough {
  t: number;
  angle: number;
  /** Half length and half width of its sprays. */
  half: number;
  width: number;
  tone: number;
}

function growBough(look: Look, site: PlantSite, t: number, angle: number, stage: Stage, random: Random): void {
  const samples = samplesPerMetre(stage, site.z);
  const length = site.radius * (1 - t) ** 0.93 * (0.8 + 0.26 * random()) + 0.03;
  const foot = site.height * (0.045 + 0.93 * t);
  const sag = look.form.sag * (1 - t) * (0.7 + 0.6 * random()) - 0.35 * t;
  const pieces = Math.round(clamp(length * Math.min(17, samples * 0.1), 5, 15));
  const half = Math.max(0.062 * Math.sqrt(site.height / 3), length / pieces / 1.4);
  const bough: Bough = { t, angle, half, width: Math.max(0.028, 1 / samples), tone: 0.85 + 0.4 * random() };
  for (let k = 0; k < pieces; k++) {
    const s = (k + 0.4 + 0.6 * random()) / pieces;
    const y = Math.max(0.03, foot - length * (sag * s - look.form.lift * s * s));
    const at: Vec3 = [site.x + Math.cos(angle) * length * s, y, site.z + Math.sin(angle) * length * s];
    for (const side of [-1, 0, 1]) growSpray(bough, look, { at, s, side }, stage, random);
  }
}

/** To a side `s` along the bough or (0) along it; every other has one hanging under it. */
function growSpray(
  { t, angle, half, width, tone }: Bough,
  { form, dark, light, tip }: Look,
  { at, s, side }: { at: Vec3; s: number; side: number },
  stage: Stage,
  random: Random,
): void {
  const turn = angle + side * (0.75 + 0.3 * random());
  const rise = (2.2 * form.lift * s - form.sag) * (1 - t) + 0.3 * t + 0.2 * (random() - 0.4);
  const direction = normalize([Math.cos(turn), rise, Math.sin(turn)]);
  const reach = half * (side === 0 ? 1 : 1.3 - 0.65 * s) * (0.8 + 0.4 * random());
  const lean = (along: number) => along * 0.55 + (random() - 0.5) * 0.7;
  const normal = normalize([lean(Math.cos(angle)), 0.9, lean(Math.sin(angle))]);
  const fresh = clamp(s * 0.9 + 0.5 * (random() - 0.5), 0, 1);
  const color = s > 0.72 && random() < 0.55 ? tip : mixColor(dark, light, fresh);
  const center: Vec3 = [
    at[0] + direction[0] * reach * 0.6,
    at[1] + direction[1] * reach * 0.6,
    at[2] + direction[2] * reach * 0.6,
  ];
  const lit = 0.2 + 0.8 * s;
  addLeaf(stage, center, normal, direction, reach, width, color, lit, "spray", tone * (0.8 + 0.4 * random()));
  if (side !== 0 && random() < 0.5) return;
  const low: Vec3 = [center[0], Math.max(0.02, center[1] - reach * 0.45), center[2]];
  const down = normalize([direction[0], -0.9, direction[2]]);
  const outwards = normalize([Math.cos(angle), 0.4, Math.sin(angle)]);
  const shade = mixColor(dark, light, 0.3 * random());
  addLeaf(stage, low, outwards, down, reach * 0.75, width, shade, 0.15 + 0.4 * s, "spray", tone);
}

function growLeader(tip: LinearRgb, site: PlantSite, stage: Stage, random: Random): void {
  for (let i = 0; i < 14; i++) {
    const angle = i * 2.4;
    const at: Vec3 = [site.x, site.height * (0.94 + 0.004 * i), site.z];
    const direction = normalize([Math.cos(angle) * 0.5, 1, Math.sin(angle) * 0.5]);
    const normal = normalize([Math.cos(angle), 0.3, Math.sin(angle)]);
    addLeaf(stage, at, normal, direction, 0.06, 0.02, tip, 1, "spray", 0.8 + 0.4 * random());
  }
}
