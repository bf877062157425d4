import { linearFromHex, mixColor } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import { addLeaf, samplesPerMetre } from "../parts/foliage.ts";
import { goldenAngle } from "../parts/golden-angle.ts";
import type { PlantSite, Species } from "../parts/species.ts";

const dark = linearFromHex("#3a5a22");
const light = linearFromHex("#93b257");

export const bamboo: Species = {
  commonName: "Clumping bamboo",
  botanicalName: "Fargesia murielae",
  matureHeight: 3,
  matureSpread: 1.5,
  spacing: 1,
  evergreen: true,
  role: "tall",
  radius: 0.5,
  height: 2,
  grow(site, stage, random) {
    for (let i = 0; i < 20; i++) growCane(site, i, stage, random);
  },
};

function growCane(site: PlantSite, index: number, stage: Stage, random: Random): void {
  const angle = index * goldenAngle + random();
  const out = 0.42 * site.radius * Math.sqrt(random());
  const height = site.height * (0.62 + 0.36 * random());
  const bend = (0.3 + 0.4 * random()) * site.radius;
  const at = (t: number): Vec3 => [
    site.x + Math.cos(angle) * (out + bend * t * t),
    height * t * (1 - 0.06 * t * t),
    site.z + Math.sin(angle) * (out + bend * t * t),
  ];
  const cane = mixColor(linearFromHex("#6f8540"), linearFromHex("#a9a45c"), random());
  const pieces = 6;
  for (let k = 0; k < pieces; k++) {
    const girth = (t: number) => 0.012 * site.size * (1 - 0.75 * t);
    const [from, to] = [k / pieces, (k + 1) / pieces];
    addCylinder(stage, at(from), at(to), [girth(from), girth(to) * 0.9], { color: cane, finish: "plain" }, 6);
  }
  for (let k = 0; k < 17; k++) {
    const t = 0.2 + 0.8 * ((k + random()) / 17) ** 0.8;
    growFan(site, at(Math.min(1, t)), t, k * 2.4 + angle, stage, random);
  }
}

function growFan(site: PlantSite, node: Vec3, t: number, turn: number, stage: Stage, random: Random): void {
  const samples = samplesPerMetre(stage, site.z);
  const reach = (0.05 + 0.12 * random()) * site.size;
  const hub: Vec3 = [node[0] + Math.cos(turn) * reach, node[1] + 0.3 * reach, node[2] + Math.sin(turn) * reach];
  const width = Math.max(0.0085 * site.size, 0.6 / samples);
  const tone = 0.85 + 0.3 * random();
  const count = 5 + Math.floor(random() * 3);
  for (let i = 0; i < count; i++) {
    const spread = turn + (i - count / 2) * 0.55 + 0.3 * (random() - 0.5);
    const direction = normalize([Math.cos(spread), -0.25 - 0.55 * random(), Math.sin(spread)]);
    const half = 0.058 * site.size * (0.75 + 0.5 * random());
    const center: Vec3 = [hub[0] + direction[0] * half, hub[1] + direction[1] * half, hub[2] + direction[2] * half];
    const normal = normalize([
      direction[0] * 0.5 + 0.6 * (random() - 0.5),
      0.8,
      direction[2] * 0.5 + 0.6 * (random() - 0.5),
    ]);
    const color = mixColor(dark, light, random());
    addLeaf(
      stage,
      center,
      normal,
      direction,
      half,
      width,
      color,
      0.35 + 0.65 * t,
      "leaf",
      tone * (0.8 + 0.4 * random()),
    );
  }
}
