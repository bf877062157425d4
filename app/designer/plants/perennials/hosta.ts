import { type LinearRgb, linearFromHex, mixColor } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addLeaf } from "../parts/foliage.ts";
import { goldenAngle } from "../parts/golden-angle.ts";
import type { PlantSite, Species } from "../parts/species.ts";

const leaves = 70;
const dark = linearFromHex("#2a4a2a");
const light = linearFromHex("#7ba163");
const margin = linearFromHex("#c3cf9e");

export const hosta: Species = {
  commonName: "Hosta",
  botanicalName: "Hosta sieboldiana",
  matureHeight: 0.6,
  matureSpread: 0.9,
  spacing: 0.6,
  evergreen: false,
  role: "low",
  radius: 0.33,
  height: 0.36,
  grow: (site, stage, random) => growHosta(site, false, stage, random),
};

export const variegatedHosta: Species = {
  ...hosta,
  commonName: "Variegated hosta",
  botanicalName: "Hosta fortunei",
  grow: (site, stage, random) => growHosta(site, true, stage, random),
};

function growHosta(site: PlantSite, variegated: boolean, stage: Stage, random: Random): void {
  for (let i = 0; i < leaves; i++) {
    const t = (i + random()) / leaves;
    const angle = i * goldenAngle + 0.7 * random();
    // Some stay below the others and close the gaps between them.
    const below = i % 4 === 0 ? 0.7 : 1;
    const out = site.radius * (0.04 + 0.58 * t ** 0.6) * (0.85 + 0.25 * random()) * below;
    const foot: Vec3 = [
      site.x + Math.cos(angle) * out,
      site.height * (0.95 - 0.68 * t ** 1.25) * (0.8 + 0.3 * random()) * below,
      site.z + Math.sin(angle) * out,
    ];
    growHostaLeaf(site, { foot, angle, t, variegated }, stage, random);
  }
}

function growHostaLeaf(
  site: PlantSite,
  { foot, angle, t, variegated }: { foot: Vec3; angle: number; t: number; variegated: boolean },
  stage: Stage,
  random: Random,
): void {
  const half = site.radius * (0.17 + 0.13 * t ** 0.5) * (0.68 + 0.5 * random());
  const color = mixColor(dark, light, 0.15 + 0.85 * random() * (1 - 0.4 * t));
  const openness = 0.5 + 0.5 * (1 - 0.6 * t);
  const tone = 0.8 + 0.36 * random();
  const elevation = 0.4 - 0.95 * t + 0.4 * (random() - 0.5);
  const level = Math.cos(elevation);
  const up = Math.sin(elevation);
  const turn = angle + 1.3 * (random() - 0.5);
  const direction: Vec3 = [Math.cos(turn) * level, up, Math.sin(turn) * level];
  // Each blade rolls to one side, so that its light differs from those below it.
  const roll = 0.9 * (random() - 0.5);
  const normal = normalize([
    -Math.cos(turn) * up - roll * Math.sin(turn),
    level,
    -Math.sin(turn) * up + roll * Math.cos(turn),
  ]);
  const add = (low: number, grown: number, tint: LinearRgb) => {
    const center: Vec3 = [
      foot[0] + direction[0] * half * 0.75,
      Math.max(0.015, foot[1] + up * half * 0.75) - low,
      foot[2] + direction[2] * half * 0.75,
    ];
    addLeaf(stage, center, normal, direction, half * grown, half * 0.76 * grown, tint, openness, "ovate", tone);
  };
  if (variegated) add(0.004, 1.13, margin);
  add(0, 1, color);
}
