import { linearFromHex, mixColour } from "../../numeric/colour.ts";
import type { Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import { addLeaf, samplesPerMetre } from "../parts/foliage.ts";
import type { Grow, PlantSite } from "../parts/species.ts";

/** A crown of fronds on a stem; lengths as shares of the plant's height or radius, colours as hex. */
export interface FrondCrownForm {
  trunk: number;
  trunkRadius: number;
  fronds: number;
  bark: string;
  dark: string;
  light: string;
}

/** Grows a crown of fronds on a trunk. */
export function frondCrown(form: FrondCrownForm): Grow {
  return (site, stage, random) => {
    const top = growTrunk(form, site, stage, random);
    for (let i = 0; i < form.fronds; i++) growFrond(form, site, top, i, stage, random);
  };
}

/** A ringed stem: each ring a little wider at its top than the next one's foot. */
function growTrunk(form: FrondCrownForm, site: PlantSite, stage: Stage, random: Random): Vec3 {
  const tall = form.trunk * site.height;
  const rings = Math.max(6, Math.round(tall / 0.09));
  const lean = 0.06 * (random() - 0.5) * tall;
  const at = (t: number): Vec3 => [site.x + lean * t * t, tall * t - 0.02, site.z];
  const bark = linearFromHex(form.bark);
  for (let i = 0; i < rings; i++) {
    const t = i / rings;
    const radius = form.trunkRadius * site.size * (1 + 0.7 * Math.exp(-t * 9) - 0.2 * t);
    const shade = 0.75 + 0.4 * random();
    const colour = [bark[0] * shade, bark[1] * shade, bark[2] * shade] as const;
    addCylinder(stage, at(t), at(t + 1 / rings), radius * 0.88, radius * 1.08, { colour, finish: "bark" }, 10);
  }
  return at(1);
}

/** A feather: leaflets in pairs along an arching rib. */
function growFrond(
  form: FrondCrownForm,
  site: PlantSite,
  top: Vec3,
  index: number,
  stage: Stage,
  random: Random,
): void {
  const angle = index * 2.39996 + 0.3 * random();
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const age = index / form.fronds;
  const length = site.radius * (1.15 + 0.2 * random());
  const samples = samplesPerMetre(stage, site.z);
  const pairs = Math.round(Math.min(34, Math.max(12, samples * length * 0.16)));
  const step = length / pairs;
  const rib = linearFromHex(form.light);
  const colour = mixColour(linearFromHex(form.dark), linearFromHex(form.light), random());
  let elevation = 1.35 - 1.15 * age + 0.2 * (random() - 0.5);
  let at: Vec3 = top;
  for (let k = 0; k < pairs; k++) {
    const t = k / pairs;
    const level = Math.cos(elevation);
    const up = Math.sin(elevation);
    const along: Vec3 = [cos * level, up, sin * level];
    const normal: Vec3 = normalize([-cos * up, level, -sin * up]);
    const middle: Vec3 = [at[0] + along[0] * step * 0.5, at[1] + up * step * 0.5, at[2] + along[2] * step * 0.5];
    addLeaf(stage, middle, normal, along, step * 0.6, Math.max(0.012 * (1 - t), 0.5 / samples), rib, 0.8, "strip", 1);
    at = [at[0] + along[0] * step, at[1] + up * step, at[2] + along[2] * step];
    elevation -= (1.5 / pairs) * (0.5 + t) * (0.8 + 0.4 * random());
    const half = 0.2 * site.radius * Math.sin(Math.PI * (0.14 + 0.8 * t)) * (t < 0.1 ? 0.3 : 1);
    for (const side of [-1, 1]) {
      const direction = normalize([-sin * side + along[0] * 0.75, up * 0.6 - 0.28, cos * side + along[2] * 0.75]);
      const centre: Vec3 = [at[0] + direction[0] * half, at[1] + direction[1] * half, at[2] + direction[2] * half];
      const width = Math.max(0.013 * site.size, step * 0.36, 0.5 / samples);
      const openness = 0.45 + 0.55 * (1 - age) + 0.1 * t;
      addLeaf(stage, centre, normal, direction, half, width, colour, openness, "taper", 0.8 + 0.35 * random());
    }
  }
}
