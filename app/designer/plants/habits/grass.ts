import { type LinearRgb, linearFromHex, mixColor } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addLeaf, samplesPerMetre } from "../parts/foliage.ts";
import type { Grow, PlantSite } from "../parts/species.ts";

/** Meters at size 1, colors as hex. */
export interface GrassForm {
  reach: number;
  spread: number;
  blades: number;
  bladeWidth: number;
  dark: string;
  light: string;
  tip: string;
  plume?: string;
  plumes?: number;
  /** Meters; reeds have thick plumes, meadow grasses fine ones. */
  plumeRadius?: number;
  /** Half the length of its bristles in meters; long ones follow the plume like a feather's. */
  bristle?: number;
  /** How far its plumes nod, 0 = upright, 1 = heavy. */
  nod?: number;
}

const bladeSegments = 5;

export function grass(form: GrassForm): Grow {
  return (site, stage, random) => growGrass(form, site, stage, random);
}

function growGrass(form: GrassForm, site: PlantSite, stage: Stage, random: Random): void {
  const samples = samplesPerMetre(stage, site.z);
  const count = Math.round(clamp(form.blades * Math.min(1, samples * 0.003 + 0.2), 90, 520));
  const dark = linearFromHex(form.dark);
  const light = linearFromHex(form.light);
  const tip = linearFromHex(form.tip);
  for (let i = 0; i < count; i++)
    growBlade(form, { color: mixColor(dark, light, random()), tip, samples }, site, stage, random);
  if (!form.plume) return;
  const plume = linearFromHex(form.plume);
  for (let i = 0; i < (form.plumes ?? 0); i++)
    growPlume(form, { color: plume, stalk: light, samples }, site, stage, random);
}

function growBlade(
  form: GrassForm,
  { color, tip, samples }: { color: LinearRgb; tip: LinearRgb; samples: number },
  site: PlantSite,
  stage: Stage,
  random: Random,
): void {
  const angle = random() * 6.283;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const out = 0.08 + random() * 0.92;
  const step = (form.reach * site.height * (0.55 + 0.6 * random())) / bladeSegments;
  // Not only toward the side it leans to, or the tuft would part in the middle.
  const away = 0.17 * site.radius * Math.sqrt(random());
  const foot = angle + 3.6 * (random() - 0.5);
  let x = site.x + Math.cos(foot) * away;
  let y = 0;
  let z = site.z + Math.sin(foot) * away;
  let elevation = 1.5 - 0.8 * out * random();
  const width = Math.max(form.bladeWidth, 0.5 / samples);
  // Chosen once per blade, or it would look broken at its joints.
  const turned = (random() - 0.5) * 0.9;
  const tone = 0.78 + 0.44 * random();
  for (let k = 0; k < bladeSegments; k++) {
    const level = Math.cos(elevation);
    const up = Math.sin(elevation);
    const direction: Vec3 = [cos * level, up, sin * level];
    const normal = normalize([-cos * up * 0.6 + turned, level + 0.35, -sin * up * 0.6 - 0.35]);
    const last = k === bladeSegments - 1;
    addLeaf(
      stage,
      [x + direction[0] * step * 0.5, y + up * step * 0.5, z + direction[2] * step * 0.5],
      normal,
      direction,
      step * 0.55,
      width * (1 - 0.15 * k),
      k > 2 ? mixColor(color, tip, 0.35) : color,
      0.3 + (0.7 * (k + 1)) / bladeSegments,
      last ? "taper" : "strip",
      tone,
    );
    x += direction[0] * step;
    y += up * step;
    z += direction[2] * step;
    elevation -= (0.1 + (0.5 * out * form.spread) / 0.55) * (0.35 + 0.12 * k) * (0.6 + 0.5 * random());
    if (y < 0.02) return;
  }
}

function growPlume(
  form: GrassForm,
  { color, stalk, samples }: { color: LinearRgb; stalk: LinearRgb; samples: number },
  site: PlantSite,
  stage: Stage,
  random: Random,
): void {
  const angle = random() * 6.283;
  const elevation = 1.5 - 0.35 * random();
  const length = form.reach * site.height * (0.95 + 0.44 * random());
  const direction: Vec3 = [
    Math.cos(angle) * Math.cos(elevation),
    Math.sin(elevation),
    Math.sin(angle) * Math.cos(elevation),
  ];
  const away = 0.14 * site.radius * random();
  const [footX, footZ] = [site.x + Math.cos(angle) * away, site.z + Math.sin(angle) * away];
  const along = (t: number): Vec3 => [footX + direction[0] * t, direction[1] * t, footZ + direction[2] * t];
  const towardsEye = normalize([0, 0.3, -0.9]);
  addLeaf(
    stage,
    along(length * 0.5),
    towardsEye,
    direction,
    length * 0.5,
    Math.max(0.0025, 0.4 / samples),
    stalk,
    0.8,
    "strip",
    1,
  );
  // Bristles in all directions, longest in the middle: a brush with a soft outline instead of an ear of grain.
  const count = Math.round(clamp(samples * 0.2, 14, 90));
  const bristle = (form.bristle ?? 0.02) * site.size;
  // Its weight bends it outward and down.
  const bow = (form.nod ?? 0.6) * (0.5 + random()) * 0.22 * length;
  for (let i = 0; i < count; i++) {
    const t = (i + random()) / count;
    const girth = (form.plumeRadius ?? 0.02) * site.size * Math.sin(3.14 * (t * 0.85 + 0.1));
    const turn = random() * 6.283;
    const [x, y, z] = along(length * (0.84 + 0.22 * t));
    const out = bow * t * t;
    const off = 0.3 + 0.5 * random();
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const bowed = 2 * t * (bow / (0.22 * length));
    addLeaf(
      stage,
      [x + cos * girth * 0.8 + Math.cos(angle) * out, y - 0.5 * out, z + sin * girth * 0.8 + Math.sin(angle) * out],
      normalize([cos * 0.6, 1, sin * 0.6 - 0.4]),
      normalize([
        direction[0] + cos * off + Math.cos(angle) * bowed,
        direction[1] - 0.5 * bowed,
        direction[2] + sin * off + Math.sin(angle) * bowed,
      ]),
      bristle * (0.6 + 0.7 * random()),
      Math.max(0.0014, 0.5 / samples),
      color,
      0.7 + 0.2 * random(),
      "taper",
      0.75 + 0.4 * random(),
    );
  }
}
