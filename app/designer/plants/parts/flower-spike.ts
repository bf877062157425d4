import { type LinearRgb, mixColor } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import { normalize, tangents, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import type { FlowerSite } from "./flower-site.ts";
import { addLeaf, samplesPerMetre } from "./foliage.ts";
import { goldenAngle } from "./golden-angle.ts";

/** Meters at size 1. */
export interface SpikeForm {
  kind: "spike";
  length: number;
  girth: number;
  floret?: number;
  /** How fast it tapers, 1 = a cone. Default: a candle. */
  cone?: number;
  /** Brightness of an eye in each floret, 0..1. */
  eye?: number;
}

/** On one side of the stem's end, the lowest the largest; meters at size 1. */
export interface BellsForm {
  kind: "bells";
  length: number;
  bell: number;
}

const white: LinearRgb = [0.86, 0.86, 0.82];
const budGreen: LinearRgb = [0.13, 0.2, 0.07];
const mostFlorets = 70;

/** A few missing, smaller and in bud toward the tip. */
export function growSpike(
  form: SpikeForm,
  { at: top, axis, tone, size }: FlowerSite,
  stage: Stage,
  random: Random,
): void {
  const samples = samplesPerMetre(stage, top[2]);
  const length = form.length * size * (0.7 + 0.45 * random());
  const girth = form.girth * size * (0.8 + 0.4 * random());
  const floret = Math.max((form.floret ?? form.girth * 0.55) * size, 0.8 / samples);
  const count = Math.round(clamp(((length / floret) * 1.45 * girth) / floret, 8, mostFlorets));
  const sway: Vec3 = [0.12 * length * (random() - 0.5), 0, 0.12 * length * (random() - 0.5)];
  for (let i = 0; i < count; i++) {
    const t = (i + random()) / count;
    if (random() < 0.1) continue;
    const turn = i * goldenAngle + 0.9 * random();
    const off = girth * (1 - 0.86 * t ** (form.cone ?? 1.7)) * (0.75 + 0.35 * random());
    const out: Vec3 = [Math.cos(turn), 0, Math.sin(turn)];
    const down = length * (1 - t);
    const at: Vec3 = [
      top[0] - axis[0] * down + out[0] * off + sway[0] * t * t,
      top[1] - axis[1] * down,
      top[2] - axis[2] * down + out[2] * off + sway[2] * t * t,
    ];
    const open = clamp((0.93 - t) * 4, 0, 1);
    const half = floret * (0.45 + 0.55 * open) * (0.75 + 0.5 * random());
    const fading: LinearRgb = mixColor(tone, white, 0.22 * random() * (1 - t));
    const color = mixColor(budGreen, fading, 0.35 + 0.65 * open);
    addFloret(form, { at, out, half, color, open }, stage, random);
  }
}

interface Floret {
  at: Vec3;
  out: Vec3;
  half: number;
  color: LinearRgb;
  /** 0 = a bud. */
  open: number;
}

function addFloret(form: SpikeForm, { at, out, half, color, open }: Floret, stage: Stage, random: Random): void {
  const normal = normalize([out[0] + 0.8 * (random() - 0.5), 0.25 + 0.5 * random(), out[2] + 0.8 * (random() - 0.5)]);
  const [u, v] = tangents(normal);
  const turn = 6.283 * random();
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const direction: Vec3 = [u[0] * cos + v[0] * sin, u[1] * cos + v[1] * sin, u[2] * cos + v[2] * sin];
  const brightness = 0.78 + 0.42 * random();
  const shape = open > 0.3 ? "blossom" : "leaf";
  addLeaf(stage, at, normal, direction, half, half * (0.55 + 0.4 * open), color, 0.85, shape, brightness);
  if (!form.eye || open < 1 || half * samplesPerMetre(stage, at[2]) < 5) return;
  const eye: Vec3 = [at[0] + 0.004 * normal[0], at[1] + 0.004 * normal[1], at[2] + 0.004 * normal[2]];
  const light = mixColor(color, white, form.eye);
  addLeaf(stage, eye, normal, direction, half * 0.3, half * 0.26, light, 1, "petal", 1);
}

export function growBells(
  form: BellsForm,
  { at: top, axis, tone, size }: FlowerSite,
  stage: Stage,
  random: Random,
): void {
  const samples = samplesPerMetre(stage, top[2]);
  const length = form.length * size * (0.8 + 0.4 * random());
  const bell = Math.max(form.bell * size, 1 / samples);
  const count = Math.round(clamp((length / bell) * 1.7, 6, 34));
  // Toward the light, which is behind the eye.
  const side = -1.57 + 1.2 * (random() - 0.5);
  for (let i = 0; i < count; i++) {
    const t = (i + 0.6 * random()) / count;
    const turn = side + (i % 3) * 0.85 - 0.85 + 0.7 * (random() - 0.5);
    const grown = clamp((1.02 - t) * 1.9, 0.25, 1) * (0.85 + 0.3 * random());
    const down = length * (1 - t);
    const foot: Vec3 = [top[0] - axis[0] * down, top[1] - axis[1] * down, top[2] - axis[2] * down];
    addBell({ foot, turn, half: bell * grown, open: clamp((0.86 - t) * 6, 0, 1), tone }, stage, random);
  }
}

interface Bell {
  foot: Vec3;
  turn: number;
  half: number;
  open: number;
  tone: LinearRgb;
}

function addBell({ foot, turn, half, open, tone }: Bell, stage: Stage, random: Random): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const direction = normalize([cos, 0.35 - 1.1 * open - 0.3 * random(), sin]);
  const along = (far: number): Vec3 => [
    foot[0] + direction[0] * far,
    foot[1] + direction[1] * far,
    foot[2] + direction[2] * far,
  ];
  const color = mixColor(budGreen, mixColor(tone, white, 0.12 * random()), 0.3 + 0.7 * open);
  const brightness = 0.82 + 0.34 * random();
  const above = normalize([cos * 0.5, 1, sin * 0.5]);
  addLeaf(stage, along(half), above, direction, half, half * (0.36 + 0.16 * open), color, 0.9, "petal", brightness);
  if (open < 1) return;
  const mouth = normalize([cos, -0.15, sin - 0.3]);
  const lip: Vec3 = [-sin, 0, cos];
  const pale = mixColor(tone, white, 0.55);
  addLeaf(stage, along(half * 1.86), mouth, lip, half * 0.5, half * 0.38, pale, 0.85, "petal", brightness);
  const throat = mixColor(tone, [0.1, 0.01, 0.03], 0.6);
  const inside = along(half * 1.9);
  addLeaf(
    stage,
    [inside[0], inside[1] + half * 0.06, inside[2] - 0.002],
    mouth,
    lip,
    half * 0.24,
    half * 0.18,
    throat,
    0.8,
    "petal",
    1,
  );
}
