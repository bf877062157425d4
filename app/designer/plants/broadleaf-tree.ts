import { type LinearRgb, linearFromHex } from "../numeric/colour.ts";
import type { Random } from "../numeric/random.ts";
import { clamp } from "../numeric/scalar.ts";
import type { Vec3 } from "../numeric/vector.ts";
import type { Stage } from "../render/geometry.ts";
import { defaultClump, growClump, leafDetail } from "./foliage.ts";
import type { PlantSite, Species } from "./species.ts";
import { growSkeleton, type TreeShape } from "./tree-skeleton.ts";

/** Metres at size 1; puff and crown sizes as shares of the height, colours as hex. */
interface TreeForm extends TreeShape {
  height: number;
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
  height: 3.2,
  stems: 1,
  trunkHeight: 0.34,
  trunkRadius: 0.021,
  crownCentre: 0.66,
  crownRadius: 0.31,
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

export const shadeTree = broadleaf({ ...usual, inner: "#243c1a", outer: "#638541" });

export const japaneseMaple = broadleaf({
  ...usual,
  height: 2.6,
  stems: 2,
  trunkHeight: 0.26,
  crownCentre: 0.64,
  crownRadius: 0.42,
  crownHalfHeight: 0.28,
  limbs: 11,
  inner: "#4f181a",
  outer: "#97372f",
  accent: "#b8563c",
  accentShare: 0.18,
  halfLength: 0.03,
  halfWidth: 0.016,
  flatness: 0.42,
  puff: 0.1,
});

export const olive = broadleaf({
  ...usual,
  height: 2.9,
  stems: 1,
  trunkHeight: 0.28,
  trunkRadius: 0.03,
  bark: "#766d61",
  inner: "#444f3b",
  outer: "#8f9b80",
  halfLength: 0.03,
  halfWidth: 0.009,
  cover: 1.15,
});

export const birch = broadleaf({
  ...usual,
  height: 3.7,
  stems: 3,
  trunkHeight: 0.42,
  bark: "#c6c2b8",
  crownCentre: 0.68,
  crownRadius: 0.25,
  crownHalfHeight: 0.31,
  limbs: 15,
  twigs: 3,
  inner: "#334c22",
  outer: "#7f9c50",
  halfLength: 0.028,
  halfWidth: 0.017,
  puff: 0.076,
  cover: 0.8,
});

/** Cherry, dogwood, crab apple: blossom in the palette's tones. */
export const floweringTree = broadleaf({
  ...usual,
  height: 3.0,
  inner: "#394a2c",
  outer: "#75904c",
  accent: "flowers",
  accentShare: 0.55,
  halfLength: 0.023,
  halfWidth: 0.015,
  limbs: 14,
  puff: 0.08,
  crownRadius: 0.34,
});

/** A small round evergreen with fruit. */
export const citrus = broadleaf({
  ...usual,
  height: 2.2,
  trunkHeight: 0.34,
  crownRadius: 0.3,
  crownHalfHeight: 0.28,
  inner: "#1f3a17",
  outer: "#4f7a35",
  accent: "#e08a1e",
  accentShare: 0.03,
  cover: 1.3,
});

function broadleaf(form: TreeForm): Species {
  return {
    radius: form.crownRadius * form.height,
    height: form.height,
    role: "tree",
    grow: (site, stage, random) => growTree(form, site, stage, random),
  };
}

function growTree(form: TreeForm, site: PlantSite, stage: Stage, random: Random): void {
  const height = form.height * site.size;
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
function crownOpenness(form: TreeForm, height: number, site: PlantSite): (...at: Vec3) => number {
  const radius = form.crownRadius * height;
  const halfHeight = form.crownHalfHeight * height;
  const centre = form.crownCentre * height;
  return (x, y, z) => {
    const up = (y - centre) / halfHeight;
    const out = Math.hypot((x - site.x) / radius, up, (z - site.z) / radius);
    return (0.42 + 0.58 * clamp(out * 1.05 - 0.1, 0, 1)) * (0.72 + 0.28 * clamp(up * 0.8 + 0.55, 0, 1));
  };
}
