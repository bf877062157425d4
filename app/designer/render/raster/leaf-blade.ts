import { noise } from "../../numeric/noise.ts";
import { floatAt, indices3 } from "../../numeric/read-at.ts";
import { clamp, smoothstep } from "../../numeric/scalar.ts";
import type { LeafOutline } from "../../stage/leaf-outline.ts";
import { acrossOffset, alongOffset } from "../geometry/grown-design.ts";
import { kindIndex } from "../look/drawn-kind.ts";
import type { View } from "./frame-buffer.ts";
import { leafLight, leafShine } from "./leaf-light.ts";
import { addShine } from "./leaf-shine.ts";

/** Share of light at the stalk, where other leaves cover it, and the range along the leaf where that shows. */
const atStalk = { light: 0.66, from: -1.05, to: -0.1 };
/** Lots from which a leaf is old, and how brown the tip of the oldest is. */
const old = { from: 0.86, redder: 0.42, greener: -0.25 };

/** `width` is the outline's half width at the point. Positional because it is called per sample. */
export function shadeBlade(
  leaves: Float32Array,
  at: number,
  view: View,
  outline: LeafOutline,
  s: number,
  t: number,
  width: number,
  out: [number, number, number],
): void {
  const { sun, sky, facing, lot, color } = leafLight;
  const away = Math.abs(t) / (width + 1e-6);
  // Steep next to the rib, level halfway out, turned back at the edge, and wavy along it.
  const wave = 0.16 * away * away * Math.sin(s * (5 + 4 * lot) + lot * 40);
  const slope = (t < 0 ? outline.fold : -outline.fold) * (1.25 - 1.35 * away) + wave;
  const bend = outline.bend * (s + 0.35 * (lot - 0.5));
  const faces = Math.abs(facing + slope * leafLight.acrossSun + bend * leafLight.alongSun);
  const shadow = leafLight.castsOver ? shadowOn(leaves, at, view, s, t) : leafLight.shadow;
  const fromSun = sun * (0.8 * faces + 0.2) * (1 - shadow);
  const fromSky = sky * (1 + 0.45 * (slope * leafLight.acrossUp + bend * leafLight.alongUp));
  const base = atStalk.light + (1 - atStalk.light) * smoothstep(atStalk.from, atStalk.to, s);
  const factor = clamp(fromSun + fromSky, 0.2, 2.6) * base * surfaceOf(outline, s, t, away, lot);
  for (const c of indices3) out[c] = color[c] * factor;
  if (lot > old.from && leafLight.kind === kindIndex.foliage) {
    const age = ((lot - old.from) / (1 - old.from)) * smoothstep(0.3, 1, s) * away;
    out[0] *= 1 + old.redder * age;
    out[1] *= 1 + old.greener * age;
  }
  addShine(leafShine, slope, bend, out);
}

function surfaceOf(outline: LeafOutline, s: number, t: number, away: number, lot: number): number {
  const blotch = 0.94 + 0.12 * noise(s * 3 + lot * 90, t * 3, 5);
  if (away > 0.86) return blotch * outline.rim;
  if (outline.rib === 0) return blotch;
  const fromRib = Math.abs(t);
  if (fromRib < outline.rib * (0.95 - s * 0.7)) return 1.22;
  const vein = (s - 0.55 * fromRib) * (4 + 2.5 * lot);
  const between = vein - Math.floor(vein);
  const ridge = between < 0.14 ? 0.1 : 0.07 * Math.sin(Math.PI * between) - 0.05;
  return blotch * (0.98 + ridge * (1 - away));
}

/** A bias keeps parts below the leaf's center from being shaded by the leaf itself. */
function shadowOn(leaves: Float32Array, at: number, view: View, s: number, t: number): number {
  const rise = floatAt(leaves, at + alongOffset + 1) * s + floatAt(leaves, at + acrossOffset + 1) * t;
  return view.shadows.at(
    floatAt(leaves, at) + floatAt(leaves, at + alongOffset) * s + floatAt(leaves, at + acrossOffset) * t,
    floatAt(leaves, at + 1) + rise,
    floatAt(leaves, at + 2) + floatAt(leaves, at + alongOffset + 2) * s + floatAt(leaves, at + acrossOffset + 2) * t,
    0.05 + Math.max(0, -rise),
  );
}

/** The leaf is bent by its own random curl. */
export function curledT(lot: number, s: number, t: number): number {
  return t + 0.5 * (lot - 0.5) * (s * s - 0.3);
}
