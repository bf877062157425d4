import { type LinearRgb, linearFromHex } from "../numeric/colour.ts";
import type { Random } from "../numeric/random.ts";
import { clamp } from "../numeric/scalar.ts";
import type { Vec3 } from "../numeric/vector.ts";
import type { Stage } from "../render/geometry.ts";
import { defaultClump, growClump, leafDetail } from "./foliage.ts";
import type { Grow, PlantSite } from "./species.ts";
import { growSkeleton, type TreeShape } from "./tree-skeleton.ts";

/** Metres at size 1; puff and crown sizes as shares of the height, colours as hex. */
export interface TreeForm extends Omit<TreeShape, "crownRadius"> {
  bark: string;
  inner: string;
  outer: string;
  accent?: string;
  accentShare?: number;
  halfLength: number;
  halfWidth: number;
  /** Radius of the foliage round one twig, and how flat it is. */
  puff: number;
  flatness: number;
  cover: number;
}

const usual: TreeForm = {
  stems: 1,
  trunkHeight: 0.34,
  trunkRadius: 0.021,
  crownCentre: 0.66,
  crownHalfHeight: 0.33,
  limbs: 12,
  twigs: 4,
  bark: "#5a4a3c",
  inner: "#28401d",
  outer: "#6c8f45",
  halfLength: 0.034,
  halfWidth: 0.019,
  puff: 0.088,
  flatness: 0.72,
  cover: 0.95,
};

/** A broadleaf tree; what `form` leaves out is that of a usual one. */
export function tree(form: Partial<TreeForm>): Grow {
  return (site, stage, random) => {
    const crownRadius = site.radius / site.height;
    growTree({ ...usual, ...form, crownRadius }, site, stage, random);
  };
}

function growTree(form: TreeForm & TreeShape, site: PlantSite, stage: Stage, random: Random): void {
  const { height } = site;
  const ends = growSkeleton(form, height, site.x, site.z, linearFromHex(form.bark), stage, random);
  const openness = crownOpenness(form, height, site);
  const accent = form.accent === "flowers" ? site.flowers[1] : form.accent && linearFromHex(form.accent);
  const outer = linearFromHex(form.outer);
  const leafScale = Math.sqrt(height / 4);
  for (const end of ends) {
    const radius = height * form.puff * (0.65 + 0.7 * random());
    const tone = 0.84 + 0.34 * random();
    // Young trees have smaller leaves too.
    const halfLength = form.halfLength * leafScale;
    const halfWidth = form.halfWidth * leafScale;
    const detail = leafDetail(stage, end[2], 9 * radius * radius, halfLength, halfWidth, form.cover, 950);
    growClump(
      {
        ...defaultClump,
        centre: end,
        radii: [radius * (1 + 0.5 * random()), radius * form.flatness, radius * (1 + 0.5 * random())],
        count: detail.count,
        halfLength: halfLength * detail.scale,
        halfWidth: halfWidth * detail.scale,
        inner: linearFromHex(form.inner),
        outer: outer.map((channel) => channel * tone) as unknown as LinearRgb,
        accent: accent || undefined,
        accentShare: form.accentShare,
        lump: 0.5,
        smallLump: 0.35,
        shell: 1.1,
        stray: 0.95,
        base: Number.NEGATIVE_INFINITY,
        leastOpenness: 0.4,
        openness,
      },
      stage,
      random,
    );
  }
}

/** A crown is darker inside and underneath than at its rim and top. */
function crownOpenness(form: TreeForm & TreeShape, height: number, site: PlantSite): (...at: Vec3) => number {
  const radius = form.crownRadius * height;
  const halfHeight = form.crownHalfHeight * height;
  const centre = form.crownCentre * height;
  return (x, y, z) => {
    const up = (y - centre) / halfHeight;
    const out = Math.hypot((x - site.x) / radius, up, (z - site.z) / radius);
    return (0.42 + 0.58 * clamp(out * 1.05 - 0.1, 0, 1)) * (0.72 + 0.28 * clamp(up * 0.8 + 0.55, 0, 1));
  };
}
