import { floatAt } from "../../numeric/read-at.ts";
import { norm, smoothstep } from "../../numeric/scalar.ts";
import { cross, dot, normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Triangle } from "../../stage/geometry.ts";
import type { PlacedTriangle } from "../geometry/grown-design.ts";
import { kindOfFinish } from "../look/drawn-kind.ts";
import { applyFinish, glossOf } from "./finishes.ts";
import { type FrameBuffer, lightSurface, supersampling, type View } from "./frame-buffer.ts";
import { shadeWater } from "./shade-water.ts";
import type { SurfacePoint } from "./surface-point.ts";

/**
 * Meters above a surface where its sky is measured, so that it does not block its own; sky share of a free-standing
 * side; light in every corner.
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
  color: [0, 0, 0],
  grain: [0, 0, 0],
  edge: 0,
  endGrain: false,
  footprint: 0,
};
const light: [number, number, number] = [0, 0, 0];
const bounce: [number, number, number] = [0, 0, 0];

export class SeenTriangle {
  private readonly triangle: PlacedTriangle;
  private readonly view: View;
  private readonly kind: number;
  /** Of the side facing the eye; undefined if the corners have normals. */
  private readonly flatNormal: Vec3 | undefined;
  private readonly skyOfCorners: Vec3;

  constructor(triangle: PlacedTriangle, view: View) {
    this.triangle = triangle;
    this.view = view;
    this.kind = kindOfFinish(triangle.finish);
    this.flatNormal = triangle.normals ? undefined : facingNormal(triangle, view.camera.eyeHeight);
    this.skyOfCorners = skyAtCorners(view.sky, triangle, this.flatNormal);
  }

  /** `weights` are perspective-correct. Depth is read from the frame. */
  shade(frame: FrameBuffer, i: number, weights: Vec3): void {
    const { triangle, view } = this;
    const { camera } = view;
    interpolate(triangle, this.flatNormal, weights);
    frame.kind[i] = this.kind;
    point.footprint = 1 / (floatAt(frame.inverseDepth, i) * camera.focalPixels * supersampling);
    const { color } = point;
    const upright = point.normal[1];
    applyFinish(triangle, point);
    if (triangle.finish === "water") shadeWater(view, point);
    else if (triangle.finish !== "glow" && triangle.finish !== "ember") {
      lightPoint(triangle, view, upright, dot(this.skyOfCorners, weights));
    }
    frame.color[i * 3] = color[0];
    frame.color[i * 3 + 1] = color[1];
    frame.color[i * 3 + 2] = color[2];
  }
}

/** Lights the shared `point`; `upright` is its upward normal before the finish roughened it. */
function lightPoint(triangle: PlacedTriangle, view: View, upright: number, sky: number): void {
  const { x, y, z, normal, color } = point;
  const shadow = view.shadows.at(x + normal[0] * 0.03, y + normal[1] * 0.03, z + normal[2] * 0.03, 0.05);
  const openness = sky * (0.45 + 0.55 * smoothstep(0, 0.35, y + 0.05 + upright * 0.12));
  view.bounce.at(x, y, z, bounce);
  lightSurface(view.light, triangle.stand, normal, shadow, openness, bounce, light);
  const gloss = glossOf(triangle.finish);
  const shine = gloss > 0 ? gloss * skyShine(view.camera.eyeHeight) : 0;
  const { sky: skyLight } = view.light;
  color[0] = color[0] * light[0] + shine * skyLight[0];
  color[1] = color[1] * light[1] + shine * skyLight[1];
  color[2] = color[2] * light[2] + shine * skyLight[2];
}

/** Sky share at each corner, relative to a free-standing side. */
function skyAtCorners(sky: View["sky"], { corners, normals }: Triangle, flatNormal: Vec3 | undefined): Vec3 {
  const look = (k: 0 | 1 | 2) => {
    const [x, y, z] = corners[k];
    const [dx, dy, dz] = flatNormal ?? normals?.[k] ?? upwards;
    const open = sky.at(x + dx * offItself, Math.max(0, y + dy * offItself), z + dz * offItself);
    return scattered + (1 - scattered) * Math.min(1, open / openAtSide);
  };
  return [look(0), look(1), look(2)];
}

function facingNormal(triangle: Triangle, eyeHeight: number): Vec3 {
  const [a, b, c] = triangle.corners;
  const normal = normalize(cross(subtract(b, a), subtract(c, a)));
  const away = dot(normal, [a[0], a[1] - eyeHeight, a[2]]) > 0;
  return away ? [-normal[0], -normal[1], -normal[2]] : normal;
}

function subtract(a: Vec3, b: Vec3): Vec3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function interpolate({ corners, normals, color }: Triangle, flatNormal: Vec3 | undefined, [wa, wb, wc]: Vec3): void {
  const [a, b, c] = corners;
  point.x = a[0] * wa + b[0] * wb + c[0] * wc;
  point.y = a[1] * wa + b[1] * wb + c[1] * wc;
  point.z = a[2] * wa + b[2] * wb + c[2] * wc;
  copy(color, point.color);
  const { normal } = point;
  if (flatNormal) copy(flatNormal, normal);
  if (flatNormal || !normals) return;
  const [na, nb, nc] = normals;
  normal[0] = na[0] * wa + nb[0] * wb + nc[0] * wc;
  normal[1] = na[1] * wa + nb[1] * wb + nc[1] * wc;
  normal[2] = na[2] * wa + nb[2] * wb + nc[2] * wc;
  const length = norm(normal[0], normal[1], normal[2]) || 1;
  normal[0] /= length;
  normal[1] /= length;
  normal[2] /= length;
}

function copy(from: Vec3, to: [number, number, number]): void {
  to[0] = from[0];
  to[1] = from[1];
  to[2] = from[2];
}

/** Share of sky reflected to the eye, 0..1: more at grazing angles (Schlick), none from below. */
function skyShine(eyeHeight: number): number {
  const { x, y, z, normal } = point;
  const distance = norm(x, y - eyeHeight, z) || 1;
  const facing = -(normal[0] * x + normal[1] * (y - eyeHeight) + normal[2] * z) / distance;
  const up = (y - eyeHeight) / distance + 2 * facing * normal[1];
  return (0.3 + 0.7 * (1 - Math.max(0, facing)) ** 5) * smoothstep(-0.1, 0.7, up);
}
