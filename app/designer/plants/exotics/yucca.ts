import { linearFromHex } from "../../numeric/color.ts";
import { pick, type Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { rosette } from "../habits/rosette.ts";
import { addStem } from "../parts/flower.ts";
import { addLeaf } from "../parts/foliage.ts";
import type { PlantSite, Species } from "../parts/species.ts";

const swords = rosette({
  leaves: 64,
  shape: "sword",
  halfWidth: 0.021,
  rim: 0.2,
  heart: 1.4,
  dark: "#42603f",
  light: "#8fa874",
});
const stalk = linearFromHex("#8a8f62");
const sides = 17;

/** Every other plant has a panicle of bells. */
export const yucca: Species = {
  commonName: "Yucca",
  botanicalName: "Yucca filamentosa",
  matureHeight: 1.2,
  matureSpread: 1.2,
  spacing: 1.0,
  evergreen: true,
  nativeTo: ["north-america"],
  role: "tall",
  radius: 0.52,
  height: 0.95,
  blooms: ["white"],
  grow: (site, stage, random) => {
    swords(site, stage, random);
    growPanicle(site, stage, random);
  },
};

function growPanicle(site: PlantSite, stage: Stage, random: Random): void {
  const top = site.height * (0.88 + 0.2 * random());
  const lean = 0.1 * (random() - 0.5);
  const at = (t: number): Vec3 => [site.x + lean * t, top * t, site.z];
  addStem(at(0.05), at(1), stalk, site.z, stage);
  for (let i = 0; i < sides; i++) {
    const t = 0.52 + (0.46 * i) / sides;
    const angle = i * 2.4 + random();
    const reach = 0.11 * site.size * (1.3 - t);
    const foot = at(t);
    const end: Vec3 = [
      foot[0] + Math.cos(angle) * reach * 1.6,
      foot[1] + reach * 0.8,
      foot[2] + Math.sin(angle) * reach,
    ];
    addStem(foot, end, stalk, site.z, stage);
    for (const share of [0.35, 0.7, 1]) growBell(foot, end, share, site, stage, random);
  }
}

function growBell(from: Vec3, to: Vec3, share: number, site: PlantSite, stage: Stage, random: Random): void {
  const half = 0.021 * site.size * (0.85 + 0.3 * random());
  const tone = pick(random, site.flowers);
  const at: Vec3 = [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share - half,
    from[2] + (to[2] - from[2]) * share,
  ];
  for (const side of [-1, 1]) {
    const direction = normalize([0.28 * side, -1, -0.1]);
    const normal = normalize([0.6 * side, 0.35, -0.8]);
    const petal: Vec3 = [at[0] + 0.3 * half * side, at[1], at[2]];
    addLeaf(stage, petal, normal, direction, half, half * 0.6, tone, 0.9, "petal", 0.85 + 0.2 * random());
  }
}
