import { clamp, lerp } from "../../numeric/scalar.ts";
import { openSpanAt } from "../ground/ground-grid.ts";
import type { Terrain } from "../ground/terrain.ts";
import type { PathForm } from "../parts/composition.ts";
import { neighborsIn, type PlanPoint } from "../parts/plan-point.ts";
import { roundCorners, smoothCurve } from "./ribbon.ts";

/** Shares of its bend that a line tries, best first. */
const bends = [1, 0.6, 0.3, 0];
/** Meters that a bend stays inside the open span, if that is at least this wide. */
const insideOpen = { clear: 0.8, narrowest: 1.8 };

/** Less and less bent. */
export function linesThrough(
  stops: readonly PlanPoint[],
  form: PathForm,
  mirror: number,
  terrain: Terrain,
): PlanPoint[][] {
  return bends.map((bend) => {
    const controls = controlsOf(stops, form, bend, mirror);
    const kept = controls.map(
      ([x, z], i): PlanPoint => (i === 0 || i === controls.length - 1 ? [x, z] : [insideSpan(terrain, x, z), z]),
    );
    return form === "dog-leg" ? roundCorners(kept) : smoothCurve(kept);
  });
}

function controlsOf(stops: readonly PlanPoint[], form: PathForm, bend: number, mirror: number): PlanPoint[] {
  const controls = stops.slice(0, 1);
  for (const [[ax, az], [bx, bz]] of neighborsIn(stops)) {
    const length = Math.hypot(bx - ax, bz - az);
    const reach = Math.min(1.1, length * 0.22) * bend * mirror;
    const [nx, nz] = [-(bz - az) / Math.max(length, 1e-6), (bx - ax) / Math.max(length, 1e-6)];
    const at = (t: number, off: number): PlanPoint => [
      lerp(ax, bx, t) + nx * off * reach,
      lerp(az, bz, t) + nz * off * reach,
    ];
    if (form === "s-curve") controls.push(at(0.28, 0.75), at(0.7, -0.75));
    else if (form === "sweep") controls.push(at(0.33, 0.85), at(0.67, 0.85));
    // First straight ahead, then across.
    else if (form === "dog-leg" && bend > 0.5) controls.push([lerp(ax, bx, 0.12), lerp(az, bz, 0.72)]);
    else controls.push(at(0.5, 0));
    controls.push([bx, bz]);
  }
  return controls;
}

function insideSpan({ grid }: Terrain, x: number, z: number): number {
  const [left, right] = openSpanAt(grid, z);
  if (right - left < insideOpen.narrowest) return x;
  return clamp(x, left + insideOpen.clear, right - insideOpen.clear);
}
