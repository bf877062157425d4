import { type LinearRgb, linearFromHex, mixColor } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import { addLeaf } from "../parts/foliage.ts";
import { goldenAngle } from "../parts/golden-angle.ts";
import type { Grow, PlantSite } from "../parts/species.ts";

/** As on bananas; shares of height and radius, colors as hex. */
export interface BroadBladeForm {
  stems: number;
  trunk: number;
  trunkRadius: number;
  blades: number;
  /** As share of its length. */
  width: number;
  bark: string;
  dark: string;
  light: string;
  dead: string;
}

/** Pieces of a blade from stalk to tip, on either side of its rib. */
const pieces = 24;
const tears = 0.17;

export function broadBlades(form: BroadBladeForm): Grow {
  return (site, stage, random) => {
    const turn = 6.283 * random();
    for (let i = 0; i < form.stems; i++) growStem(form, site, i, turn, stage, random);
  };
}

function growStem(
  form: BroadBladeForm,
  site: PlantSite,
  index: number,
  turn: number,
  stage: Stage,
  random: Random,
): void {
  const angle = turn + index * 2.4 + random();
  const out = form.stems > 1 ? 0.17 * site.radius * (0.6 + 1.2 * random()) : 0;
  const share = index === 0 ? 1 : 0.45 + 0.45 * random();
  const tall = form.trunk * site.height * share;
  const lean = (0.04 + 0.12 * random()) * tall;
  const foot: Vec3 = [site.x + Math.cos(angle) * out, -0.03, site.z + Math.sin(angle) * out];
  const top: Vec3 = [foot[0] + Math.cos(angle) * lean, tall, foot[2] + Math.sin(angle) * lean];
  const radius = form.trunkRadius * site.size * (0.35 + 0.65 * share);
  const surface = { color: linearFromHex(form.bark), finish: "bark" } as const;
  const swollen: Vec3 = [foot[0], foot[1] + 0.12 * tall, foot[2]];
  addCylinder(stage, foot, swollen, [radius * 1.55, radius * 1.2], surface, 9);
  addCylinder(stage, swollen, top, [radius * 1.2, radius * 0.6], surface, 9);
  for (let i = 0; i < 11; i++) wrapSheath(form, { foot, top, radius }, i, stage, random);
  for (let i = 0; i < form.blades; i++) growBlade(form, site, { top, share, index: i }, stage, random);
}

function wrapSheath(
  form: BroadBladeForm,
  { foot, top, radius }: { foot: Vec3; top: Vec3; radius: number },
  index: number,
  stage: Stage,
  random: Random,
): void {
  const turn = index * goldenAngle + random();
  const t = 0.12 + 0.76 * ((index + random()) / 11);
  const out: Vec3 = [Math.cos(turn), 0.12, Math.sin(turn)];
  const off = radius * (1.22 - 0.62 * t);
  const at: Vec3 = [
    foot[0] + (top[0] - foot[0]) * t + out[0] * off,
    foot[1] + (top[1] - foot[1]) * t,
    foot[2] + (top[2] - foot[2]) * t + out[2] * off,
  ];
  const dry = random() < 0.45 ? 0.5 + 0.5 * random() : 0.15 * random();
  const color = mixColor(linearFromHex(form.bark), linearFromHex(form.dead), dry);
  const up = normalize([top[0] - foot[0] + 0.3 * out[0] * radius, top[1] - foot[1], top[2] - foot[2]]);
  const half = (top[1] - foot[1]) * (0.12 + 0.12 * random());
  addLeaf(stage, at, normalize(out), up, half, radius * (0.75 - 0.3 * t), color, 0.7, "leaf", 0.75 + 0.4 * random());
}

function growBlade(
  form: BroadBladeForm,
  site: PlantSite,
  { top, share, index }: { top: Vec3; share: number; index: number },
  stage: Stage,
  random: Random,
): void {
  const age = (index + 0.5 * random()) / form.blades;
  const isDead = age > 0.86;
  const angle = index * goldenAngle + 0.7 * random();
  const full = Math.min(site.radius * 1.2, site.height * (1 - form.trunk) * 1.15) * (0.4 + 0.6 * share);
  const length = full * (0.8 + 0.35 * random()) * (isDead ? 0.72 : 1);
  const step = length / pieces;
  const green = mixColor(linearFromHex(form.dark), linearFromHex(form.light), 0.1 + 0.6 * (1 - age) + 0.3 * random());
  const color = mixColor(green, linearFromHex(form.dead), isDead ? 0.9 : 0.5 * Math.max(0, age - 0.55));
  const rib = mixColor(
    mixColor(linearFromHex(form.light), [0.8, 0.8, 0.5], 0.25),
    linearFromHex(form.dead),
    isDead ? 0.9 : 0,
  );
  const blade: Blade = {
    angle,
    step,
    color,
    rib,
    dead: linearFromHex(form.dead),
    openness: 1 - 0.45 * age,
    hang: [0, 0],
  };
  let elevation = isDead ? -0.2 : 1.42 - 1.05 * age + 0.2 * (random() - 0.5);
  const fall = isDead ? 1.3 : 1.35 + 0.7 * random();
  let at = top;
  for (let k = 0; k < pieces; k++) {
    const t = (k + 0.5) / pieces;
    const along: Vec3 = [
      Math.cos(angle) * Math.cos(elevation),
      Math.sin(elevation),
      Math.sin(angle) * Math.cos(elevation),
    ];
    // A bare stalk, then a paddle that is widest past its middle, with a round end.
    const wide = t < 0.13 ? 0 : form.width * length * (1 - Math.abs((t - 0.13) / 0.87 - 0.52) ** 2.6 / 0.2) ** 0.5;
    addPiece(blade, { at, along, t, wide: Math.max(0, wide || 0) * (isDead ? 0.55 : 1) }, stage, random);
    at = [at[0] + along[0] * step, at[1] + along[1] * step, at[2] + along[2] * step];
    elevation -= (fall / pieces) * (0.3 + t) * (0.8 + 0.4 * random());
  }
}

interface Blade {
  angle: number;
  step: number;
  color: LinearRgb;
  rib: LinearRgb;
  dead: LinearRgb;
  openness: number;
  /** How far the pieces between two tears fold down, on either side. */
  hang: [number, number];
}

/** `t` is its place between stalk and tip, 0..1, `wide` the half width there. */
interface Piece {
  at: Vec3;
  along: Vec3;
  t: number;
  wide: number;
}

function addPiece(blade: Blade, { at, along, t, wide }: Piece, stage: Stage, random: Random): void {
  const { angle, step, color } = blade;
  const side: Vec3 = [-Math.sin(angle), 0, Math.cos(angle)];
  const upright: Vec3 = [-Math.cos(angle) * along[1], Math.hypot(along[0], along[2]), -Math.sin(angle) * along[1]];
  const middle: Vec3 = [at[0] + along[0] * step * 0.5, at[1] + along[1] * step * 0.5, at[2] + along[2] * step * 0.5];
  const girth = 0.017 * (1.15 - 0.8 * t);
  addLeaf(
    stage,
    [middle[0], middle[1] + 0.006, middle[2]],
    upright,
    along,
    step * 0.56,
    girth,
    blade.rib,
    blade.openness,
    "strip",
    1,
  );
  for (const hand of [0, 1] as const) {
    const torn = random() < tears;
    if (torn) blade.hang[hand] = 0.12 + 0.75 * random() ** 1.5;
    if (wide <= 0) continue;
    const droop = blade.hang[hand] + 0.16;
    const sign = hand === 0 ? -1 : 1;
    const across = normalize([
      side[0] * sign + along[0] * 0.28 - upright[0] * droop,
      side[1] * sign + along[1] * 0.28 - upright[1] * droop,
      side[2] * sign + along[2] * 0.28 - upright[2] * droop,
    ]);
    const reach = wide * (torn ? 0.86 : 0.96 + 0.06 * random()) * 0.53;
    const center: Vec3 = [middle[0] + across[0] * reach, middle[1] + across[1] * reach, middle[2] + across[2] * reach];
    const normal = normalize([
      upright[0] + side[0] * sign * droop,
      upright[1] + side[1] * sign * droop,
      upright[2] + side[2] * sign * droop,
    ]);
    const scorched = torn && random() < 0.3 ? mixColor(color, blade.dead, 0.35) : color;
    const brightness = 0.9 + 0.16 * random();
    addLeaf(
      stage,
      center,
      normal,
      across,
      reach,
      step * (torn ? 0.5 : 1.35),
      scorched,
      blade.openness,
      "ellipse",
      brightness,
    );
  }
}
