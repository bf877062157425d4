import { clearYard, type Taking, tellPeople } from "./clear-yard.ts";
import type { Raster } from "./numeric/raster.ts";
import { byteAt } from "./numeric/read-at.ts";
import { openBareGround } from "./photo/open-bare-ground.ts";
import { drawOutlines } from "./photo/outlines/draw-outlines.ts";
import { followFeet } from "./photo/outlines/follow-feet.ts";
import { flatGround } from "./photo/scene/flat-ground.ts";
import type { Scene } from "./photo/scene/scene.ts";
import { findUprightObjects } from "./photo/upright/find-upright-objects.ts";
import { keepPeople, showsPeople } from "./photo/upright/keep-people.ts";
import type { UprightObjects } from "./photo/upright/upright-objects.ts";
import { viewYard } from "./plan/ground/view-yard.ts";
import type { Yard } from "./plan/ground/yard.ts";
import { namesGround } from "./plan/idea/scope.ts";
import { layOutPlan } from "./plan/lay-out-plan.ts";
import { type DesignEffect, measureEffect } from "./plan/measure-effect.ts";
import type { Plan, PlanSummary } from "./plan/parts/plan.ts";
import { findStanding } from "./plan/sun/find-standing.ts";
import { type RenderStep, renderPlan } from "./render/render-plan.ts";
import { Camera } from "./stage/camera.ts";
import type { Moment } from "./stage/moment.ts";
import { measurePlan } from "./take-off/quantities/measure-plan.ts";
import type { PlanGeometry } from "./take-off/quantities/plan-geometry.ts";
import type { Removal, Wish } from "./wish/typed/wish.ts";

export interface DesignInput {
  photo: Raster;
  scene: Scene;
  wish: Wish;
  /** A change to the design of the wish alone, such as "make the path brick". */
  change?: Wish;
  seed: number;
  /** From 0; the designs of one order differ visibly, the best first. */
  variation: number;
  /** The composition of an existing design, when this is a change to it. */
  composition?: number;
  /** The composition of each design of the order, when `rankWish` has chosen them. */
  turns?: readonly number[];
  /** The same garden at another time: of the same plan and seed. */
  moment?: Moment;
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
  const { photo, scene } = input;
  const { width, height } = scene;
  if (photo.width !== width || photo.height !== height) {
    throw new Error(`The scene is of a picture of ${width} x ${height} pixels, not ${photo.width} x ${photo.height}`);
  }
  const { plan, ...seen } = planYard(input);
  onProgress?.("plan");
  const rendering = { ...seen, plan, seed: drawingSeed(input), moment: input.moment };
  const geometry = { ...measurePlan(plan, seen.yard, scene.lens), standing: seen.yard.standing };
  const effect = measureEffect(plan, seen.yard, input.wish);
  const composite = renderPlan(rendering, onProgress);
  markCleared(composite.changed, seen.cleared);
  return { ...composite, plan: plan.summary, geometry, effect };
}

/** Of the drawing of a plan, so that an order's designs differ in every leaf. */
export function drawingSeed({ seed, variation }: Pick<DesignInput, "seed" | "variation">): number {
  return seed * 97 + variation;
}

/** Where something was taken away the picture is new, whatever is drawn there. */
function markCleared(changed: Uint8Array, cleared: Uint8Array | undefined): void {
  if (cleared) for (let i = 0; i < changed.length; i++) if (byteAt(cleared, i) === 1) changed[i] = 255;
}

export function planYard({ photo, scene, wish, ...which }: DesignInput) {
  const seen = seeYard(photo, scene, wish);
  const plan = layOutPlan(seen.yard, wish, which);
  const drawn = which.change === undefined ? seen : seeYard(photo, scene, wish, which.change);
  return { ...drawn, plan: withStanding(plan, drawn.yard) };
}

/** Reports what stays in the photo although it was to go. */
function withStanding(plan: Plan, { clearing }: Yard): Plan {
  if (!clearing || clearing.lacks.length === 0) return plan;
  const lacks = [...plan.lacks, ...clearing.lacks];
  return { ...plan, lacks, summary: { ...plan.summary, noRoom: lacks.map(({ words }) => words) } };
}

interface SeenYard {
  /** Without what was taken out of it. */
  photo: Raster;
  /** 1 per pixel where something was taken out; undefined where nothing was to be. */
  cleared?: Uint8Array;
  scene: Scene;
  yard: Yard;
  uprightObjects: UprightObjects;
}

/** The pictures of an order share one entry, by what is taken out of the photo. */
const seenYards = new WeakMap<Scene, Map<string, SeenYard>>();

/**
 * `photo` is the raster that the scene was read from; a wish may say what its ground is, and it and a change to its design what is
 * taken out of the photo.
 */
export function seeYard(photo: Raster, seenScene: Scene, wish?: Wish, change?: Wish): SeenYard {
  const scene = wish?.bareGround ? openOnce(seenScene, photo) : seenScene;
  const taking = takingOf(wish, change);
  const isTaking = taking.removals.length > 0;
  const known = seenYards.get(scene) ?? new Map<string, SeenYard>();
  seenYards.set(scene, known);
  const of = isTaking ? JSON.stringify(taking) : "";
  const seen = known.get(of) ?? (isTaking ? readClearedYard(photo, scene, taking) : readYard(photo, scene));
  known.set(of, seen);
  return seen;
}

const opened = new WeakMap<Scene, Scene>();

function openOnce(scene: Scene, photo: Raster): Scene {
  const known = opened.get(scene) ?? openBareGround(scene, photo);
  opened.set(scene, known);
  return known;
}

/** "Remove the bench" in a change to a design with a bench is about that one. */
function takingOf(wish: Wish | undefined, change: Wish | undefined): Taking {
  const nothing = { removals: [], keeps: [], kept: [] };
  const { removals, keeps, kept } = change ?? nothing;
  const wished = wish ?? nothing;
  const isDrawn = ({ thing }: Removal) => thing === "beds" || (thing !== undefined && wish?.asked.includes(thing));
  return {
    removals: [...wished.removals, ...removals.filter((removal) => !isDrawn(removal))],
    keeps: [...wished.keeps, ...keeps],
    kept: [...wished.kept, ...kept],
    onNewGround: [wish, change].some((one) => one !== undefined && namesGround(one)),
  };
}

function readClearedYard(photo: Raster, scene: Scene, taking: Taking): SeenYard {
  const { yard, uprightObjects } = seeYard(photo, scene);
  const { told, cleared, ...without } = clearYard(photo, scene, yard.camera, uprightObjects, taking);
  const seen = without.scene === scene ? seeYard(photo, scene) : readYard(without.photo, without.scene);
  const lacks = [...told.lacks, ...(seen.yard.clearing?.lacks ?? [])];
  return { ...seen, cleared, yard: { ...seen.yard, clearing: { ...told, lacks } } };
}

export function cameraOf({ width, height, horizonV, lens }: Scene): Camera {
  const { focalShare, eyeHeight, roll } = lens;
  return new Camera(width, height, horizonV, focalShare * Math.max(width, height), eyeHeight, roll);
}

function readYard(photo: Raster, seenScene: Scene): SeenYard {
  const camera = cameraOf(seenScene);
  const scene = followFeet(photo, seenScene, camera);
  const uprightObjects = keepPeople(findUprightObjects(photo, flatGround(scene), camera), scene);
  const drawn = drawOutlines(scene, camera);
  const viewed = viewYard(drawn, camera, uprightObjects);
  const yard = { ...viewed, standing: findStanding({ yard: viewed, uprightObjects, scene: drawn }) };
  const told = showsPeople(scene) ? { ...yard, clearing: tellPeople() } : yard;
  return { photo, scene: drawn, yard: told, uprightObjects };
}
