import type { LinearRgb } from "../numeric/colour.ts";
import { normalize, tangents, type Vec3 } from "../numeric/vector.ts";
import type { Finish, Stage, Triangle } from "../render/geometry.ts";

/** How a piece of an object looks. */
export interface Surface {
  colour: LinearRgb;
  finish: Finish;
  grain?: Triangle["grain"];
}

/** Moves a point of an object's own frame (metres, foot at the origin, front towards -z) onto the plan. */
export type Frame = (point: Vec3) => Vec3;

/** Stands an object at (x, z), turned by `angle` radians about the vertical and scaled by `size`. */
export function createFrame(x: number, z: number, angle: number, size = 1): Frame {
  const cos = Math.cos(angle) * size;
  const sin = Math.sin(angle) * size;
  return ([px, py, pz]) => [x + px * cos + pz * sin, py * size, z - px * sin + pz * cos];
}

/** A flat four-cornered face; corners in order round the edge. */
export function addQuad(stage: Stage, corners: readonly [Vec3, Vec3, Vec3, Vec3], surface: Surface): void {
  const [a, b, c, d] = corners;
  stage.addTriangle({ corners: [a, b, c], ...surface });
  stage.addTriangle({ corners: [a, c, d], ...surface });
}

/** A box between two corners of the object's frame. */
export function addBox(stage: Stage, low: Vec3, high: Vec3, surface: Surface, frame: Frame): void {
  const at = (i: number, j: number, k: number) =>
    frame([i ? high[0] : low[0], j ? high[1] : low[1], k ? high[2] : low[2]]);
  for (const side of [0, 1]) {
    addQuad(stage, [at(side, 0, 0), at(side, 1, 0), at(side, 1, 1), at(side, 0, 1)], surface);
    addQuad(stage, [at(0, side, 0), at(1, side, 0), at(1, side, 1), at(0, side, 1)], surface);
    addQuad(stage, [at(0, 0, side), at(1, 0, side), at(1, 1, side), at(0, 1, side)], surface);
  }
}

/** A round bar or cone from `from` to `to` (plan metres) with a radius at either end; the ends stay open. */
export function addCylinder(
  stage: Stage,
  from: Vec3,
  to: Vec3,
  fromRadius: number,
  toRadius: number,
  surface: Surface,
  sides = 8,
): void {
  const axis = normalize([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const [u, v] = tangents(axis);
  const normals: Vec3[] = [];
  for (let i = 0; i < sides; i++) {
    const angle = (i / sides) * 2 * Math.PI;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    normals.push([u[0] * cos + v[0] * sin, u[1] * cos + v[1] * sin, u[2] * cos + v[2] * sin]);
  }
  const rim = (centre: Vec3, radius: number, n: Vec3): Vec3 => [
    centre[0] + n[0] * radius,
    centre[1] + n[1] * radius,
    centre[2] + n[2] * radius,
  ];
  for (let i = 0; i < sides; i++) {
    const n = normals[i];
    const m = normals[(i + 1) % sides];
    const a = rim(from, fromRadius, n);
    const b = rim(from, fromRadius, m);
    const c = rim(to, toRadius, n);
    const d = rim(to, toRadius, m);
    stage.addTriangle({ corners: [a, b, c], normals: [n, m, n], ...surface });
    stage.addTriangle({ corners: [b, d, c], normals: [m, m, n], ...surface });
  }
}

/** A level disc facing up, at a height in metres. */
export function addDisc(stage: Stage, centre: Vec3, radius: number, surface: Surface, sides = 24): void {
  for (let i = 0; i < sides; i++) {
    const a = (i / sides) * 2 * Math.PI;
    const b = ((i + 1) / sides) * 2 * Math.PI;
    const first: Vec3 = [centre[0] + Math.cos(a) * radius, centre[1], centre[2] + Math.sin(a) * radius];
    const second: Vec3 = [centre[0] + Math.cos(b) * radius, centre[1], centre[2] + Math.sin(b) * radius];
    stage.addTriangle({ corners: [centre, first, second], ...surface });
  }
}
