import { linearFromHex, mixColor } from "../../numeric/color.ts";
import { fractalNoise3 } from "../../numeric/noise.ts";
import type { Random } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { LeafShape, Stage } from "../../stage/geometry.ts";
import { addBox, createPlacement } from "../../stage/mesh.ts";
import { addLeaf, leafDetail } from "../parts/foliage.ts";
import type { Grow, PlantSite } from "../parts/species.ts";

/** Meters, colors as hex. */
export interface HedgeForm {
  inner: string;
  outer: string;
  tip: string;
  halfLength: number;
  halfWidth: number;
  shape?: LeafShape;
  depth: number;
  /** Irregularity of the cut in meters. */
  rough: number;
}

/** It reaches slightly past its radius along the row, so that neighbors join. */
export function hedge(form: HedgeForm): Grow {
  return (site, stage, random) => growHedge(form, site, stage, random);
}

/** Share of the radius by which a piece exceeds half of its length, to grow into its neighbor. */
const overlap = 1.06;
/** Meters between the dark core and the cut. */
const coreInset = 0.07;

function growHedge(form: HedgeForm, site: PlantSite, stage: Stage, random: Random): void {
  const halfLong = site.radius * overlap;
  const halfDeep = (form.depth * site.height) / 2;
  const frame = createPlacement(site.x, site.z, site.angle);
  const core = { color: linearFromHex(form.inner), finish: "plain" } as const;
  // Behind the innermost leaves on every side, including the ends of a row.
  const low: Vec3 = [coreInset - halfLong, 0, coreInset - halfDeep];
  addBox(stage, low, [halfLong - coreInset, site.height - 0.045, halfDeep - coreInset], core, frame);
  const turn = createPlacement(0, 0, site.angle);
  for (const face of facesOf(halfLong, halfDeep, site.height)) {
    const out = turn(face.out);
    // The eye is above the origin, so sides facing away from it need no leaves.
    if (out[1] === 0 && out[0] * site.x + out[2] * site.z > 0.35 * Math.hypot(site.x, site.z)) continue;
    // Ends are mostly inside the neighbor; only the last one of a row is visible.
    const [cover, limit] = Math.abs(face.out[0]) > 0 ? [1.3, 1200] : [2.2, 4200];
    const detail = leafDetail(stage, site.z, {
      area: face.area,
      halfLength: form.halfLength,
      halfWidth: form.halfWidth,
      cover,
      limit,
    });
    const cut = { out, scale: detail.scale };
    for (let i = 0; i < detail.count; i++) {
      const point = face.at(random() * 2 - 1, random());
      addHedgeLeaf(form, site, frame(round(point, halfDeep, site.height)), cut, stage, random);
    }
  }
}

/** A side of the block: `at` takes -1..1 along it and 0..1 up or across it. */
interface Face {
  area: number;
  out: Vec3;
  at(a: number, b: number): Vec3;
}

function facesOf(long: number, deep: number, height: number): Face[] {
  const wall = (side: number): Face => ({
    area: 2 * long * height,
    out: [0, 0, side],
    at: (a, b) => [a * long, b * height, side * deep],
  });
  const end = (side: number): Face => ({
    area: 2 * deep * height,
    out: [side, 0, 0],
    at: (a, b) => [side * long, b * height, a * deep],
  });
  const top: Face = { area: 4 * long * deep, out: [0, 1, 0], at: (a, b) => [a * long, height, (b * 2 - 1) * deep] };
  return [wall(-1), wall(1), top, end(-1), end(1)];
}

/** Rounds the long upper edges, as wind and shears do. */
function round([x, y, z]: Vec3, halfDeep: number, height: number): Vec3 {
  const edge = clamp((y - height + 0.08) / 0.08, 0, 1) * clamp((Math.abs(z) - halfDeep + 0.08) / 0.08, 0, 1);
  return [x, y - 0.03 * edge, z * (1 - (0.02 * edge) / halfDeep)];
}

function addHedgeLeaf(
  form: HedgeForm,
  site: PlantSite,
  at: Vec3,
  { out, scale }: { out: Vec3; scale: number },
  stage: Stage,
  random: Random,
): void {
  // Noise of the position, not of the plant, so that the wall undulates across plants.
  const wave = fractalNoise3(at[0] * 2.2, at[1] * 2.2, at[2] * 2.2, 3, 61) - 0.5;
  const depth = random() ** 2;
  const off = form.rough * (2 * wave + 0.8 * (random() - 0.5)) - depth * 0.05;
  const center: Vec3 = [at[0] + out[0] * off, Math.max(0.01, at[1] + out[1] * off), at[2] + out[2] * off];
  const stray = () => (random() - 0.5) * 0.95;
  const normal = normalize([out[0] + stray(), out[1] + stray() + 0.3, out[2] + stray()]);
  const direction = normalize([random() - 0.5 + out[0] * 0.5, random() - 0.2, random() - 0.5 + out[2] * 0.5]);
  const up = clamp(center[1] / site.height, 0, 1);
  // The outside faces half of the sky, even low and on the shaded side.
  const openness = (0.42 + 0.78 * (1 - depth)) * (0.55 + 0.45 * Math.sqrt(up)) * (0.85 + 0.6 * wave);
  const light = clamp(0.55 + wave * 1.5 + (random() - 0.5) * 0.8 - depth * 0.5, 0, 1);
  const fresh = random() < 0.06 + 0.16 * up;
  const color = fresh ? linearFromHex(form.tip) : mixColor(linearFromHex(form.inner), linearFromHex(form.outer), light);
  const half = form.halfLength * scale * (0.7 + 0.6 * random());
  const wide = form.halfWidth * scale * (0.85 + 0.45 * random());
  addLeaf(
    stage,
    center,
    normal,
    direction,
    half,
    wide,
    color,
    clamp(openness, 0.16, 1),
    form.shape ?? "leaf",
    0.86 + 0.28 * random(),
  );
}
