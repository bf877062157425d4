import { noise } from "../../numeric/noise.ts";
import type { Random } from "../../numeric/random.ts";
import { clamp, lerp, norm } from "../../numeric/scalar.ts";
import { normalize, tangents, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import type { Surface } from "../../stage/mesh.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import { type CrownShape, crownWidthAt } from "../parts/crown-shape.ts";
import { addLeaf, samplesPerMetre } from "../parts/foliage.ts";
import { goldenAngle } from "../parts/golden-angle.ts";
import type { PlantSite } from "../parts/species.ts";
import { StretchedStage } from "../parts/stretched-stage.ts";

/** Lengths as shares of its height, angles in radians above level. */
export interface TreeShape {
  crown: CrownShape;
  stems: number;
  /** Where the crown starts, and where the stem has dissolved into limbs (1 = it runs to the top). */
  crownBase: number;
  stemTop: number;
  trunkRadius: number;
  limbs: number;
  /** Angle of the lowest and the highest limbs against the stem. */
  rise: readonly [low: number, high: number];
  /** How much branches and twigs bend down under their weight; above 1 they weep. */
  droop: number;
  /** 1 = branches go all ways, 0 = they spread in level tiers. */
  depth: number;
}

/** Foliage grows around the line from its foot to its tip. */
export interface Twig {
  from: Vec3;
  to: Vec3;
}

/** Out to the crown's outline, with gaps that show the sky as in a real crown. At every age the same branches, longer or shorter. */
export function growSkeleton(shape: TreeShape, site: PlantSite, bark: Surface, stage: Stage, random: Random): Twig[] {
  const { spread, tall } = site.growth;
  const asDrawn = { ...site, radius: site.radius / spread, height: site.height / tall };
  const grown = spread === 1 && tall === 1 ? undefined : new StretchedStage(stage, site);
  const skeleton = new Skeleton(shape, asDrawn, bark, grown ?? stage, random);
  for (let i = 0; i < shape.stems; i++) skeleton.growStem(i);
  if (!grown) return skeleton.twigs;
  return skeleton.twigs.map(({ from, to }) => ({ from: grown.stretch(from), to: grown.stretch(to) }));
}

interface Branch {
  from: Vec3;
  direction: Vec3;
  length: number;
  radius: number;
}

class Skeleton {
  readonly twigs: Twig[] = [];
  private readonly shape: TreeShape;
  private readonly site: PlantSite;
  private readonly bark: Surface;
  private readonly stage: Stage;
  private readonly random: Random;
  private readonly lumps: number;

  constructor(shape: TreeShape, site: PlantSite, bark: Surface, stage: Stage, random: Random) {
    this.shape = shape;
    this.site = site;
    this.bark = bark;
    this.stage = stage;
    this.random = random;
    this.lumps = random() * 50;
  }

  growStem(index: number): void {
    const { shape, site, random } = this;
    const many = shape.stems > 1;
    const angle = (index / shape.stems) * 6.283 + this.lumps;
    const lean = many ? 0.5 + 0.3 * random() : 0.06 * random();
    const radius = (shape.trunkRadius * site.height) / shape.stems ** 0.4;
    const out = many ? radius * 1.5 : 0;
    const tall = site.height * shape.stemTop * (many ? 0.9 + 0.1 * random() : 1);
    const bow = 0.03 * (random() - 0.5);
    const at = (t: number): Vec3 => {
      const off = out + lean * site.radius * t ** 1.4 + bow * tall * Math.sin(t * 6);
      return [site.x + Math.cos(angle) * off, tall * t - 0.03, site.z + Math.sin(angle) * off];
    };
    const girth = (t: number) => radius * (1 - 0.72 * t) * (1 + 0.75 * Math.exp(-t * tall * 9));
    let from = 0;
    for (const to of [0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.92, 1]) {
      addCylinder(this.stage, at(from), at(to), [girth(from), girth(to)], this.bark, 9);
      from = to;
    }
    for (let i = index; i < shape.limbs; i += shape.stems) this.growLimb(i, at, girth, angle);
    const top = at(1);
    const below = at(0.9);
    const upwards = normalize([top[0] - below[0], top[1] - below[1], top[2] - below[2]]);
    const length = this.room(top, upwards);
    this.growBranch({ from: top, direction: upwards, length, radius: girth(1) }, 1);
  }

  private growLimb(index: number, at: (t: number) => Vec3, girth: (t: number) => number, stemAngle: number): void {
    const { shape, random } = this;
    const up = (index + 0.5) / shape.limbs;
    const t = clamp(lerp(shape.crownBase / shape.stemTop, 0.97, up ** 0.9) + 0.05 * (random() - 0.5), 0.05, 0.98);
    const away = shape.stems > 1 ? stemAngle + (random() - 0.5) * 2.6 : index * goldenAngle + (random() - 0.5) * 0.8;
    const rise = lerp(shape.rise[0], shape.rise[1], up) + 0.25 * (random() - 0.5);
    const level = Math.cos(rise);
    const direction: Vec3 = [Math.cos(away) * level, Math.sin(rise), Math.sin(away) * level];
    const length = this.room(at(t), direction) * (0.85 + 0.15 * random());
    this.growBranch({ from: at(t), direction, length, radius: Math.min(girth(t) * 0.62, 0.02 + length * 0.03) }, 1);
  }

  /** A limb (order 1) or a branch (order 2). */
  private growBranch(branch: Branch, order: 1 | 2): void {
    const { random, shape } = this;
    const pieces = order === 1 ? 5 : 3;
    const step = branch.length / pieces;
    let { from, direction } = branch;
    const children = order === 1 ? Math.round(clamp(branch.length / (0.062 * this.site.height), 3, 8)) : 3;
    let born = 0;
    for (let k = 0; k < pieces; k++) {
      const radius = (share: number) => branch.radius * (1 - 0.8 * share);
      const to = advance(from, direction, step);
      addCylinder(this.stage, from, to, [radius(k / pieces), radius((k + 1) / pieces)], this.bark, order === 1 ? 6 : 4);
      for (; born < children && (born + 0.7) / children <= (k + 1) / pieces; born++) {
        const share = (born + 0.7) / children;
        if (order === 1 && share < 0.18) continue;
        this.growChild(branch, advance(from, direction, step * random()), direction, share, born, order);
      }
      const sag = shape.droop * (order === 1 ? 0.03 : 0.16) * (shape.droop > 1 ? 1.6 : 1);
      const wiggle = order === 1 ? 0.28 : 0.4;
      direction = normalize([
        direction[0] + wiggle * (random() - 0.5),
        direction[1] + wiggle * (random() - 0.5) * 0.8 + (order === 1 ? 0.07 : 0.02) - sag,
        direction[2] + wiggle * (random() - 0.5),
      ]);
      from = to;
    }
    this.growTwig(from, direction);
  }

  private growChild(parent: Branch, from: Vec3, along: Vec3, share: number, index: number, order: 1 | 2): void {
    const { random, shape } = this;
    const [u, v] = tangents(along);
    const turn = index * goldenAngle + random() * 1.4;
    const open = order === 1 ? 0.75 + 0.3 * random() : 0.6 + 0.4 * random();
    const level = Math.sin(open);
    const straight = Math.cos(open);
    const swung = (c: 0 | 1 | 2) => along[c] * straight + (u[c] * Math.cos(turn) + v[c] * Math.sin(turn)) * level;
    const direction = normalize([swung(0), swung(1) * lerp(0.45, 1, shape.depth) + 0.1 - 0.1 * shape.droop, swung(2)]);
    const length = Math.min(parent.length * (0.62 - 0.3 * share), this.room(from, direction) * 1.02);
    const radius = parent.radius * (1 - 0.75 * share) * 0.6;
    if (order === 2 || length < 0.03 * this.site.height) this.growTwig(from, direction);
    else this.growBranch({ from, direction, length, radius }, 2);
  }

  private growTwig(from: Vec3, direction: Vec3): void {
    const { shape, site, random } = this;
    const weeps = shape.droop > 1;
    const length = site.height * (weeps ? 0.13 + 0.1 * random() : 0.055 + 0.04 * random());
    const sag = weeps ? 1.5 * shape.droop : 0.35 * shape.droop;
    const hanging = normalize([direction[0], direction[1] - sag, direction[2]]);
    const to = advance(from, hanging, length);
    this.twigs.push({ from, to });
    const middle = advance(from, hanging, length * 0.45);
    const width = Math.max(0.0035, 0.3 / samplesPerMetre(this.stage, site.z));
    addLeaf(this.stage, middle, [0, 0, -1], hanging, length * 0.45, width, this.bark.color, 0.5, "strip", 0.8);
  }

  /** Meters to the crown's outline, at least a twentieth of the height. */
  private room(from: Vec3, direction: Vec3): number {
    const { site } = this;
    const step = site.height * 0.025;
    let length = step * 2;
    while (length < site.height && this.isInCrown(advance(from, direction, length + step))) length += step;
    return length;
  }

  private isInCrown([x, y, z]: Vec3): boolean {
    const { site, shape } = this;
    const base = shape.crownBase - 0.04;
    const t = (y / site.height - base) / (1 - base);
    const angle = Math.atan2(z - site.z, x - site.x);
    const lump = 0.8 + 0.3 * noise(Math.cos(angle) * 1.7 + this.lumps + t * 2, Math.sin(angle) * 1.7 + t * 3, 8);
    return norm(x - site.x, z - site.z) < site.radius * 0.94 * crownWidthAt(shape.crown, t) * lump;
  }
}

function advance(from: Vec3, direction: Vec3, length: number): Vec3 {
  return [from[0] + direction[0] * length, from[1] + direction[1] * length, from[2] + direction[2] * length];
}
