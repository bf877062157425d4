import { type LinearRgb, linearFromHex, mixColor } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addLeaf, samplesPerMetre } from "../parts/foliage.ts";
import { goldenAngle } from "../parts/golden-angle.ts";
import type { Grow, PlantSite } from "../parts/species.ts";

/** Sizes as shares of the radius, colors as hex. */
export interface LeafHeadForm {
  /** Number of spreading leaves, and the half length of the outermost. */
  leaves: number;
  halfLength: number;
  /** As share of its half length. */
  wide: number;
  /** Number of small waves along the rim of each leaf. */
  frills: number;
  /** Radius of a closed heart, and the leaves that wrap it; absent if the inner leaves are loose. */
  heart?: { radius: number; leaves: number; pale: string };
  dark: string;
  light: string;
  rim: string;
}

export function leafHead(form: LeafHeadForm): Grow {
  return (site, stage, random) => {
    for (let i = 0; i < form.leaves; i++) growSpread(form, site, i, stage, random);
    const { heart } = form;
    if (heart) for (let i = 0; i < heart.leaves; i++) wrapHeart(heart, form, site, i, stage, random);
  };
}

/** Outer ones flat, inner ones upright. */
function growSpread(form: LeafHeadForm, site: PlantSite, index: number, stage: Stage, random: Random): void {
  const t = (index + 0.7 * random()) / form.leaves;
  const turn = index * goldenAngle + 0.8 * (random() - 0.5);
  const half = form.halfLength * site.radius * (1.08 - 0.42 * t) * (0.78 + 0.4 * random());
  const elevation = 0.08 + (form.heart ? 0.85 : 1.2) * t ** 0.8 + 0.3 * (random() - 0.5);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [level, up] = [Math.cos(elevation), Math.max(0.05, Math.sin(elevation))];
  const direction = normalize([cos * level, up, sin * level]);
  const roll = 0.8 * (random() - 0.5);
  const normal = normalize([-cos * up - roll * sin, level, -sin * up + roll * cos]);
  const out = 0.16 * site.radius * (1 - t);
  const center: Vec3 = [
    site.x + cos * (out + level * half * 0.86),
    0.025 * site.size + up * half * 0.86 + 0.16 * site.height * t,
    site.z + sin * (out + level * half * 0.86),
  ];
  const own = mixColor(linearFromHex(form.dark), linearFromHex(form.light), 0.75 * t + 0.35 * (random() - 0.2));
  const tone = 0.82 + 0.3 * random();
  const openness = 0.35 + 0.6 * (1 - 0.5 * t);
  addLeaf(stage, center, normal, direction, half, half * form.wide, own, openness, "crinkled", tone);
  const rim = mixColor(own, linearFromHex(form.rim), 0.7);
  const fine = half * samplesPerMetre(stage, site.z) > 14;
  for (let k = 0; k < (fine ? form.frills : 0); k++)
    addFrill(
      { center, direction, normal, half, wide: half * form.wide, color: rim, tone },
      (k + 0.5) / form.frills,
      stage,
      random,
    );
}

interface FrilledLeaf {
  center: Vec3;
  direction: Vec3;
  normal: Vec3;
  half: number;
  wide: number;
  color: LinearRgb;
  tone: number;
}

/** `t` of the way around the rim from one side over the tip to the other. */
function addFrill(
  { center, direction, normal, half, wide, color, tone }: FrilledLeaf,
  t: number,
  stage: Stage,
  random: Random,
): void {
  const angle = (t - 0.5) * 3.3;
  const [ahead, aside] = [Math.cos(angle) * 0.5 + 0.4, Math.sin(angle) * 0.86];
  const [side] = [normalize(crossOf(direction, normal))];
  const lift = 0.1 * half * (random() - 0.3);
  const at: Vec3 = [
    center[0] + direction[0] * ahead * half + side[0] * aside * wide + normal[0] * lift,
    Math.max(0.012, center[1] + direction[1] * ahead * half + side[1] * aside * wide + normal[1] * lift),
    center[2] + direction[2] * ahead * half + side[2] * aside * wide + normal[2] * lift,
  ];
  const outwards = normalize([
    direction[0] * Math.cos(angle) + side[0] * Math.sin(angle) + normal[0] * 1.2 * (random() - 0.5),
    direction[1] * Math.cos(angle) + side[1] * Math.sin(angle) + normal[1] * 1.2 * (random() - 0.5),
    direction[2] * Math.cos(angle) + side[2] * Math.sin(angle) + normal[2] * 1.2 * (random() - 0.5),
  ]);
  const length = half * (0.2 + 0.12 * random());
  addLeaf(stage, at, normal, outwards, length, length * 0.95, color, 0.95, "crinkled", tone * (0.9 + 0.25 * random()));
}

function crossOf(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

const pieces = 6;

function wrapHeart(
  heart: NonNullable<LeafHeadForm["heart"]>,
  form: LeafHeadForm,
  site: PlantSite,
  index: number,
  stage: Stage,
  random: Random,
): void {
  const t = index / heart.leaves;
  const radius = heart.radius * site.radius * (1.04 - 0.1 * t) * (0.97 + 0.06 * random());
  const turn = index * goldenAngle + 0.4 * random();
  const color = mixColor(linearFromHex(form.light), linearFromHex(heart.pale), 0.2 + 0.6 * t + 0.2 * random());
  const at = bendRound([site.x, 0.46 * site.height, site.z], radius, turn, random);
  const outwards = ([x, y, z]: Vec3): Vec3 => normalize([x - site.x, y - 0.46 * site.height, z - site.z]);
  for (let i = 0; i < pieces; i++)
    for (let j = 0; j < pieces; j++) {
      const [a, b] = [i / pieces, j / pieces];
      const step = 1 / pieces;
      const [p, q, r, s] = [at(a, b), at(a + step, b), at(a, b + step), at(a + step, b + step)];
      const rib = Math.abs(a + step / 2 - 0.5) < 0.1 ? 1.14 : 0.94 + 0.12 * random();
      const tint: LinearRgb = [color[0] * rib, color[1] * rib, color[2] * rib];
      const surface = { color: tint, finish: "plain" } as const;
      stage.addTriangle({ corners: [p, q, r], normals: [outwards(p), outwards(q), outwards(r)], ...surface });
      stage.addTriangle({ corners: [q, s, r], normals: [outwards(q), outwards(s), outwards(r)], ...surface });
    }
}

/** The point of a wavy leaf on a ball: `b` from its foot over the crown, `a` across, both 0..1; the rim is raised. */
function bendRound(middle: Vec3, radius: number, turn: number, random: Random): (a: number, b: number) => Vec3 {
  const reach = 2 + 0.3 * random();
  const wide = 1 + 0.25 * random();
  const wave = 6.283 * random();
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (a, b) => {
    const climb = -0.75 + reach * b;
    const aside = (2 * a - 1) * wide * Math.sin(Math.PI * (0.16 + 0.72 * b));
    const rim = 0.05 * Math.abs(2 * a - 1) ** 3;
    const off = radius * (1 + rim + 0.14 * Math.sin(wave + 9 * a + 5 * b) * a * (1 - a));
    const level = off * Math.cos(climb) * Math.cos(aside);
    const across = off * Math.sin(aside);
    return [
      middle[0] + cos * level - sin * across,
      middle[1] + 0.94 * off * Math.sin(climb) * Math.cos(aside),
      middle[2] + sin * level + cos * across,
    ];
  };
}
