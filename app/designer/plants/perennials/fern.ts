import { linearFromHex, mixColor } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addLeaf, samplesPerMetre } from "../parts/foliage.ts";
import type { PlantSite, Species } from "../parts/species.ts";

export const fern: Species = {
  commonName: "Wood fern",
  botanicalName: "Dryopteris filix-mas",
  matureHeight: 0.9,
  matureSpread: 0.9,
  spacing: 0.6,
  evergreen: false,
  nativeTo: ["north-america", "europe"],
  radius: 0.44,
  height: 0.36,
  role: "low",
  grow(site, stage, random) {
    for (let i = 0; i < 26; i++) growFrond(site, i * 2.4, stage, random);
  },
};

const ribTone = linearFromHex("#6f7d3a");

function growFrond(site: PlantSite, turn: number, stage: Stage, random: Random): void {
  const angle = turn + random() * 0.5;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const length = 0.55 * site.size * (0.75 + 0.4 * random());
  const pairs = Math.min(34, Math.max(8, Math.round(samplesPerMetre(stage, site.z) * length * 0.12)));
  const step = length / pairs;
  const color = mixColor(linearFromHex("#2a4a1c"), linearFromHex("#7ba04a"), random());
  let elevation = 1.4 - 0.35 * random();
  let x = site.x;
  let y = 0.02;
  let z = site.z;
  for (let k = 0; k < pairs; k++) {
    const level = Math.cos(elevation);
    const up = Math.sin(elevation);
    x += cos * level * step;
    y += up * step;
    z += sin * level * step;
    elevation -= (1.75 / pairs) * (0.7 + 0.6 * random());
    if (y < 0.015) return;
    const t = (k + 1) / pairs;
    const leaflet = 0.085 * site.size * Math.sin(Math.PI * (0.18 + 0.8 * t));
    const normal = normalize([-cos * up, level + 0.1, -sin * up]);
    const rib: Vec3 = [cos * level, up, sin * level];
    addLeaf(
      stage,
      [x, y, z],
      normal,
      rib,
      step * 0.6,
      0.0035 * site.size * (1.1 - t),
      ribTone,
      0.5 + 0.5 * t,
      "strip",
      1,
    );
    for (const side of [-1, 1]) {
      const direction: Vec3 = normalize([
        -sin * side + cos * level * 0.45,
        -0.12 + up * 0.4,
        cos * side + sin * level * 0.45,
      ]);
      addLeaf(
        stage,
        [x + direction[0] * leaflet, y + direction[1] * leaflet, z + direction[2] * leaflet],
        normal,
        direction,
        leaflet,
        Math.max(step * 0.5, 0.004),
        color,
        0.35 + 0.65 * t,
        "leaf",
        0.75 + 0.45 * random(),
      );
    }
  }
}
