import { type LinearRgb, linearFromHex } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addLeaf, samplesPerMetre } from "../parts/foliage.ts";
import { goldenAngle } from "../parts/golden-angle.ts";
import type { PlantSite } from "../parts/species.ts";

const bark = linearFromHex("#6a5746");
const stems = 20;
const pieces = 4;
const shootsPerPiece = 4;

/** Stems and shoots of a shrub in winter, for those that are drawn as leaves alone; a hedge's all along its row. */
export function growBareShrub(site: PlantSite, isHedge: boolean, stage: Stage, random: Random): void {
  const [cos, sin] = [Math.cos(site.angle), Math.sin(site.angle)];
  for (let i = 0; i < stems; i++) {
    const share = Math.sqrt((i + random()) / stems);
    const row = isHedge ? (1.9 * (i + random())) / stems - 0.95 : 0;
    const foot: Vec3 = [site.x + row * site.radius * cos, 0, site.z - row * site.radius * sin];
    const turn = i * goldenAngle + random();
    const reach = isHedge ? 0.15 * site.height : 0.92 * site.radius * share;
    const height =
      site.height * (isHedge ? 0.9 + 0.1 * random() : (1 - 0.4 * share * share) * (0.85 + 0.15 * random()));
    growStem({ foot, turn, reach, height, z: site.z, tone: 0.75 + 0.5 * random() }, stage, random);
  }
}

interface Stem {
  foot: Vec3;
  turn: number;
  reach: number;
  height: number;
  z: number;
  tone: number;
}

function growStem({ foot, turn, reach, height, z, tone }: Stem, stage: Stage, random: Random): void {
  const samples = samplesPerMetre(stage, z);
  let from = foot;
  for (let k = 1; k <= pieces; k++) {
    const t = k / pieces;
    const sway = 0.08 * height * (random() - 0.5);
    const out = reach * t * (0.5 + 0.5 * t);
    const to: Vec3 = [foot[0] + Math.cos(turn) * out + sway, height * t, foot[2] + Math.sin(turn) * out + sway];
    addTwig(from, to, Math.max(0.008 * (1.2 - t) * Math.sqrt(height), 0.55 / samples), tone, stage);
    for (let i = 0; i < shootsPerPiece; i++) {
      const start = mix(from, to, random());
      const angle = turn + 4 * (random() - 0.5);
      const long = height * (0.1 + 0.16 * random());
      const tip: Vec3 = [
        start[0] + Math.cos(angle) * long * 0.7,
        Math.min(height * 1.05, start[1] + long * (0.35 + 0.5 * random())),
        start[2] + Math.sin(angle) * long * 0.7,
      ];
      addTwig(start, tip, Math.max(0.003, 0.42 / samples), tone * 1.1, stage);
    }
    from = to;
  }
}

function addTwig(from: Vec3, to: Vec3, width: number, tone: number, stage: Stage): void {
  const along: Vec3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const color: LinearRgb = [bark[0] * tone, bark[1] * tone, bark[2] * tone];
  const half = Math.hypot(...along) / 2;
  addLeaf(stage, mix(from, to, 0.5), [0, 0.3, -0.954], normalize(along), half, width, color, 0.6, "strip", 1);
}

function mix(a: Vec3, b: Vec3, t: number): Vec3 {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}
