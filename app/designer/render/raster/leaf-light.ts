import { hash2 } from "../../numeric/random.ts";
import { floatAt, indices3 } from "../../numeric/read-at.ts";
import { norm } from "../../numeric/scalar.ts";
import { leafShapes } from "../../stage/leaf-outline.ts";
import { bladeShape, type Stand } from "../geometry/grown-design.ts";
import { kindIndex, kindOfLeaf } from "../look/drawn-kind.ts";
import type { View } from "./frame-buffer.ts";
import { addShine, createShine, prepareShine } from "./leaf-shine.ts";
import type { ScreenLeaf } from "./screen-leaf.ts";

/** Of the sun on the side that is seen a leaf shows this, and of the sun on its back this much comes through. By eye. */
const reflected = 0.95;
const letThrough = 0.62;
/** Colour of what comes through: blade and sap take the blue out of it. By eye, on leaves photographed against the sun. */
const throughTint = [1.08, 1.12, 0.5] as const;
/** Petals have neither: they keep their colour, and more of the light that falls on them comes through or from their like. By eye. */
const petals = { letThrough: 0.85, scattered: 0.6 };
/** Share of the sky seen at the rim of a plant, and what comes by way of other leaves. By eye. */
const openAtRim = 0.5;
const scattered = 0.4;
/** A leaf's shadow is asked for point by point where its half axes are longer than this (metres): the grid's cells are 0.025. */
const ownShadows = 0.03;

/**
 * How one leaf is lit. Its middle is lit as it is first seen; where it is large enough its blade is modelled round that: two
 * halves that curve from rib to rim, a tip that bends, gloss, veins, and the shadows that fall on it.
 */
export interface LeafLight {
  kind: number;
  /** Colour of the middle. */
  colour: [number, number, number];
  /** Parts of the middle's light: sun on a leaf that faces it, unshadowed; and the sky's. Together with the shadow they are 1. */
  sun: number;
  sky: number;
  facing: number;
  acrossSun: number;
  alongSun: number;
  acrossUp: number;
  alongUp: number;
  /** 0..1, its own: where it stands tells it. */
  lot: number;
  castsOver: boolean;
  shadow: number;
}

export const leafLight: LeafLight = {
  kind: 0,
  colour: [0, 0, 0],
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

/** What the leaf in {@link leafLight} mirrors. */
export const leafShine = createShine();
const albedo: [number, number, number] = [0, 0, 0];

/** 0..1 by the leaf's place, so that it stays the same whatever else is planted. */
export function lotOfLeaf(leaves: Float32Array, at: number): number {
  return hash2(floatAt(leaves, at) * 4096, floatAt(leaves, at + 2) * 4096 + floatAt(leaves, at + 1) * 9973, 77);
}

/** Lights the middle of a leaf from both sides, into {@link leafLight}. */
export function lightLeaf(leaves: Float32Array, at: number, view: View, stand: Stand, leaf: ScreenLeaf): void {
  const { light } = view;
  const [lightX, lightY, lightZ] = light.direction;
  const normalY = floatAt(leaves, at + 10);
  const facing = floatAt(leaves, at + 9) * lightX + normalY * lightY + floatAt(leaves, at + 11) * lightZ;
  const x = floatAt(leaves, at);
  const y = floatAt(leaves, at + 1);
  const z = floatAt(leaves, at + 2);
  const bias = floatAt(leaves, at + 16) === bladeShape ? 0.02 : 0.07;
  const shadow = view.shadows.at(x, y, z, bias);
  // Which of its sides the eye sees: the one that the sun is on, or the other.
  const toEye = -floatAt(leaves, at + 9) * x - normalY * (y - view.camera.eyeHeight) - floatAt(leaves, at + 11) * z;
  const isThrough = toEye * facing < 0;
  for (const c of indices3) albedo[c] = floatAt(leaves, at + 12 + c);
  leafLight.kind = kindOfLeaf(leafShapes[floatAt(leaves, at + 16)], albedo);
  const isPetal = leafLight.kind === kindIndex.flower;
  const through = isPetal ? petals.letThrough : letThrough;
  const fromLike = isPetal ? petals.scattered : scattered;
  const fromSun = (Math.abs(facing) * 0.8 * (isThrough ? through : reflected) + 0.2) * (1 - shadow) * stand.sun;
  const open = fromLike + (1 - fromLike) * Math.min(1.15, view.sky.at(x, y, z) / openAtRim);
  const fromSky = (0.62 + 0.38 * normalY) * floatAt(leaves, at + 15) * open * stand.sky;
  const { colour } = leafLight;
  for (const c of indices3) {
    const tint = isThrough && !isPetal ? throughTint[c] : 1;
    colour[c] = albedo[c] * (light.sun[c] * fromSun * tint + light.sky[c] * fromSky);
  }
  const brighter = toneColour(view, stand);
  leafLight.shadow = shadow;
  leafLight.facing = toEye < 0 ? -facing : facing;
  leafLight.lot = lotOfLeaf(leaves, at);
  const wax = leafLight.kind === kindIndex.foliage ? brighter : 0;
  // What is closed in mirrors other leaves, not the sky.
  const skyOver = open * stand.sky * floatAt(leaves, at + 15);
  prepareShine(leafShine, leaves, at, view, wax, (1 - shadow) * stand.sun, skyOver, leafLight.lot);
  if (leaf.fine) prepareBlade(leaves, at, view, stand, fromSky, toEye < 0 ? -1 : 1);
  else addShine(leafShine, 0, 0, colour);
}

/** Gives the lit middle the photo's tone by its kind; answers how much brighter it became. */
function toneColour(view: View, stand: Stand): number {
  const { colour } = leafLight;
  const lit = luminanceOf(colour);
  if (leafLight.kind === kindIndex.foliage) view.leafTone.toneLeaf(colour, stand);
  else if (leafLight.kind === kindIndex.flower) view.leafTone.tonePetal(colour);
  return luminanceOf(colour) / (lit + 1e-5);
}

/** What the blade's shape does to the middle's light: unit vectors across and along it, as far as they turn it to sun and sky. */
function prepareBlade(leaves: Float32Array, at: number, view: View, stand: Stand, fromSky: number, side: number): void {
  const { light } = view;
  const [lightX, lightY, lightZ] = light.direction;
  const whole = (Math.abs(leafLight.facing) * 0.8 + 0.2) * (1 - leafLight.shadow) * stand.sun * light.sun[1];
  const total = whole + light.sky[1] * fromSky + 1e-6;
  leafLight.sun = (light.sun[1] * stand.sun) / total;
  leafLight.sky = (light.sky[1] * fromSky) / total;
  const across = norm(floatAt(leaves, at + 6), floatAt(leaves, at + 7), floatAt(leaves, at + 8)) + 1e-9;
  const along = norm(floatAt(leaves, at + 3), floatAt(leaves, at + 4), floatAt(leaves, at + 5)) + 1e-9;
  leafLight.acrossSun =
    (side * (floatAt(leaves, at + 6) * lightX + floatAt(leaves, at + 7) * lightY + floatAt(leaves, at + 8) * lightZ)) /
    across;
  leafLight.alongSun =
    (side * (floatAt(leaves, at + 3) * lightX + floatAt(leaves, at + 4) * lightY + floatAt(leaves, at + 5) * lightZ)) /
    along;
  leafLight.acrossUp = (side * floatAt(leaves, at + 7)) / across;
  leafLight.alongUp = (side * floatAt(leaves, at + 4)) / along;
  leafLight.castsOver = along > ownShadows;
}

function luminanceOf(colour: readonly [number, number, number]): number {
  return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
}
