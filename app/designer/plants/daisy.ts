import { linearFromHex } from "../numeric/colour.ts";
import { pick, type Random } from "../numeric/random.ts";
import { normalize, tangents, type Vec3 } from "../numeric/vector.ts";
import type { Stage } from "../render/geometry.ts";
import { addLeaf, samplesPerMetre } from "./foliage.ts";
import { growShrub } from "./shrub.ts";
import type { Grow, PlantSite } from "./species.ts";

/** A daisy's heart and petals: colours as hex, metres at size 1. */
export interface DaisyForm {
  heart: string;
  petal: number;
  stems: number;
  inner: string;
  outer: string;
}

/** Flat daisies on stems over a leafy tuft. */
export function daisies(form: DaisyForm): Grow {
  return (site, stage, random) => {
    const { x, z, radius, height } = site;
    const body = { radius: radius * 0.92, height: height * 0.58, inner: form.inner, outer: form.outer };
    growShrub({ ...body, halfLength: 0.045, halfWidth: 0.013, lump: 0.25, rise: 0.7 }, x, z, stage, random);
    const count = Math.round(form.stems * (0.8 + random() * 0.5));
    for (let i = 0; i < count; i++) growDaisy(form, site, stage, random);
  };
}

function growDaisy(form: DaisyForm, site: PlantSite, stage: Stage, random: Random): void {
  const { size } = site;
  const samples = samplesPerMetre(stage, site.z);
  const angle = random() * 6.283;
  const out = Math.sqrt(random()) * site.radius * 0.92;
  const height = (0.68 + 0.39 * random()) * site.height;
  const foot: Vec3 = [site.x + Math.cos(angle) * out * 0.5, 0.1 * size, site.z + Math.sin(angle) * out * 0.5];
  const head: Vec3 = [site.x + Math.cos(angle) * out, height, site.z + Math.sin(angle) * out];
  const stem: Vec3 = [head[0] - foot[0], head[1] - foot[1], head[2] - foot[2]];
  const middle: Vec3 = [(head[0] + foot[0]) / 2, (head[1] + foot[1]) / 2, (head[2] + foot[2]) / 2];
  const stalk = linearFromHex("#54743a");
  const half = Math.hypot(...stem) / 2;
  addLeaf(
    stage,
    middle,
    [0, 0.3, -0.95],
    normalize(stem),
    half,
    Math.max(0.003, 0.5 / samples),
    stalk,
    0.7,
    "strip",
    1,
  );
  const normal = normalize([(random() - 0.5) * 0.9, 1, (random() - 0.5) * 0.6 - 0.45]);
  const [u, v] = tangents(normal);
  const tone = pick(random, site.flowers);
  const petal = form.petal * size;
  const petals = samples * petal > 4 ? 11 : 6;
  for (let i = 0; i < petals; i++) {
    const turn = (i / petals) * 6.283;
    const direction = normalize([
      u[0] * Math.cos(turn) + v[0] * Math.sin(turn) - normal[0] * 0.25,
      u[1] * Math.cos(turn) + v[1] * Math.sin(turn) - normal[1] * 0.25,
      u[2] * Math.cos(turn) + v[2] * Math.sin(turn) - normal[2] * 0.25,
    ]);
    const at: Vec3 = [
      head[0] + direction[0] * petal * 1.2,
      head[1] + direction[1] * petal * 1.2,
      head[2] + direction[2] * petal * 1.2,
    ];
    const width = Math.max(petal * 0.42, 0.5 / samples);
    addLeaf(stage, at, normal, direction, petal, width, tone, 0.95, "ellipse", 0.8 + 0.35 * random());
  }
  const heart: Vec3 = [head[0] + normal[0] * 0.012, head[1] + normal[1] * 0.012, head[2] + normal[2] * 0.012];
  addLeaf(stage, heart, normal, u, petal * 0.5, petal * 0.5, linearFromHex(form.heart), 1, "ellipse", 1);
}
