import { describe, expect, it } from "vitest";
import { Camera } from "../../stage/camera.ts";
import { createEye } from "../lens/eye.ts";
import type { Mark, Side } from "./mark.ts";
import { checkScale } from "./scale-check.ts";

const [width, height] = [448, 336];
const focalShare = 0.75;

/** Ground from 12 m away to the lower border, through a lens at this height; the horizon as if read without error. */
function viewOf(eyeHeight: number, row: number) {
  const camera = new Camera(width, height, row * height, focalShare * width, eyeHeight);
  const horizon = { row, rowError: 0.04, roll: 0, rollSureness: 1 };
  const top = Math.max(0, Math.floor(camera.project(0, 0, 12, [0, 0, 0])[1]));
  const flat = new Uint8Array(width * height).fill(1, top * width);
  const found = {
    flat,
    horizon,
    eye: createEye(horizon, focalShare, width, height),
    kinds: { width, height, values: flat },
    walls: new Uint8Array(width * height),
    boundary: new Int32Array(width).fill(top),
  };
  const sideAt = (x: number, z: number, tall: number): Side => {
    const [u, foot] = camera.project(x, 0, z, [0, 0, 0]);
    return { x: u, foot, head: camera.project(x, tall, z, [0, 0, 0])[1] };
  };
  const mark = (kind: Mark["kind"], x: number, wide: number, tall: number, z = 10): Mark => ({
    kind,
    left: sideAt(x, z, tall),
    right: sideAt(x + wide, z, tall),
    confidence: 0.95,
    foot: { on: "ground" },
  });
  return { mark, check: (...marks: Mark[]) => checkScale(found, marks, false) };
}

describe("checkScale", () => {
  it("hardly moves for a false door among good ones", () => {
    const { mark, check } = viewOf(1.6, 0.2);
    const window = mark("window", 6, 0.9, 2.3);
    const foot = { on: "wall" as const, left: window.left.foot, right: window.right.foot };
    const good = [mark("door", -3, 0.9, 2.05), { ...window, foot }];
    const without = check(...good).eyeHeight;
    expect(without).toBeCloseTo(1.6, 1);
    for (const tall of [0.7, 0.9, 3.5])
      expect(check(...good, mark("door", -1.5, 0.5, tall)).eyeHeight / without).toBeCloseTo(1, 1);
  });

  it("takes a photo for a standing person's wherever its horizon is", () => {
    for (const row of [0.5, 0.3, 0.1, -0.1]) {
      const { eyeHeight, horizonRow } = viewOf(1.6, row).check();
      expect(eyeHeight).toBeGreaterThan(1.4);
      expect(eyeHeight).toBeLessThan(1.75);
      expect(Math.abs(horizonRow - row)).toBeLessThan(0.05);
    }
  });

  it("does not climb for one low thing taken for a door or fence", () => {
    const { mark, check } = viewOf(1.6, 0.15);
    for (const kind of ["door", "garage-door", "fence-panel", "vehicle"] as const)
      expect(check(mark(kind, -1, 1.2, 0.7)).eyeHeight).toBeLessThan(1.8);
  });

  it("reads a raised place from things of known height that it looks down on", () => {
    const { mark, check } = viewOf(4.2, 0.2);
    const { eyeHeight, uncertainty } = check(
      mark("door", -3, 0.9, 2.08),
      mark("garage-door", 0, 2.5, 2.13),
      mark("vehicle", 3, 1.8, 1.6),
      mark("door", 6, 0.9, 2.08),
    );
    expect(eyeHeight).toBeGreaterThan(3.7);
    expect(eyeHeight).toBeLessThan(4.7);
    expect(uncertainty).toBeLessThan(0.5);
  });
});
