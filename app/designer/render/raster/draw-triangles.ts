import { byteAt, floatAt } from "../../numeric/read-at.ts";
import { clamp } from "../../numeric/scalar.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Camera } from "../../stage/camera.ts";
import type { PlacedTriangle } from "../geometry/grown-design.ts";
import { type FrameBuffer, isHidden, supersampling, type View } from "./frame-buffer.ts";
import { SeenTriangle } from "./seen-triangle.ts";

/** Meters; nothing nearer is drawn. */
const nearPlane = 0.25;
/** Meters by which a solid thing may reach into the backdrop, whose distance is never exact. */
const mostIntoBackdrop = 0.5;
/** How negative a corner's weight may be, so that samples on a shared edge belong to at least one triangle. */
const outside = 1e-4;
/** Kind of a sample that is not shaded yet; its red value holds the triangle's index. */
const unshaded = 255;

/** The current triangle in samples: corners, depth, bounding rectangle, the row's range, the point's weights. */
const screen: ScreenTriangle = {
  a: [0, 0, 0],
  b: [0, 0, 0],
  c: [0, 0, 0],
  area: 0,
  left: 0,
  right: 0,
  top: 0,
  bottom: 0,
  from: 0,
  to: 0,
  inverse: 0,
  flat: [0, 0, 0],
  weights: [0, 0, 0],
};
type Corner = [u: number, v: number, depth: number];

interface ScreenTriangle {
  a: Corner;
  b: Corner;
  c: Corner;
  area: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  from: number;
  to: number;
  inverse: number;
  /** Weights divided by depth. */
  flat: [number, number, number];
  weights: [number, number, number];
}

/** Shading is deferred: half of the samples are overwritten, and texturing stone or wood is the most expensive step. */
export function placeTriangles(frame: FrameBuffer, view: View, triangles: readonly PlacedTriangle[]): void {
  for (const [number, { corners, finish }] of triangles.entries()) {
    if (!project(corners, view.camera, frame)) continue;
    const isGlass = finish === "glass";
    for (let y = screen.top; y <= screen.bottom; y++) {
      // A pane covers one sample in four, so that three quarters of what is behind it show.
      if (isGlass && y % supersampling) continue;
      enterRow(y);
      for (let x = screen.from; x <= screen.to; x++) {
        if ((isGlass && x % supersampling) || !covers(x, y)) continue;
        const i = y * frame.width + x;
        if (screen.inverse <= floatAt(frame.inverseDepth, i)) continue;
        weigh();
        const { weights } = screen;
        const z = corners[0][2] * weights[0] + corners[1][2] * weights[1] + corners[2][2] * weights[2];
        if (isHidden(view, x, y, z, z - mostIntoBackdrop)) continue;
        frame.inverseDepth[i] = screen.inverse;
        frame.kind[i] = unshaded;
        frame.color[i * 3] = number;
      }
    }
  }
}

export function shadeTriangles(frame: FrameBuffer, view: View, triangles: readonly PlacedTriangle[]): void {
  for (const [number, triangle] of triangles.entries()) {
    if (!project(triangle.corners, view.camera, frame)) continue;
    let seen: SeenTriangle | undefined;
    for (let y = screen.top; y <= screen.bottom; y++) {
      enterRow(y);
      for (let x = screen.from - (screen.from % supersampling); x <= screen.to; x += supersampling) {
        const left = y * frame.width + x;
        const hasLeft = isLeftTo(number, frame, left);
        const hasRight = isLeftTo(number, frame, left + 1);
        if (!hasLeft && !hasRight) continue;
        // Where both neighbors are covered, only the samples on a diagonal are shaded and the others copied.
        const off = hasLeft && hasRight ? y % supersampling : hasLeft ? 0 : 1;
        covers(x + off, y);
        weigh();
        seen ??= new SeenTriangle(triangle, view);
        seen.shade(frame, left + off, screen.weights);
        if (hasLeft && hasRight) copySample(frame, left + off, left + 1 - off);
      }
    }
  }
}

function isLeftTo(number: number, frame: FrameBuffer, i: number): boolean {
  return byteAt(frame.kind, i) === unshaded && floatAt(frame.color, i * 3) === number;
}

function copySample({ kind, color }: FrameBuffer, from: number, to: number): void {
  kind[to] = byteAt(kind, from);
  color.copyWithin(to * 3, from * 3, from * 3 + 3);
}

/** Fills {@link screen}; false if there is nothing to draw. */
function project(corners: PlacedTriangle["corners"], camera: Camera, frame: FrameBuffer): boolean {
  const { a, b, c } = screen;
  projectCorner(camera, corners[0], a);
  projectCorner(camera, corners[1], b);
  projectCorner(camera, corners[2], c);
  if (Math.min(a[2], b[2], c[2]) < nearPlane) return false;
  screen.area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(screen.area) < 1e-6) return false;
  screen.left = clamp(Math.floor(Math.min(a[0], b[0], c[0])), 0, frame.width);
  screen.right = clamp(Math.ceil(Math.max(a[0], b[0], c[0])), -1, frame.width - 1);
  screen.top = clamp(Math.floor(Math.min(a[1], b[1], c[1])), 0, frame.height);
  screen.bottom = clamp(Math.ceil(Math.max(a[1], b[1], c[1])), -1, frame.height - 1);
  return true;
}

function projectCorner(camera: Camera, [x, y, z]: Vec3, out: Corner): void {
  camera.project(x, y, z, out);
  out[0] *= supersampling;
  out[1] *= supersampling;
}

/** A long thin triangle leaves most of its rectangle free. */
function enterRow(y: number): void {
  const { a, b, c, area, left } = screen;
  screen.from = left;
  screen.to = screen.right;
  const down = y + 0.5;
  const stepB = (c[1] - a[1]) / area;
  const stepC = (a[1] - b[1]) / area;
  const atB = ((left + 0.5 - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (down - a[1])) / area;
  const atC = ((b[0] - a[0]) * (down - a[1]) - (left + 0.5 - a[0]) * (b[1] - a[1])) / area;
  narrowRow(atB, stepB);
  narrowRow(atC, stepC);
  narrowRow(1 - atB - atC, -stepB - stepC);
}

/** `weight` is at the row's left end, plus `step` per sample. */
function narrowRow(weight: number, step: number): void {
  if (step === 0) return;
  const zero = screen.left + (-outside - weight) / step;
  // One sample more than needed; the exact test follows.
  if (step > 0) screen.from = Math.max(screen.from, Math.floor(zero) - 1);
  else screen.to = Math.min(screen.to, Math.ceil(zero) + 1);
}

/** Computes the weights at a sample and its inverse depth; false if it is outside. */
function covers(x: number, y: number): boolean {
  const { a, b, c, area, flat } = screen;
  const atB = ((x + 0.5 - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y + 0.5 - a[1])) / area;
  const atC = ((b[0] - a[0]) * (y + 0.5 - a[1]) - (x + 0.5 - a[0]) * (b[1] - a[1])) / area;
  const atA = 1 - atB - atC;
  if (atA < -outside || atB < -outside || atC < -outside) return false;
  flat[0] = atA / a[2];
  flat[1] = atB / b[2];
  flat[2] = atC / c[2];
  screen.inverse = flat[0] + flat[1] + flat[2];
  return true;
}

function weigh(): void {
  const { flat, weights, inverse } = screen;
  weights[0] = flat[0] / inverse;
  weights[1] = flat[1] / inverse;
  weights[2] = flat[2] / inverse;
}
