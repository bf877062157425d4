import { hash2 } from "../../numeric/random.ts";
import { floatAt, indices3 } from "../../numeric/read-at.ts";
import { norm } from "../../numeric/scalar.ts";
import { leafShapes } from "../../stage/leaf-outline.ts";
import {
  acrossOffset,
  alongOffset,
  bladeShape,
  colorOffset,
  normalOffset,
  opennessOffset,
  type Stand,
  shapeOffset,
} from "../geometry/grown-design.ts";
import { kindIndex, kindOfLeaf } from "../look/drawn-kind.ts";
import type { View } from "./frame-buffer.ts";
import { addShine, createShine, lightShine, turnShine } from "./leaf-shine.ts";
import type { ScreenLeaf } from "./screen-leaf.ts";

/** Share of sunlight that a leaf reflects on the lit side, and that shines through to the other. */
const reflected = 0.95;
const letThrough = 0.62;
/** Color of light shining through: the leaf absorbs blue. By eye, on leaves photographed against the sun. */
const throughTint = [1.08, 1.12, 0.5] as const;
/** Petals keep their color; more light shines through them or comes from other petals. */
const petals = { letThrough: 0.85, scattered: 0.6 };
/** Share of sky seen at the edge of a plant, and share of light scattered by other leaves. */
const openAtRim = 0.5;
const scattered = 0.4;
/** Half length in meters from which shadows are computed per point; the grid's cells are 0.025. */
const ownShadows = 0.03;

/** The center is lit once; on large leaves, the blade's shape is then modeled around that. */
export interface LeafLight {
  kind: number;
  /** Color of the center. */
  color: [number, number, number];
  /** Shares of the center's light: unshadowed sun on a leaf facing it, and sky. */
  sun: number;
  sky: number;
  facing: number;
  acrossSun: number;
  alongSun: number;
  acrossUp: number;
  alongUp: number;
  /** 0..1, random by position. */
  lot: number;
  castsOver: boolean;
  shadow: number;
}

export const leafLight: LeafLight = {
  kind: 0,
  color: [0, 0, 0],
  sun: 0,
  sky: 1,
  facing: 0,
  acrossSun: 0,
  alongSun: 0,
  acrossUp: 0,
  alongUp: 0,
  lot: 0,
  castsOver: false,
  shadow: 0,
};

export const leafShine = createShine();
const albedo: [number, number, number] = [0, 0, 0];

/** 0..1 by position, so that it does not depend on what else is planted. */
export function lotOfLeaf(leaves: Float32Array, at: number): number {
  return hash2(floatAt(leaves, at) * 4096, floatAt(leaves, at + 2) * 4096 + floatAt(leaves, at + 1) * 9973, 77);
}

/** Into {@link leafLight}. */
export function lightLeaf(leaves: Float32Array, at: number, view: View, stand: Stand, leaf: ScreenLeaf): void {
  const { light } = view;
  const [lightX, lightY, lightZ] = light.direction;
  const normalY = floatAt(leaves, at + normalOffset + 1);
  const facing =
    floatAt(leaves, at + normalOffset) * lightX + normalY * lightY + floatAt(leaves, at + normalOffset + 2) * lightZ;
  const x = floatAt(leaves, at);
  const y = floatAt(leaves, at + 1);
  const z = floatAt(leaves, at + 2);
  const bias = floatAt(leaves, at + shapeOffset) === bladeShape ? 0.02 : 0.07;
  const shadow = view.shadows.at(x, y, z, bias);
  // Whether the eye sees the side away from the sun.
  const toEye =
    -floatAt(leaves, at + normalOffset) * x -
    normalY * (y - view.camera.eyeHeight) -
    floatAt(leaves, at + normalOffset + 2) * z;
  const isThrough = toEye * facing < 0;
  for (const c of indices3) albedo[c] = floatAt(leaves, at + colorOffset + c);
  leafLight.kind = kindOfLeaf(leafShapes[floatAt(leaves, at + shapeOffset)], albedo);
  const isPetal = leafLight.kind === kindIndex.flower;
  const through = isPetal ? petals.letThrough : letThrough;
  const fromLike = isPetal ? petals.scattered : scattered;
  const fromSun = (Math.abs(facing) * 0.8 * (isThrough ? through : reflected) + 0.2) * (1 - shadow) * stand.sun;
  const open = fromLike + (1 - fromLike) * Math.min(1.15, view.sky.at(x, y, z) / openAtRim);
  const fromSky = (0.62 + 0.38 * normalY) * floatAt(leaves, at + opennessOffset) * open * stand.sky;
  const { color } = leafLight;
  for (const c of indices3) {
    const tint = isThrough && !isPetal ? throughTint[c] : 1;
    color[c] = albedo[c] * (light.sun[c] * fromSun * tint + light.sky[c] * fromSky);
  }
  const brighter = toneColor(view, stand);
  leafLight.shadow = shadow;
  leafLight.facing = toEye < 0 ? -facing : facing;
  leafLight.lot = lotOfLeaf(leaves, at);
  const wax = leafLight.kind === kindIndex.foliage ? brighter * (0.4 + 1.2 * leafLight.lot) : 0;
  // An enclosed leaf reflects other leaves, not the sky.
  const skyOver = open * stand.sky * floatAt(leaves, at + opennessOffset);
  lightShine(leafShine, light, wax, (1 - shadow) * stand.sun, skyOver);
  if (wax !== 0) turnShine(leafShine, leaves, at, view);
  if (leaf.fine) prepareBlade(leaves, at, view, stand, fromSky, toEye < 0 ? -1 : 1);
  else addShine(leafShine, 0, 0, color);
}

/** Returns how much brighter the center became. */
function toneColor(view: View, stand: Stand): number {
  const { color } = leafLight;
  const lit = luminanceOf(color);
  if (leafLight.kind === kindIndex.foliage) view.leafTone.toneLeaf(color, stand);
  else if (leafLight.kind === kindIndex.flower) view.leafTone.tonePetal(color);
  return luminanceOf(color) / (lit + 1e-5);
}

function prepareBlade(leaves: Float32Array, at: number, view: View, stand: Stand, fromSky: number, side: number): void {
  const { light } = view;
  const [lightX, lightY, lightZ] = light.direction;
  const whole = (Math.abs(leafLight.facing) * 0.8 + 0.2) * (1 - leafLight.shadow) * stand.sun * light.sun[1];
  const total = whole + light.sky[1] * fromSky + 1e-6;
  leafLight.sun = (light.sun[1] * stand.sun) / total;
  leafLight.sky = (light.sky[1] * fromSky) / total;
  const across =
    norm(
      floatAt(leaves, at + acrossOffset),
      floatAt(leaves, at + acrossOffset + 1),
      floatAt(leaves, at + acrossOffset + 2),
    ) + 1e-9;
  const along =
    norm(
      floatAt(leaves, at + alongOffset),
      floatAt(leaves, at + alongOffset + 1),
      floatAt(leaves, at + alongOffset + 2),
    ) + 1e-9;
  leafLight.acrossSun =
    (side *
      (floatAt(leaves, at + acrossOffset) * lightX +
        floatAt(leaves, at + acrossOffset + 1) * lightY +
        floatAt(leaves, at + acrossOffset + 2) * lightZ)) /
    across;
  leafLight.alongSun =
    (side *
      (floatAt(leaves, at + alongOffset) * lightX +
        floatAt(leaves, at + alongOffset + 1) * lightY +
        floatAt(leaves, at + alongOffset + 2) * lightZ)) /
    along;
  leafLight.acrossUp = (side * floatAt(leaves, at + acrossOffset + 1)) / across;
  leafLight.alongUp = (side * floatAt(leaves, at + alongOffset + 1)) / along;
  leafLight.castsOver = along > ownShadows;
}

function luminanceOf(color: readonly [number, number, number]): number {
  return 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
}
