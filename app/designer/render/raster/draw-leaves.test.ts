import { describe, expect, it } from "vitest";
import type { LinearRgb } from "../../numeric/color.ts";
import { floatAt } from "../../numeric/read-at.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Light } from "../../photo/scene/scene.ts";
import { Camera } from "../../stage/camera.ts";
import type { Finish, LeafShape } from "../../stage/geometry.ts";
import { GrownDesign } from "../geometry/grown-design.ts";
import { asLit } from "../look/leaf-tone.ts";
import { ShadowGrid } from "../shade/shadow-grid.ts";
import { drawLeaves } from "./draw-leaves.ts";
import { placeTriangles, shadeTriangles } from "./draw-triangles.ts";
import { createFrameBuffer, type FrameBuffer, supersampling } from "./frame-buffer.ts";
import { Mirror } from "./mirror.ts";

const light: Light = {
  direction: [0, 1, 0],
  certainty: 1,
  strength: 0.8,
  sunShare: 0.6,
  sun: [1, 1, 1],
  sky: [0.4, 0.4, 0.4],
  level: [1, 1, 1],
};
const width = 160;
const height = 120;
const shadows = new ShadowGrid(new GrownDesign(new Camera(width, height, 45, 120), () => 1, light), light);

/** Center and half axes of a tilted strip far from the picture's axes. */
const center: Vec3 = [0.9, 0.7, 4];
const along: Vec3 = [0.35, 0.12, 0.1];
const across: Vec3 = [0, -0.05, 0.06];

describe("a camera that is rolled", () => {
  it.each([0, 0.3, -0.4])("by %f radians shows leaves where it shows their middle and their ends", (roll) => {
    const camera = new Camera(width, height, 45, 120, 1.6, roll);
    const design = new GrownDesign(camera, () => 1, light);
    design.addLeaf({ ...leafAxes, color: [0.2, 0.4, 0.1], openness: 1, shape: "strip" satisfies LeafShape });
    const frame = createFrameBuffer(camera);
    drawLeaves(frame, viewOf(camera), design);
    expectStripAt(frame, camera);
  });

  it.each([0, 0.3, -0.4])("by %f radians shows triangles there too", (roll) => {
    const camera = new Camera(width, height, 45, 120, 1.6, roll);
    const design = new GrownDesign(camera, () => 1, light);
    const corner = (s: number, t: number): Vec3 => [
      center[0] + along[0] * s + across[0] * t,
      center[1] + along[1] * s + across[1] * t,
      center[2] + along[2] * s + across[2] * t,
    ];
    const [a, b, c, d] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] as const;
    for (const corners of [[a, b, c] as const, [a, c, d] as const]) {
      design.addTriangle({ corners, color: [0.2, 0.2, 0.2], finish: "plain" });
    }
    const frame = createFrameBuffer(camera);
    placeTriangles(frame, viewOf(camera), design.triangles);
    shadeTriangles(frame, viewOf(camera), design.triangles);
    expectStripAt(frame, camera);
  });
});

describe("shows the front one of overlapping things, in whatever order they were added", () => {
  const camera = new Camera(width, height, 45, 120, 1.6);
  /** An upright square of half a meter, `z` meters away, with level sides. */
  const wall = (z: number, color: LinearRgb) => ({
    corners: [[-0.5, 1, z] as const, [0.5, 1, z] as const, [0, 2, z] as const] as const,
    color,
    finish: "plain" as const,
  });
  const leaf = (z: number, color: LinearRgb) => ({
    ...({ center: [0, 1.3, z], along: [0, 0.4, 0], across: [0.4, 0, 0], normal: [0, 0, -1] } as const),
    ...{ color, openness: 1, shape: "ellipse" as const },
  });
  const red: LinearRgb = [0.4, 0, 0];
  const green: LinearRgb = [0, 0.4, 0];

  it.each([
    { front: "leaf", grow: (d: GrownDesign) => d.addLeaf(leaf(2, red)), behind: wall(3, green) },
    { front: "wall", grow: (d: GrownDesign) => d.addTriangle(wall(2, red)), behind: wall(3, green) },
    { front: "wall before leaves", grow: (d: GrownDesign) => d.addTriangle(wall(2, red)), behind: leaf(3, green) },
    { front: "leaf before leaves", grow: (d: GrownDesign) => d.addLeaf(leaf(2, red)), behind: leaf(3, green) },
  ])("$front", ({ grow, behind }) => {
    for (const frontFirst of [true, false]) {
      const design = new GrownDesign(camera, () => 1, light);
      const growBehind = () => ("corners" in behind ? design.addTriangle(behind) : design.addLeaf(behind));
      design.standAt(0, frontFirst ? 2 : 3, 0.5);
      if (frontFirst) grow(design);
      else growBehind();
      design.standAt(0, frontFirst ? 3 : 2, 0.5);
      if (frontFirst) growBehind();
      else grow(design);
      const frame = createFrameBuffer(camera);
      placeTriangles(frame, viewOf(camera), design.triangles);
      drawLeaves(frame, viewOf(camera), design);
      shadeTriangles(frame, viewOf(camera), design.triangles);
      const [u, v] = camera.project(0, 1.3, 2, [0, 0, 0]);
      const i = Math.floor(v * supersampling) * frame.width + Math.floor(u * supersampling);
      expect(frame.color[i * 3]).toBeGreaterThan(0.02);
      expect(frame.color[i * 3 + 1]).toBeLessThan(floatAt(frame.color, i * 3) / 2);
    }
  });
});

describe("a pane of glass", () => {
  it("lets three quarters of the wall behind it show", () => {
    const camera = new Camera(width, height, 45, 120, 1.6);
    const design = new GrownDesign(camera, () => 1, light);
    const upright = (z: number, finish: Finish, color: LinearRgb) =>
      design.addTriangle({
        corners: [
          [-0.4 * z, 0.1, z],
          [0.4 * z, 0.1, z],
          [0, 3, z],
        ],
        color,
        finish,
      });
    upright(2, "glass", [0, 0, 0.4]);
    upright(4, "plain", [0.4, 0, 0]);
    const frame = createFrameBuffer(camera);
    placeTriangles(frame, viewOf(camera), design.triangles);
    shadeTriangles(frame, viewOf(camera), design.triangles);
    const [u, v] = camera.project(0, 1.3, 2, [0, 0, 0]).map((at) => Math.floor(at) * supersampling);
    const isWall = [0, 1, 2, 3].map((sample) => {
      const i = ((v ?? 0) + (sample >> 1)) * frame.width + (u ?? 0) + (sample & 1);
      return floatAt(frame.color, i * 3) > floatAt(frame.color, i * 3 + 2);
    });
    expect(isWall.filter(Boolean).length).toBe(3);
  });
});

describe("a leaf near the camera", () => {
  const camera = new Camera(width, height, 45, 120, 1.6);
  const wide = { center: [0, 1.2, 1.2], along: [0.25, 0, 0], across: [0, 0.12, 0] } as const;
  const green = { color: [0.2, 0.4, 0.1], openness: 1, shape: "ovate" } as const;

  /** Colors of a leaf's samples with the sun in this direction. */
  function colors(sun: Vec3, before: readonly Vec3[] = [], shape: LeafShape = "ovate"): LinearRgb[] {
    const lit = { ...light, direction: sun };
    const design = new GrownDesign(camera, () => 1, lit);
    for (const place of before) {
      design.addLeaf({ ...wide, ...green, center: place, normal: [0, 0, -1] });
    }
    design.addLeaf({ ...wide, ...green, shape, normal: [0, 0, -1] });
    const frame = createFrameBuffer(camera);
    drawLeaves(frame, { ...viewOf(camera), light: lit }, design);
    const near = [...frame.inverseDepth.keys()].filter((i) => (frame.inverseDepth[i] ?? 0) > 0.7);
    return near.map((i) => [frame.color[i * 3] ?? 0, frame.color[i * 3 + 1] ?? 0, frame.color[i * 3 + 2] ?? 0]);
  }
  const meanOf = (all: readonly LinearRgb[], c: 0 | 1 | 2) => all.reduce((sum, own) => sum + own[c], 0) / all.length;

  it("lets sun through that has lost its blue", () => {
    const [front, back] = [colors([0, 0.6, -0.8]), colors([0, 0.6, 0.8])];
    expect(meanOf(back, 1)).toBeLessThan(0.9 * meanOf(front, 1));
    expect(meanOf(back, 2) / meanOf(back, 1)).toBeLessThan(0.85 * (meanOf(front, 2) / meanOf(front, 1)));
  });

  it("lets more sun through a petal than a leaf, in the petal's own color", () => {
    const [front, back] = [colors([0, 0.6, -0.8], [], "petal"), colors([0, 0.6, 0.8], [], "petal")];
    expect(meanOf(back, 2) / meanOf(back, 1)).toBeCloseTo(meanOf(front, 2) / meanOf(front, 1), 1);
    expect(meanOf(back, 1)).toBeGreaterThan(1.1 * meanOf(colors([0, 0.6, 0.8]), 1));
  });

  it("is not of one brightness: it curves, and has a rib and veins", () => {
    const greens = colors([0.6, 0.6, -0.5]).map(([, own]) => own);
    const mean = greens.reduce((sum, own) => sum + own, 0) / greens.length;
    const spread = Math.sqrt(greens.reduce((sum, own) => sum + (own - mean) ** 2, 0) / greens.length);
    expect(spread / mean).toBeGreaterThan(0.1);
    expect(new Set(greens.map((own) => own.toFixed(4))).size).toBeGreaterThan(50);
  });

  it("looks the same whatever else has grown", () => {
    expect(colors([0, 0.6, -0.8], [[1.5, 1.2, 4]])).toEqual(colors([0, 0.6, -0.8]));
  });
});

const leafAxes = { center, along, across, normal: [0, 0.8, -0.6] as const };

function viewOf(camera: Camera) {
  const photo = { width: 8, height: 8, data: new Uint8Array(8 * 8 * 3) };
  const uprightObjects = {
    width,
    height,
    ground: new Uint8Array(width * height).fill(255),
    backdropZ: new Float32Array(width).fill(Number.POSITIVE_INFINITY),
    thingShare: new Uint8Array(width * height),
    labels: { width: 1, height: 1, values: new Uint8Array(1) },
    things: [{ left: 0, z: Float32Array.of(Number.POSITIVE_INFINITY) }],
  };
  return {
    camera,
    light,
    shadows,
    uprightObjects,
    leafTone: asLit,
    sky: { at: () => 1 },
    bounce: { at: () => {} },
    mirror: new Mirror(photo, camera),
  };
}

/** The drawn samples have the strip's center, and its ends are within 1.5 pixels of their projection. */
function expectStripAt(frame: FrameBuffer, camera: Camera): void {
  const drawn = drawnPoints(frame);
  expect(drawn.length).toBeGreaterThan(20);
  const project = (s: number) => {
    const [u, v] = camera.project(
      center[0] + along[0] * s,
      center[1] + along[1] * s,
      center[2] + along[2] * s,
      [0, 0, 0],
    );
    return [u, v] as const;
  };
  const mean = (c: 0 | 1) => drawn.reduce((sum, point) => sum + point[c], 0) / drawn.length;
  const [u, v] = project(0);
  expect(Math.hypot(mean(0) - u, mean(1) - v)).toBeLessThan(1);
  for (const end of [project(-0.95), project(0.95)]) {
    const off = Math.min(...drawn.map((point) => Math.hypot(point[0] - end[0], point[1] - end[1])));
    expect(off).toBeLessThan(1.5);
  }
}

function drawnPoints(frame: FrameBuffer): (readonly [u: number, v: number])[] {
  return [...frame.inverseDepth.entries()]
    .filter(([, inverse]) => inverse > 0)
    .map(([i]) => [((i % frame.width) + 0.5) / supersampling, (Math.floor(i / frame.width) + 0.5) / supersampling]);
}
