import { lerp, smoothstep } from "../../numeric/scalar.ts";
import type { GroundShade } from "./ground-shade.ts";
import { azimuths, elevations } from "./sun-grid.ts";
import { fieldCell, fieldIndex } from "./upright-field.ts";

/** Pixels of the small picture between ground samples, and meters to the last. */
const step = 6;
const farthest = 18;
/** Meters: nearer to its foot everything is dark on any day; beyond `farthest` no shadow is searched for. */
const nearest = 0.5;
const longest = 6;
/** Log-odds of a sample when light, when dark. Small, because neighboring samples are correlated. */
const whenLight = -0.04;
const whenDark = 0.05;
/** Darkness (natural logarithm) of light and certain shadow. */
const inShadow = { from: 0.15, to: 0.6 };

/**
 * Log-likelihood of every sun direction from the shadows of houses, fences and hedges: ground behind them, seen from
 * the sun, should be dark. Things outside the picture cast shadows too, so unexplained darkness says nothing. Source of
 * the horizon angles: Max, "Horizon mapping" (1988).
 * @param heights meters, by cell of the plan: see raiseUprightField
 */
export function judgeWideShadows(shade: GroundShade, heights: Float32Array): Float32Array {
  const samples = sampleGround(shade);
  const tangents = elevations.map(Math.tan);
  const out = new Float32Array(azimuths.length * elevations.length);
  azimuths.forEach((azimuth, a) => {
    const stepX = Math.sin(azimuth) * fieldCell;
    const stepZ = Math.cos(azimuth) * fieldCell;
    for (const { x, z, odds } of samples) {
      const obstacle = steepest(heights, x, z, stepX, stepZ);
      for (let e = 0; e < tangents.length && obstacle > tangents[e]; e++) out[a * tangents.length + e] += odds;
    }
  });
  return out;
}

function sampleGround({ width, height, eye, eyeHeight, darkness }: GroundShade) {
  const samples: { x: number; z: number; odds: number }[] = [];
  for (let row = step; row < height; row += step) {
    for (let column = 2; column < width; column += step) {
      const dark = darkness[row * width + column];
      const drop = eye.dropAt(column + 0.5, row + 0.5);
      if (Number.isNaN(dark) || drop * farthest < eyeHeight) continue;
      const z = eyeHeight / drop;
      const odds = lerp(whenLight, whenDark, smoothstep(inShadow.from, inShadow.to, dark));
      samples.push({ x: ((column + 0.5 - width / 2) / eye.focal) * z, z, odds });
    }
  }
  return samples;
}

/** Tangent of the elevation of the horizon in a direction, from a ground point. */
function steepest(heights: Float32Array, x: number, z: number, stepX: number, stepZ: number): number {
  let tangent = 0;
  for (let k = nearest / fieldCell; k * fieldCell < longest; k++) {
    const cell = fieldIndex(x + stepX * k, z + stepZ * k);
    if (cell >= 0 && heights[cell] > tangent * k * fieldCell) tangent = heights[cell] / (k * fieldCell);
  }
  return tangent;
}
