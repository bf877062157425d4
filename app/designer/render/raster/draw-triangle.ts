import { floatAt, indices3 } from "../../numeric/read-at.ts";
import { clamp, norm, smoothstep } from "../../numeric/scalar.ts";
import { cross, dot, normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Camera } from "../../stage/camera.ts";
import type { Triangle } from "../../stage/geometry.ts";
import type { StoodTriangle } from "../geometry/grown-design.ts";
import { kindOfFinish } from "../look/drawn-kind.ts";
import { applyFinish, glossOf } from "./finishes.ts";
import { type FrameBuffer, isHidden, lightSurface, supersampling, type View } from "./frame-buffer.ts";
import { shadeWater } from "./shade-water.ts";
import type { SurfacePoint } from "./surface-point.ts";

/** Nearer than this (metres) nothing is drawn. */
const nearPlane = 0.25;

/** Metres by which something hard may reach into the photo's backdrop, whose distance is never known so well. */
const standsBefore = 0.5;

/**
 * Metres off a surface from which its sky is looked for, so that it does not hide it from itself; share of the sky that a
 * side of something alone sees then; and what walls and ground throw back into every corner. By eye.
 */
const offItself = 0.16;
const openAtSide = 0.6;
const scattered = 0.35;
const upwards: Vec3 = [0, 1, 0];

const point: SurfacePoint = {
  x: 0,
  y: 0,
  z: 0,
  normal: [0, 0, 0],
  colour: [0, 0, 0],
  grain: [0, 0, 0],
  edge: 0,
  endGrain: false,
  footprint: 0,
};
const light: [number, number, number] = [0, 0, 0];
const bounce: [number, number, number] = [0, 0, 0];

/** Draws one triangle with depth test, textured and lit per sample. */
export function drawTriangle(frame: FrameBuffer, view: View, triangle: StoodTriangle): void {
  const { camera } = view;
  const [a, b, c] = [
    onScreen(camera, triangle.corners[0]),
    onScreen(camera, triangle.corners[1]),
    onScreen(camera, triangle.corners[2]),
  ];
  if (Math.min(a[2], b[2], c[2]) < nearPlane) return;
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(area) < 1e-6) return;
  let skyOfCorners: Vec3 | undefined;
  const flatNormal = triangle.normals ? undefined : facingNormal(triangle, camera.eyeHeight);
  const left = clamp(Math.floor(Math.min(a[0], b[0], c[0])), 0, frame.width);
  const right = clamp(Math.ceil(Math.max(a[0], b[0], c[0])), -1, frame.width - 1);
  const top = clamp(Math.floor(Math.min(a[1], b[1], c[1])), 0, frame.height);
  const bottom = clamp(Math.ceil(Math.max(a[1], b[1], c[1])), -1, frame.height - 1);
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const atB = ((x + 0.5 - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y + 0.5 - a[1])) / area;
      const atC = ((b[0] - a[0]) * (y + 0.5 - a[1]) - (x + 0.5 - a[0]) * (b[1] - a[1])) / area;
      const atA = 1 - atB - atC;
      if (atA < -1e-4 || atB < -1e-4 || atC < -1e-4) continue;
      const inverse = atA / a[2] + atB / b[2] + atC / c[2];
      const i = y * frame.width + x;
      if (inverse <= floatAt(frame.inverseDepth, i)) continue;
      const weights: Vec3 = [atA / a[2] / inverse, atB / b[2] / inverse, atC / c[2] / inverse];
      interpolate(triangle, flatNormal, ...weights);
      if (isHidden(view, x, y, point.z, point.z - standsBefore)) continue;
      frame.inverseDepth[i] = inverse;
      skyOfCorners ??= lookFromCorners(view.sky, triangle, flatNormal);
      shade(frame, view, triangle, dot(skyOfCorners, weights), i);
    }
  }
}

/** What of the sky each corner has, 0..1, against a side of something that stands alone. */
function lookFromCorners(sky: View["sky"], { corners, normals }: Triangle, flatNormal: Vec3 | undefined): Vec3 {
  const look = (k: 0 | 1 | 2) => {
    const [x, y, z] = corners[k];
    const [dx, dy, dz] = flatNormal ?? normals?.[k] ?? upwards;
    const open = sky.at(x + dx * offItself, Math.max(0, y + dy * offItself), z + dz * offItself);
    return scattered + (1 - scattered) * Math.min(1, open / openAtSide);
  };
  return [look(0), look(1), look(2)];
}

/** A point in samples of the frame, and its depth. */
function onScreen(camera: Camera, [x, y, z]: Vec3): Vec3 {
  const [u, v, depth] = camera.project(x, y, z, [0, 0, 0]);
  return [u * supersampling, v * supersampling, depth];
}

/** Unit normal of the side that looks at the eye. */
function facingNormal(triangle: Triangle, eyeHeight: number): Vec3 {
  const [a, b, c] = triangle.corners;
  const normal = normalize(cross(subtract(b, a), subtract(c, a)));
  const away = dot(normal, [a[0], a[1] - eyeHeight, a[2]]) > 0;
  return away ? [-normal[0], -normal[1], -normal[2]] : normal;
}

function subtract(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** Fills the shared `point` from perspective-correct weights of the corners. */
function interpolate(triangle: Triangle, flatNormal: Vec3 | undefined, wa: number, wb: number, wc: number): void {
  const [a, b, c] = triangle.corners;
  point.x = a[0] * wa + b[0] * wb + c[0] * wc;
  point.y = a[1] * wa + b[1] * wb + c[1] * wc;
  point.z = a[2] * wa + b[2] * wb + c[2] * wc;
  for (const i of indices3) {
    point.colour[i] = triangle.colour[i];
    if (flatNormal) point.normal[i] = flatNormal[i];
    else if (triangle.normals) {
      const [na, nb, nc] = triangle.normals;
      point.normal[i] = na[i] * wa + nb[i] * wb + nc[i] * wc;
    }
  }
  if (flatNormal) return;
  const length = norm(point.normal[0], point.normal[1], point.normal[2]) || 1;
  for (const i of indices3) point.normal[i] /= length;
}

function shade(frame: FrameBuffer, view: View, triangle: StoodTriangle, sky: number, i: number): void {
  const { camera } = view;
  frame.kind[i] = kindOfFinish(triangle.finish);
  point.footprint = 1 / (floatAt(frame.inverseDepth, i) * camera.focalPixels * supersampling);
  const { normal } = point;
  const upright = normal[1];
  applyFinish(triangle, point);
  if (triangle.finish === "glow" || triangle.finish === "ember") {
    for (const c of indices3) frame.colour[i * 3 + c] = point.colour[c];
    return;
  }
  if (triangle.finish === "water") {
    shadeWater(view, point);
    for (const c of indices3) frame.colour[i * 3 + c] = point.colour[c];
    return;
  }
  const shadow = view.shadows.at(
    point.x + normal[0] * 0.03,
    point.y + normal[1] * 0.03,
    point.z + normal[2] * 0.03,
    0.05,
  );
  const openness = sky * (0.45 + 0.55 * smoothstep(0, 0.35, point.y + 0.05 + upright * 0.12));
  view.bounce.at(point.x, point.y, point.z, bounce);
  lightSurface(view.light, triangle.stand, normal, shadow, openness, bounce, light);
  const gloss = glossOf(triangle.finish);
  const shine = gloss > 0 ? gloss * skyShine(camera.eyeHeight) : 0;
  for (const c of indices3) frame.colour[i * 3 + c] = point.colour[c] * light[c] + shine * view.light.sky[c];
}

/** How much of the sky the point mirrors to the eye, 0..1: more at a glancing angle (Schlick), none from below. */
function skyShine(eyeHeight: number): number {
  const { x, y, z, normal } = point;
  const distance = norm(x, y - eyeHeight, z) || 1;
  const facing = -(normal[0] * x + normal[1] * (y - eyeHeight) + normal[2] * z) / distance;
  const up = (y - eyeHeight) / distance + 2 * facing * normal[1];
  return (0.3 + 0.7 * (1 - Math.max(0, facing)) ** 5) * smoothstep(-0.1, 0.7, up);
}
