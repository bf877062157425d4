import { type LinearRgb, linearFromHex, mixColour } from "../numeric/colour.ts";
import type { Random } from "../numeric/random.ts";
import { clamp } from "../numeric/scalar.ts";
import { normalize, type Vec3 } from "../numeric/vector.ts";
import { addCylinder } from "../objects/round-mesh.ts";
import type { Stage } from "../render/geometry.ts";
import { addLeaf, samplesPerMetre } from "./foliage.ts";
import type { Grow, PlantSite } from "./species.ts";

/** A conifer's needles from the shade to this year's tips, as hex. */
export interface ConiferForm {
  dark: string;
  light: string;
  tip: string;
  /** Metres between whorls of branches. */
  tier: number;
}

const bark = { colour: linearFromHex("#5a4838"), finish: "bark" } as const;

/** Whorls of drooping branches on a straight stem, shorter towards the top: spruce, fir. */
export function conifer(form: ConiferForm): Grow {
  const tones = [linearFromHex(form.dark), linearFromHex(form.light), linearFromHex(form.tip)] as const;
  return (site, stage, random) => {
    const { x, z, height } = site;
    addCylinder(stage, [x, -0.02, z], [x, height * 0.06, z], 0.024 * height, 0.017 * height, bark, 9);
    addCylinder(stage, [x, height * 0.06, z], [x, height * 0.97, z], 0.017 * height, 0.004, bark, 7);
    const tier = form.tier * Math.sqrt(site.size);
    const whorls = Math.round((height * 0.95) / tier);
    for (let i = 0; i < whorls; i++) {
      const t = (i + 0.3 * random()) / whorls;
      const branches = Math.round(7 + 5 * (1 - t));
      for (let k = 0; k < branches; k++) {
        const angle = ((k + 0.7 * random()) / branches) * 6.283 + i * 1.7;
        growBough(tones, site, clamp(t + (0.5 * (random() - 0.5)) / whorls, 0, 0.98), angle, stage, random);
      }
    }
    growLeader(tones[2], site, stage, random);
  };
}

type Tones = readonly [dark: LinearRgb, light: LinearRgb, tip: LinearRgb];

/** A rib with sprays on it; lengths in metres. */
interface Bough {
  /** How far up the stem it grows, 0 to 1. */
  t: number;
  angle: number;
  /** Length and width of its sprays. */
  half: number;
  width: number;
  tone: number;
}

/** One bough: a rib that sags and lifts its tip again, with sprays to both sides and hanging under it. */
function growBough(tones: Tones, site: PlantSite, t: number, angle: number, stage: Stage, random: Random): void {
  const samples = samplesPerMetre(stage, site.z);
  const length = site.radius * (1 - t) ** 0.93 * (0.82 + 0.24 * random()) + 0.03;
  const foot = site.height * (0.05 + 0.93 * t);
  const sag = 0.34 * (1 - t) - 0.35 * t;
  const pieces = Math.round(clamp(length * samples * 0.1, 7, 17));
  const half = Math.max(0.062 * Math.sqrt(site.height / 3), length / pieces / 1.5);
  const bough: Bough = { t, angle, half, width: Math.max(0.014, 1 / samples), tone: 0.9 + 0.4 * random() };
  for (let k = 0; k < pieces; k++) {
    const s = (k + 0.3 + 0.7 * random()) / pieces;
    const y = Math.max(0.03, foot - length * (sag * s - 0.16 * s * s));
    const at: Vec3 = [site.x + Math.cos(angle) * length * s, y, site.z + Math.sin(angle) * length * s];
    for (const side of [-1, 0, 1]) growSpray(bough, tones, at, s, side, k % 2 === 1, stage, random);
  }
}

/** A spray at a share `s` of the bough, to a side of it or (0) along it; one with `hangs` has another under it. */
function growSpray(
  { t, angle, half, width, tone }: Bough,
  tones: Tones,
  at: Vec3,
  s: number,
  side: number,
  hangs: boolean,
  stage: Stage,
  random: Random,
): void {
  const turn = angle + side * (0.75 + 0.3 * random());
  const rise = -0.35 * s * (1 - t) + 0.25 * t - 0.12 + 0.2 * random();
  const direction = normalize([Math.cos(turn), rise, Math.sin(turn)]);
  const reach = half * (side === 0 ? 0.9 : 1.25 - 0.7 * s) * (0.8 + 0.4 * random());
  const lean = (along: number) => along * 0.4 + (random() - 0.5) * 0.7;
  const normal = normalize([lean(Math.cos(angle)), 0.9, lean(Math.sin(angle))]);
  const fresh = clamp(s * 0.9 + 0.5 * (random() - 0.5), 0, 1);
  const colour = s > 0.8 && random() < 0.5 ? tones[2] : mixColour(tones[0], tones[1], fresh);
  const centre: Vec3 = [
    at[0] + direction[0] * reach * 0.6,
    at[1] + direction[1] * reach * 0.6,
    at[2] + direction[2] * reach * 0.6,
  ];
  const lit = 0.22 + 0.78 * s;
  addLeaf(stage, centre, normal, direction, reach, width, colour, lit, "leaf", tone * (0.8 + 0.4 * random()));
  if (!hangs) return;
  const low: Vec3 = [centre[0], Math.max(0.02, centre[1] - reach * 0.5), centre[2]];
  const down = normalize([direction[0], -0.9, direction[2]]);
  addLeaf(stage, low, normal, down, reach * 0.7, width, tones[0], 0.15 + 0.3 * s, "leaf", tone);
}

function growLeader(tip: LinearRgb, site: PlantSite, stage: Stage, random: Random): void {
  for (let i = 0; i < 14; i++) {
    const angle = i * 2.4;
    const at: Vec3 = [site.x, site.height * (0.94 + 0.004 * i), site.z];
    const direction = normalize([Math.cos(angle) * 0.5, 1, Math.sin(angle) * 0.5]);
    const normal = normalize([Math.cos(angle), 0.3, Math.sin(angle)]);
    addLeaf(stage, at, normal, direction, 0.05, 0.012, tip, 1, "leaf", 0.8 + 0.4 * random());
  }
}
