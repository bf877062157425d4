import { type LinearRgb, linearFromHex, mixColour } from "../../numeric/colour.ts";
import type { Random } from "../../numeric/random.ts";
import { normalize, tangents, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addLeaf, samplesPerMetre } from "../parts/foliage.ts";
import type { Grow, PlantSite } from "../parts/species.ts";

/** Broad crinkled leaves from one foot, the inner ones round a heart; sizes as shares of the radius, colours as hex. */
export interface LeafHeadForm {
  /** Leaves that spread, and the half length of the outermost. */
  leaves: number;
  halfLength: number;
  /** Half width as share of a leaf's half length. */
  wide: number;
  /** Small waves along the rim of each leaf. */
  frills: number;
  /** Radius of a closed heart, and the leaves that wrap it; none where the inner leaves stand loosely. */
  heart?: { radius: number; leaves: number; pale: string };
  dark: string;
  light: string;
  rim: string;
}

/** Grows a head of cabbage or lettuce: no two leaves of one size, slope or roll. */
export function leafHead(form: LeafHeadForm): Grow {
  return (site, stage, random) => {
    for (let i = 0; i < form.leaves; i++) growSpread(form, site, i, stage, random);
    const { heart } = form;
    if (heart) for (let i = 0; i < heart.leaves; i++) wrapHeart(heart, form, site, i, stage, random);
  };
}

/** A leaf that rises from the foot and turns its rim outwards: the outer ones lie, the inner ones stand. */
function growSpread(form: LeafHeadForm, site: PlantSite, index: number, stage: Stage, random: Random): void {
  const t = (index + 0.7 * random()) / form.leaves;
  const turn = index * 2.39996 + 0.8 * (random() - 0.5);
  const half = form.halfLength * site.radius * (1.08 - 0.42 * t) * (0.78 + 0.4 * random());
  const elevation = 0.08 + (form.heart ? 0.85 : 1.2) * t ** 0.8 + 0.3 * (random() - 0.5);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [level, up] = [Math.cos(elevation), Math.max(0.05, Math.sin(elevation))];
  const direction = normalize([cos * level, up, sin * level]);
  const roll = 0.8 * (random() - 0.5);
  const normal = normalize([-cos * up - roll * sin, level, -sin * up + roll * cos]);
  const out = 0.16 * site.radius * (1 - t);
  const centre: Vec3 = [
    site.x + cos * (out + level * half * 0.86),
    0.025 * site.size + up * half * 0.86 + 0.16 * site.height * t,
    site.z + sin * (out + level * half * 0.86),
  ];
  const own = mixColour(linearFromHex(form.dark), linearFromHex(form.light), 0.75 * t + 0.35 * (random() - 0.2));
  const tone = 0.82 + 0.3 * random();
  const openness = 0.35 + 0.6 * (1 - 0.5 * t);
  addLeaf(stage, centre, normal, direction, half, half * form.wide, own, openness, "crinkled", tone);
  const rim = mixColour(own, linearFromHex(form.rim), 0.7);
  const fine = half * samplesPerMetre(stage, site.z) > 14;
  for (let k = 0; k < (fine ? form.frills : 0); k++)
    addFrill(centre, direction, normal, half, half * form.wide, (k + 0.5) / form.frills, rim, tone, stage, random);
}

/** A fold of the rim, `t` of the way round it from one side over the tip to the other. */
function addFrill(
  centre: Vec3,
  direction: Vec3,
  normal: Vec3,
  half: number,
  wide: number,
  t: number,
  colour: LinearRgb,
  tone: number,
  stage: Stage,
  random: Random,
): void {
  const angle = (t - 0.5) * 3.3;
  const [ahead, aside] = [Math.cos(angle) * 0.5 + 0.4, Math.sin(angle) * 0.86];
  const [side] = [normalize(crossOf(direction, normal))];
  const lift = 0.1 * half * (random() - 0.3);
  const at: Vec3 = [
    centre[0] + direction[0] * ahead * half + side[0] * aside * wide + normal[0] * lift,
    Math.max(0.012, centre[1] + direction[1] * ahead * half + side[1] * aside * wide + normal[1] * lift),
    centre[2] + direction[2] * ahead * half + side[2] * aside * wide + normal[2] * lift,
  ];
  const outwards = normalize([
    direction[0] * Math.cos(angle) + side[0] * Math.sin(angle) + normal[0] * 1.2 * (random() - 0.5),
    direction[1] * Math.cos(angle) + side[1] * Math.sin(angle) + normal[1] * 1.2 * (random() - 0.5),
    direction[2] * Math.cos(angle) + side[2] * Math.sin(angle) + normal[2] * 1.2 * (random() - 0.5),
  ]);
  const length = half * (0.2 + 0.12 * random());
  addLeaf(stage, at, normal, outwards, length, length * 0.95, colour, 0.95, "crinkled", tone * (0.9 + 0.25 * random()));
}

function crossOf(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** A leaf that lies on the ball, its rib running up to the crown and its rim over its neighbours'. */
function wrapHeart(
  heart: NonNullable<LeafHeadForm["heart"]>,
  form: LeafHeadForm,
  site: PlantSite,
  index: number,
  stage: Stage,
  random: Random,
): void {
  const t = (index + random()) / heart.leaves;
  const radius = heart.radius * site.radius * (0.95 + 0.1 * random());
  const turn = index * 2.39996 + 0.6 * random();
  const rise = -0.15 + 1.05 * t;
  const level = Math.sqrt(1 - Math.min(0.98, rise * rise));
  const out = normalize([Math.cos(turn) * level, rise, Math.sin(turn) * level]);
  const [aside] = tangents(out);
  const sideways = 0.5 * (random() - 0.5);
  const upwards = normalize([
    -out[0] * rise + aside[0] * sideways,
    1 - rise * rise + aside[1] * sideways + 0.05,
    -out[2] * rise + aside[2] * sideways,
  ]);
  const middle = 0.46 * site.height;
  const at: Vec3 = [site.x + out[0] * radius, middle + out[1] * radius * 0.92, site.z + out[2] * radius];
  const colour = mixColour(linearFromHex(form.light), linearFromHex(heart.pale), t * (0.5 + 0.5 * random()));
  const half = radius * (0.85 + 0.5 * random());
  const normal = normalize([out[0] + 0.25 * (random() - 0.5), out[1] + 0.1, out[2] + 0.25 * (random() - 0.5)]);
  addLeaf(stage, at, normal, upwards, half, half * 0.9, colour, 0.55 + 0.45 * t, "crinkled", 0.84 + 0.26 * random());
}
