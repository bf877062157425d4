import type { Random } from "../numeric/random.ts";
import { clamp, lerp } from "../numeric/scalar.ts";
import type { PatioShape } from "./composition.ts";
import { type GroundGrid, openSpanAt, sampleField } from "./ground-grid.ts";
import type { Idea } from "./idea.ts";
import type { Yard } from "./yard.ts";

/** A patio on the plan; metres. A virtual one is existing paving: it carries furniture but is not drawn. */
export interface Patio {
  shape: PatioShape;
  x: number;
  z: number;
  radius: number;
  /** Half extents of the rectangular shapes. */
  halfWidth: number;
  halfDepth: number;
  /** Radians; turns the outline. */
  turn: number;
  virtual: boolean;
}

/** Metres behind the near edge of the ground within which the patio lies. */
const deepest = 7.5;

/** Finds a place for the patio: roomy, in view, and where the composition wants it. */
export function layPatio(idea: Idea, grid: GroundGrid, yard: Yard, random: Random): Patio | undefined {
  if (!idea.elements.has("patio")) return undefined;
  if (idea.existingPaving === "patio") return virtualPatio(yard);
  const { composition, mirror } = idea;
  const { nearZ, farZ, scale } = grid;
  // In a deep yard a patio half way back would be a thin line: it stays within ten steps.
  const depth = Math.min(farZ - nearZ, deepest);
  const { width, height } = yard.camera;
  const aimU = 0.5 + composition.patioSide * mirror * 0.2;
  let best: { x: number; z: number; room: number } | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  const seen: [number, number, number] = [0, 0, 0];
  for (let attempt = 0; attempt < 600; attempt++) {
    const z = lerp(nearZ + 0.12 * depth, nearZ + 0.94 * depth, random());
    const [left, right] = openSpanAt(grid, z);
    if (right - left < 1) continue;
    const x = lerp(left, right, 0.08 + 0.84 * random());
    const room = sampleField(grid.smoothToStructure, x, z);
    yard.camera.project(x, 0, z, seen);
    const u = seen[0] / width;
    if (seen[1] / height > 0.93 || u < 0.08 || u > 0.92) continue;
    const share = (z - nearZ) / depth;
    const score =
      Math.min(room, 2.4 * scale, (z - nearZ) * 0.75) -
      Math.abs(u - aimU) * 4.2 * scale -
      Math.abs(share - composition.patioDepth) * 2.4 * scale +
      random() * 0.2 * scale;
    if (score <= bestScore) continue;
    bestScore = score;
    best = { x, z, room };
  }
  if (!best) return undefined;
  const { x, z, room } = best;
  const wanted = clamp(Math.max(room * 0.98, 1.3 * scale), 1.1 * scale, 2.35 * scale) * composition.patioSize;
  const radius = Math.min(wanted, Math.max(1, (z - nearZ) * 0.82));
  return {
    shape: composition.patioShape,
    x,
    z,
    radius,
    halfWidth: Math.min(radius * 1.2, 2.7),
    halfDepth: Math.min(radius * 0.9, 2.1),
    turn: composition.patioShape === "kidney" ? random() * 6.28 : 0,
    virtual: false,
  };
}

/** Metres from the patio's edge, negative inside. */
export function distanceToPatio(patio: Patio | undefined, x: number, z: number): number {
  if (!patio || patio.virtual) return 9;
  const dx = x - patio.x;
  const dz = z - patio.z;
  const r = patio.radius;
  switch (patio.shape) {
    case "rectangle":
      return toRectangle(dx, dz, patio.halfWidth, patio.halfDepth);
    case "diamond":
      return toRectangle((dx + dz) * Math.SQRT1_2, (dz - dx) * Math.SQRT1_2, r * 0.98, r * 0.98);
    case "octagon":
      return Math.max(Math.abs(dx) - r, Math.abs(dz) - r, (Math.abs(dx) + Math.abs(dz)) * Math.SQRT1_2 - r);
    case "half-round":
      // Flat at the back, round towards the viewer.
      return Math.max(Math.hypot(dx, dz - 0.45 * r) - 1.32 * r, dz - 0.5 * r);
    case "round":
      return Math.hypot(dx, dz) - r;
    default: {
      const angle = Math.atan2(dz, dx);
      const lobes = 0.14 * Math.sin(2 * angle + patio.turn) + 0.07 * Math.sin(3 * angle + patio.turn * 2);
      return Math.hypot(dx, dz) - r * (1 + lobes);
    }
  }
}

/** Metres along the patio's edge, for the course of stones that follows it. */
export function alongPatioEdge(patio: Patio, x: number, z: number): number {
  const dx = x - patio.x;
  const dz = z - patio.z;
  if (patio.shape === "rectangle") return Math.abs(dx) - patio.halfWidth > Math.abs(dz) - patio.halfDepth ? dz : dx;
  if (patio.shape === "diamond") {
    const u = (dx + dz) * Math.SQRT1_2;
    const v = (dz - dx) * Math.SQRT1_2;
    return Math.abs(u) > Math.abs(v) ? v : u;
  }
  if (patio.shape === "octagon" && Math.max(Math.abs(dx), Math.abs(dz)) - patio.radius > -0.25)
    return Math.abs(dx) > Math.abs(dz) ? dz : dx;
  if (patio.shape === "half-round" && dz - 0.5 * patio.radius > -0.25) return dx;
  return Math.atan2(dz, dx) * patio.radius;
}

function virtualPatio(yard: Yard): Patio | undefined {
  const { paving, camera } = yard;
  if (!paving) return undefined;
  const [x, z, depth] = camera.groundAt(paving.centreU * camera.width, paving.centreV * camera.height, [0, 0, 0]);
  if (depth < 0) return undefined;
  const radius = clamp(Math.sqrt(paving.share) * z * 0.5, 0.6, 2.2);
  return { shape: "round", x, z, radius, halfWidth: radius, halfDepth: radius, turn: 0, virtual: true };
}

function toRectangle(dx: number, dz: number, halfWidth: number, halfDepth: number): number {
  const x = Math.abs(dx) - halfWidth;
  const z = Math.abs(dz) - halfDepth;
  return Math.max(x, z) < 0 ? Math.max(x, z) : Math.hypot(Math.max(x, 0), Math.max(z, 0));
}
