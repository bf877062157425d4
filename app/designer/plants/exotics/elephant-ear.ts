import { linearFromHex, mixColor } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addLeaf, samplesPerMetre } from "../parts/foliage.ts";
import { goldenAngle } from "../parts/golden-angle.ts";
import type { PlantSite, Species } from "../parts/species.ts";

const leaves = 15;
const dark = linearFromHex("#2b5024");
const light = linearFromHex("#6c9c48");
const old = linearFromHex("#a7a04a");
const stalk = linearFromHex("#6f8a48");

/** Not taro (Colocasia), which is invasive along the Gulf of Mexico. */
export const elephantEar: Species = {
  commonName: "Upright elephant ear",
  botanicalName: "Alocasia odora",
  matureHeight: 1.5,
  matureSpread: 1.2,
  spacing: 0.9,
  evergreen: false,
  role: "tall",
  radius: 0.55,
  height: 1.0,
  grow: (site, stage, random) => {
    const turn = 6.283 * random();
    for (let i = 0; i < leaves; i++) growEar(site, i, turn, stage, random);
  },
};

function growEar(site: PlantSite, index: number, turn: number, stage: Stage, random: Random): void {
  const t = (index + 0.8 * random()) / leaves;
  const angle = turn + index * goldenAngle + 0.7 * (random() - 0.5);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const tall = site.height * (0.98 - 0.62 * t ** 1.2) * (0.85 + 0.25 * random());
  const out = site.radius * (0.06 + 0.58 * t ** 0.8) * (0.8 + 0.35 * random());
  const near = 0.12 * site.radius * random();
  const at = (s: number): Vec3 => {
    const away = near + (out - near) * s * s;
    return [site.x + cos * away, tall * s * (1.12 - 0.12 * s), site.z + sin * away];
  };
  growStalk(at, site, stage);
  const half = site.radius * (0.29 + 0.13 * Math.sqrt(t)) * (0.7 + 0.45 * random());
  // The blade hangs from its notch, tip outward and down; each rolls to its own side.
  const hang = 0.35 + 0.75 * random() + 0.25 * t;
  const away = angle + 0.7 * (random() - 0.5);
  const [level, down] = [Math.cos(hang), Math.sin(hang)];
  const direction: Vec3 = [Math.cos(away) * level, -down, Math.sin(away) * level];
  const roll = 0.8 * (random() - 0.5);
  const normal = normalize([
    Math.cos(away) * down - roll * Math.sin(away),
    level,
    Math.sin(away) * down + roll * Math.cos(away),
  ]);
  const end = at(1);
  const notch = 0.3 * half;
  const center: Vec3 = [
    end[0] + direction[0] * notch,
    Math.max(0.05, end[1] + direction[1] * notch),
    end[2] + direction[2] * notch,
  ];
  const green = mixColor(dark, light, 0.15 + 0.6 * random() * (1 - 0.5 * t) + 0.2 * (1 - t));
  const color = t > 0.85 && random() < 0.6 ? mixColor(green, old, 0.35 + 0.4 * random()) : green;
  addLeaf(stage, center, normal, direction, half, half * 0.82, color, 0.95 - 0.4 * t, "heart", 0.85 + 0.28 * random());
}

function growStalk(at: (s: number) => Vec3, site: PlantSite, stage: Stage): void {
  const width = Math.max(0.009 * site.size, 0.45 / samplesPerMetre(stage, site.z));
  let from = at(0);
  for (const s of [0.3, 0.55, 0.8, 1]) {
    const to = at(s);
    const along: Vec3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const middle: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
    const half = Math.hypot(...along) / 2;
    const wide = width * (1.25 - 0.6 * s);
    addLeaf(
      stage,
      middle,
      [0, 0.3, -0.954],
      normalize(along),
      half * 1.04,
      wide,
      stalk,
      0.3 + 0.5 * s,
      "strip",
      0.8 + 0.2 * s,
    );
    from = to;
  }
}
