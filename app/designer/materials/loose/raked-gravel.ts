import { noise } from "../../numeric/noise.ts";
import { dim } from "../../numeric/paint.ts";
import { clamp } from "../../numeric/scalar.ts";
import type { GroundMaterial } from "../../stage/geometry.ts";
import type { Relief } from "../making/relief.ts";
import { createGravel } from "./gravel.ts";

/** Meters: one grain of the crushed granite, and between furrows of a wooden rake. */
const grain = 0.008;
const furrow = 0.12;
/** Slope of the ridges, and how much darker the furrows are. */
const steep = 0.75;
const hollow = 0.22;
/** Meters by which a line deviates from straight, as if drawn by hand. */
const stray = 0.05;

export function createRakedGravel(relief: Relief): GroundMaterial {
  const grit = createGravel("light", grain, relief);
  return (x, z, footprint, out) => {
    grit(x, z, footprint, out);
    const seen = clamp(1.5 - (2.4 * footprint) / furrow, 0, 1);
    if (seen === 0) return;
    const phase = ((z + stray * (noise(x * 0.7, z * 0.7, 181) - 0.5)) / furrow) * 2 * Math.PI;
    const lit = relief(0, steep * Math.sin(phase)) / relief(0, 0);
    const deep = 1 - hollow * (0.5 - 0.5 * Math.cos(phase));
    dim(out, 1 + seen * (lit * deep - 1));
  };
}
