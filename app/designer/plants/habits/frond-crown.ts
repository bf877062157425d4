import { linearFromHex, mixColor } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import { cross, normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import { addStem } from "../parts/flower.ts";
import { addLeaf, samplesPerMetre } from "../parts/foliage.ts";
import { goldenAngle } from "../parts/golden-angle.ts";
import type { Grow, PlantSite } from "../parts/species.ts";

/** Shares of the plant's height or radius, colors as hex. */
export interface FrondCrownForm {
  trunk: number;
  trunkRadius: number;
  fronds: number;
  bark: string;
  dark: string;
  light: string;
}

export function frondCrown(form: FrondCrownForm): Grow {
  return (site, stage, random) => {
    const top = growTrunk(form, site, stage, random);
    for (let i = 0; i < form.fronds; i++) growFrond(form, site, top, i, stage, random);
  };
}

/** Each ring is slightly wider at its top than the next one's foot. */
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
    const color = [bark[0] * shade, bark[1] * shade, bark[2] * shade] as const;
    addCylinder(stage, at(t), at(t + 1 / rings), [radius * 0.88, radius * 1.08], { color, finish: "bark" }, 10);
  }
  return at(1);
}

const segments = 20;
const span = 4.6;

function growFrond(
  form: FrondCrownForm,
  site: PlantSite,
  top: Vec3,
  index: number,
  stage: Stage,
  random: Random,
): void {
  const angle = index * goldenAngle + 0.5 * random();
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const age = (index + 0.6 * (random() - 0.5)) / form.fronds;
  const elevation = 1.3 - 1.75 * age;
  const along: Vec3 = [cos * Math.cos(elevation), Math.sin(elevation), sin * Math.cos(elevation)];
  const stalk = site.radius * (0.42 + 0.14 * random());
  const low = 0.12 * site.radius * age;
  const hub: Vec3 = [top[0] + along[0] * stalk, top[1] + along[1] * stalk - low, top[2] + along[2] * stalk];
  const light = linearFromHex(form.light);
  addStem([top[0], top[1] - low, top[2]], hub, light, site.z, stage);
  const nod = elevation - 0.5 - 0.5 * age;
  const ahead: Vec3 = [cos * Math.cos(nod), Math.sin(nod), sin * Math.cos(nod)];
  const roll = 0.7 * (random() - 0.5);
  const aside = normalize([-sin, roll, cos]);
  const color = mixColor(linearFromHex(form.dark), light, 0.2 + 0.7 * random() * (1 - 0.5 * age));
  const fan = site.radius * (0.26 + 0.05 * random()) * (1 - 0.25 * (index < 4 ? 1 : 0));
  for (let k = 0; k < segments; k++) {
    const turn = ((k + 0.5) / segments - 0.5) * span;
    const half = fan * (0.72 + 0.28 * Math.cos(turn / 2)) * (0.9 + 0.2 * random());
    const [fore, out] = [Math.cos(turn), Math.sin(turn)];
    const sag = 0.14 + 0.16 * random();
    const direction = normalize([
      ahead[0] * fore + aside[0] * out,
      ahead[1] * fore + aside[1] * out - sag,
      ahead[2] * fore + aside[2] * out,
    ]);
    const center: Vec3 = [hub[0] + direction[0] * half, hub[1] + direction[1] * half, hub[2] + direction[2] * half];
    const crease = k % 2 ? 0.35 : -0.35;
    const flat = cross(aside, ahead);
    const normal = normalize([flat[0] + crease * aside[0], flat[1] + crease * aside[1], flat[2] + crease * aside[2]]);
    const width = Math.max(half * 0.1, 0.5 / samplesPerMetre(stage, site.z));
    const openness = 0.4 + 0.6 * (1 - age);
    addLeaf(stage, center, normal, direction, half, width, color, openness, "sword", 0.86 + 0.2 * random());
  }
}
