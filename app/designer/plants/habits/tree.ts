import { type LinearRgb, linearFromHex, mixColor } from "../../numeric/color.ts";
import { pick, type Random } from "../../numeric/random.ts";
import { clamp, norm } from "../../numeric/scalar.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Finish, LeafShape, Stage } from "../../stage/geometry.ts";
import { type Bloom, growBloom } from "../parts/bloom.ts";
import { addBlossom } from "../parts/blossom.ts";
import { crownWidthAt } from "../parts/crown-shape.ts";
import { addLeaf, leafDetail } from "../parts/foliage.ts";
import { hangFruit, type TwigFruit } from "../parts/fruit.ts";
import type { Grow, PlantSite } from "../parts/species.ts";
import { growSkeleton, type TreeShape, type Twig } from "./tree-skeleton.ts";

export interface TreeForm extends TreeShape {
  bark: string;
  barkFinish: Finish;
  inner: string;
  outer: string;
  /** Color of some of the leaves: autumn tips, young shoots. */
  accent?: string;
  accentShare: number;
  /** Share of blossom among the leaves, in the site's flower tones, and its size. */
  blossom: number;
  blossomSize: number;
  fruit?: TwigFruit;
  heads?: { bloom: Bloom; perTwig: number };
  halfLength: number;
  halfWidth: number;
  leafShape: LeafShape;
  /** How far leaves are from their twig, as share of its length, and how flat the spray is. */
  bushiness: number;
  flatness: number;
  cover: number;
}

const usual: TreeForm = {
  crown: "round",
  stems: 1,
  crownBase: 0.3,
  stemTop: 0.62,
  trunkRadius: 0.019,
  limbs: 13,
  rise: [0.35, 1.15],
  droop: 0.4,
  depth: 0.85,
  bark: "#6b5e51",
  barkFinish: "bark",
  inner: "#2b441d",
  outer: "#75984b",
  accentShare: 0.1,
  blossom: 0,
  blossomSize: 0.02,
  halfLength: 0.036,
  halfWidth: 0.021,
  leafShape: "leaf",
  bushiness: 0.42,
  flatness: 0.7,
  cover: 0.85,
};

/** However near it is. */
const mostLeaves = 30_000;

export function tree(form: Partial<TreeForm>): Grow {
  const full = { ...usual, ...form };
  return (site, stage, random) => new Crown(full, site, stage, random).grow();
}

/** `along` runs from its start to its end, `length` in meters. */
interface Spray {
  along: Vec3;
  length: number;
  tone: number;
  scale: number;
}

class Crown {
  private readonly form: TreeForm;
  private readonly site: PlantSite;
  private readonly stage: Stage;
  private readonly random: Random;
  private readonly inner: LinearRgb;
  private readonly outer: LinearRgb;
  private readonly accent?: LinearRgb;
  /** A tree drawn smaller than usual is younger, so its leaves are slightly smaller, too. */
  private readonly youth: number;

  constructor(form: TreeForm, site: PlantSite, stage: Stage, random: Random) {
    this.form = form;
    // Twigs and leaves reach past the branches.
    this.site = { ...site, radius: site.radius * 0.95, height: site.height * 0.93 };
    this.stage = stage;
    this.random = random;
    this.youth = Math.sqrt(Math.min(1, site.size));
    this.inner = linearFromHex(form.inner);
    this.outer = linearFromHex(form.outer);
    this.accent = form.accent ? linearFromHex(form.accent) : undefined;
  }

  grow(): void {
    const { form, site, stage, random } = this;
    const bark = { color: linearFromHex(form.bark), finish: form.barkFinish };
    const twigs = growSkeleton(form, site, bark, stage, random);
    const tall = site.height * (1 - form.crownBase);
    const surface = Math.PI * site.radius * (site.radius + tall);
    const { cover } = form;
    const halfLength = form.halfLength * this.youth;
    const halfWidth = form.halfWidth * this.youth;
    const pixels = 2 * site.radius * tall * stage.pixelsPerMetre(site.z) ** 2;
    const limit = clamp(pixels * 1.2, 4000, mostLeaves);
    const detail = leafDetail(stage, site.z, { area: surface * 2.4, halfLength, halfWidth, cover, limit });
    const each = detail.count / twigs.length;
    for (const twig of twigs) this.leafTwig(twig, Math.round(each * (0.6 + 0.8 * random())), detail.scale);
  }

  /** Each spray in its own tone. */
  private leafTwig({ from, to }: Twig, count: number, scale: number): void {
    const { form, random } = this;
    const along: Vec3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const length = Math.hypot(...along);
    const tone = 0.82 + 0.36 * random();
    const flowering = form.blossom * (0.55 + 0.9 * random()) * this.site.flowering;
    const spray = { along, length, tone, scale };
    const reach = form.bushiness * Math.max(length, 0.2 * Math.sqrt(this.site.height));
    for (let i = 0; i < count; i++) {
      const t = 1.2 * random() ** 0.75;
      const blooming = random() < flowering;
      // Flowers are close to their twig, in clusters; leaves are farther away.
      const off = reach * (0.35 + 0.65 * random()) * (1.1 - 0.35 * t) * (blooming ? 0.62 : 1);
      const angle = random() * 6.283;
      const lift = random() * 2 - 1;
      const level = Math.sqrt(1 - lift * lift);
      const at: Vec3 = [
        from[0] + along[0] * t + Math.cos(angle) * level * off,
        from[1] + along[1] * t + lift * off * form.flatness,
        from[2] + along[2] * t + Math.sin(angle) * level * off,
      ];
      this.addTreeLeaf(at, spray, lift, blooming);
    }
    if (form.fruit) hangFruit(form.fruit, from, along, Math.sqrt(this.site.size), this.stage, random);
    const { heads } = form;
    if (!heads) return;
    const [aside, away] = [(to[0] - this.site.x) / this.site.radius, (to[2] - this.site.z) / this.site.radius];
    const outwards = normalize([0.4 * (along[0] / length) + 0.5 * aside, 1, 0.4 * (along[2] / length) + 0.5 * away]);
    for (let i = Math.floor(heads.perTwig * this.site.flowering + random()); i > 0; i--) {
      const end: Vec3 = [to[0] + reach * 0.7 * outwards[0], to[1] + reach * 0.5, to[2] + reach * 0.7 * outwards[2]];
      const tone = pick(random, this.site.flowers);
      growBloom(heads.bloom, { at: end, axis: outwards, tone, size: this.youth }, this.stage, random);
    }
  }

  private addTreeLeaf(at: Vec3, { along, length, tone, scale }: Spray, lift: number, blooming: boolean): void {
    const { form, site, random, stage } = this;
    const depth = this.depthAt(at);
    const out = normalize([at[0] - site.x, 0, at[2] - site.z]);
    const normal = normalize([
      out[0] * 0.55 + (random() - 0.5) * 1.5,
      0.75 + 0.25 * lift + (random() - 0.5) * 0.9,
      out[2] * 0.55 + (random() - 0.5) * 1.5,
    ]);
    const direction = normalize([
      along[0] / length + (random() - 0.5) * 1.7,
      along[1] / length - 0.35 + (random() - 0.5) * 0.8,
      along[2] / length + (random() - 0.5) * 1.7,
    ]);
    const openness = (0.3 + 0.7 * depth) * (0.74 + 0.26 * lift);
    const brightness = tone * (0.78 + 0.44 * random());
    if (blooming) {
      const half = form.blossomSize * this.youth * scale;
      addBlossom(stage, at, normalize([out[0], 0.5, out[2]]), half, site.flowers, openness, random);
      return;
    }
    const fresh = clamp(0.2 + 0.65 * depth + 0.45 * (random() - 0.5), 0, 1);
    const tinted = this.accent && random() < form.accentShare;
    const color = tinted && this.accent ? this.accent : mixColor(this.inner, this.outer, fresh);
    const size = scale * this.youth * (0.7 + 0.6 * random());
    const { halfLength, halfWidth, leafShape } = form;
    addLeaf(stage, at, normal, direction, halfLength * size, halfWidth * size, color, openness, leafShape, brightness);
  }

  /** 0 in the heart of the crown and at its shaded foot, 1 at its rim and top. */
  private depthAt([x, y, z]: Vec3): number {
    const { form, site } = this;
    const t = clamp((y / site.height - form.crownBase) / (1 - form.crownBase), 0.02, 0.98);
    const wide = Math.max(0.25, crownWidthAt(form.crown, t));
    const out = norm(x - site.x, z - site.z) / (site.radius * wide);
    return clamp(Math.max(out, t) * 0.85 + 0.35 * t - 0.12, 0, 1);
  }
}
