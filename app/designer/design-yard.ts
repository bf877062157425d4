import type { Raster } from "./numeric/raster.ts";
import { openBareGround } from "./photo/open-bare-ground.ts";
import { drawOutlines } from "./photo/outlines/draw-outlines.ts";
import { flatGround } from "./photo/scene/flat-ground.ts";
import type { Scene } from "./photo/scene/scene.ts";
import { findUprightObjects } from "./photo/upright/find-upright-objects.ts";
import type { UprightObjects } from "./photo/upright/upright-objects.ts";
import { viewYard } from "./plan/ground/view-yard.ts";
import type { Yard } from "./plan/ground/yard.ts";
import { layOutPlan } from "./plan/lay-out-plan.ts";
import { type DesignEffect, measureEffect } from "./plan/measure-effect.ts";
import type { PlanSummary } from "./plan/parts/plan.ts";
import { type RenderStep, renderPlan } from "./render/render-plan.ts";
import { Camera } from "./stage/camera.ts";
import { measurePlan } from "./take-off/quantities/measure-plan.ts";
import type { PlanGeometry } from "./take-off/quantities/plan-geometry.ts";
import { readWish } from "./wish/read-wish.ts";
import type { WishToRead } from "./wish/typed/interpreted-wish.ts";

export interface DesignInput {
  photo: Raster;
  scene: Scene;
  /** As typed or as interpreted. */
  wish: WishToRead;
  /** A change to the design of the wish alone, such as "make the path brick". */
  change?: string;
  seed: number;
  /** From 0; the designs of one order differ visibly, the best first. */
  variation: number;
  /** The composition of an existing design, when this is a change to it. */
  composition?: number;
  /** The composition of each design of the order, when `rankWish` has chosen them. */
  turns?: readonly number[];
}

export interface Design {
  picture: Raster;
  /** 0..255 per pixel: how much of it is new. Where it is 0, the picture has the photo's own bytes. */
  changed: Uint8Array;
  /** Indices into `drawnKinds` (render/look/drawn-kind.ts). */
  kinds: Uint8Array;
  plan: PlanSummary;
  geometry: PlanGeometry;
  effect: DesignEffect;
}

/**
 * Deterministic: the same bytes on every machine. Pixels that are neither ground nor covered by something new keep the
 * photo's bytes. About 3 seconds at 1280 pixels, and almost another for an order's first design without `turns`. Throws
 * if photo and scene differ in size.
 */
export function designYard(input: DesignInput, onProgress?: (step: "plan" | RenderStep) => void): Design {
  const { photo, scene, seed, variation } = input;
  const { width, height } = scene;
  if (photo.width !== width || photo.height !== height) {
    throw new Error(`The scene is of a picture of ${width} x ${height} pixels, not ${photo.width} x ${photo.height}`);
  }
  const { plan, ...seen } = planYard(input);
  onProgress?.("plan");
  const rendering = { ...seen, photo, plan, seed: seed * 97 + variation };
  const geometry = measurePlan(plan, seen.yard, scene.lens);
  const effect = measureEffect(plan, seen.yard, readWish(input.wish));
  return { ...renderPlan(rendering, onProgress), plan: plan.summary, geometry, effect };
}

export function planYard({ photo, scene, wish, ...which }: DesignInput) {
  const seen = seeYard(photo, scene, wish);
  return { ...seen, plan: layOutPlan(seen.yard, wish, which) };
}

interface SeenYard {
  scene: Scene;
  yard: Yard;
  uprightObjects: UprightObjects;
}

/** The pictures of an order share one entry. */
const seenYards = new WeakMap<Scene, SeenYard>();

/** `photo` is the raster that the scene was read from; a wish may say what its ground is. */
export function seeYard(photo: Raster, scene: Scene, wish: WishToRead = ""): SeenYard {
  const told = readWish(wish).bareGround ? openOnce(scene, photo) : scene;
  const seen = seenYards.get(told) ?? readYard(photo, told);
  seenYards.set(told, seen);
  return seen;
}

const opened = new WeakMap<Scene, Scene>();

function openOnce(scene: Scene, photo: Raster): Scene {
  const known = opened.get(scene) ?? openBareGround(scene, photo);
  opened.set(scene, known);
  return known;
}

function readYard(photo: Raster, scene: Scene): SeenYard {
  const { width, height } = scene;
  const { focalShare, eyeHeight, roll } = scene.lens;
  const camera = new Camera(width, height, scene.horizonV, focalShare * Math.max(width, height), eyeHeight, roll);
  const uprightObjects = findUprightObjects(photo, flatGround(scene), camera);
  const drawn = drawOutlines(scene, camera);
  return { scene: drawn, yard: viewYard(drawn, camera, uprightObjects), uprightObjects };
}
