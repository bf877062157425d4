import type { LinearRgb } from "../../numeric/color.ts";
import { pick, type Random } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import { normalize, tangents, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addLeaf, randomDirection, samplesPerMetre } from "./foliage.ts";

/** Meters. */
export interface FlowerHeads {
  radius: number;
  height: number;
  count: number;
  headRadius: number;
  petal: number;
  tones: readonly LinearRgb[];
}

/** Meters. */
export function addFlowerHeads(heads: FlowerHeads, x: number, z: number, stage: Stage, random: Random): void {
  for (let i = 0; i < heads.count; i++) {
    const up = 0.15 + random() * 0.85;
    const angle = random() * 6.283;
    const level = Math.sqrt(1 - up * up);
    const away = level * Math.sin(angle);
    // Heads on the far side are hidden by the shrub: most are left out.
    if (away > 0.6 && random() < 0.7) continue;
    const center: Vec3 = [
      x + level * Math.cos(angle) * heads.radius * 0.95,
      heads.height * (0.46 + up * 0.53),
      z + away * heads.radius * 0.95,
    ];
    const tone = pick(random, heads.tones);
    const brightness = 0.82 + 0.34 * random();
    const color: LinearRgb = [
      tone[0] * brightness * (0.94 + 0.12 * random()),
      tone[1] * brightness,
      tone[2] * brightness,
    ];
    const radius = heads.headRadius * (0.75 + 0.5 * random());
    addHead({ center, radius, petal: heads.petal, color, roundness: 0.8 }, stage, random);
  }
}

interface FlowerHead {
  center: Vec3;
  radius: number;
  petal: number;
  color: LinearRgb;
  /** Height over width. */
  roundness: number;
}

export function addHead({ center, radius, petal, color, roundness }: FlowerHead, stage: Stage, random: Random): void {
  const scale = Math.max(1, 1.1 / (petal * samplesPerMetre(stage, center[2])));
  const half = petal * scale;
  const count = Math.round(clamp((9.6 * radius * radius) / (half * half), 5, 230));
  for (let i = 0; i < count; i++) {
    const out = randomDirection(random);
    const up = out[1] < -0.4 ? -out[1] : out[1];
    const normal = normalize([
      out[0] + (random() - 0.5) * 0.7,
      up + (random() - 0.5) * 0.7 + 0.2,
      out[2] + (random() - 0.5) * 0.7,
    ]);
    const at: Vec3 = [center[0] + out[0] * radius, center[1] + up * radius * roundness, center[2] + out[2] * radius];
    const openness = 0.55 + 0.45 * clamp(up + 0.4, 0, 1);
    const [direction] = tangents(normal);
    addLeaf(stage, at, normal, direction, half, half * 0.85, color, openness, "petal", 0.8 + 0.35 * random());
  }
}
