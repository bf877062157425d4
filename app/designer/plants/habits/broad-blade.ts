import { type LinearRgb, linearFromHex, mixColour } from "../../numeric/colour.ts";
import type { Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import { addLeaf } from "../parts/foliage.ts";
import type { Grow, PlantSite } from "../parts/species.ts";

/** Great paddles on fleshy stems, for banana and elephant ear; shares of height and radius, colours as hex. */
export interface BroadBladeForm {
  stems: number;
  /** Height of the stems. */
  trunk: number;
  trunkRadius: number;
  blades: number;
  /** Half width of a blade as share of its length. */
  width: number;
  /** Slits from the wind. */
  torn: boolean;
  bark: string;
  dark: string;
  light: string;
}

/** Grows great paddles on stems. */
export function broadBlades(form: BroadBladeForm): Grow {
  return (site, stage, random) => {
    for (let i = 0; i < form.stems; i++) growStem(form, site, i, stage, random);
  };
}

function growStem(form: BroadBladeForm, site: PlantSite, index: number, stage: Stage, random: Random): void {
  const angle = index * 2.4 + random();
  const out = form.stems > 1 ? 0.14 * site.radius * (1 + random()) : 0;
  const share = index === 0 ? 1 : 0.6 + 0.3 * random();
  const tall = form.trunk * site.height * share;
  const foot: Vec3 = [site.x + Math.cos(angle) * out, 0, site.z + Math.sin(angle) * out];
  const top: Vec3 = [foot[0] + Math.cos(angle) * 0.05 * tall, tall, foot[2] + Math.sin(angle) * 0.05 * tall];
  const radius = form.trunkRadius * site.size * share;
  const surface = { colour: linearFromHex(form.bark), finish: "bark" } as const;
  if (radius > 0) addCylinder(stage, foot, top, radius * 1.2, radius * 0.7, surface, 9);
  for (let i = 0; i < form.blades; i++) growBlade(form, site, top, share, i, stage, random);
}

/** A paddle in segments along its rib, either side folded down a little. */
function growBlade(
  form: BroadBladeForm,
  site: PlantSite,
  top: Vec3,
  share: number,
  index: number,
  stage: Stage,
  random: Random,
): void {
  const angle = index * 2.39996 + 0.5 * random();
  const age = index / form.blades;
  const length = Math.min(site.radius * 1.25, site.height * (1 - form.trunk) * 1.15) * share * (0.85 + 0.3 * random());
  const pieces = 12;
  const step = length / pieces;
  const colour = mixColour(linearFromHex(form.dark), linearFromHex(form.light), 0.15 + 0.7 * random());
  const rib = mixColour(linearFromHex(form.light), [0.8, 0.8, 0.5], 0.25);
  let elevation = 1.4 - 0.95 * age + 0.15 * (random() - 0.5);
  let at = top;
  for (let k = 0; k < pieces; k++) {
    const t = (k + 0.5) / pieces;
    const along: Vec3 = [
      Math.cos(angle) * Math.cos(elevation),
      Math.sin(elevation),
      Math.sin(angle) * Math.cos(elevation),
    ];
    const wide = form.width * length * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.9)) ** 0.6 * (t < 0.14 ? 0.12 : 1);
    addPiece(form, at, along, angle, step, wide, colour, rib, 0.5 + 0.5 * (1 - age), stage, random);
    at = [at[0] + along[0] * step, at[1] + along[1] * step, at[2] + along[2] * step];
    elevation -= (1.7 / pieces) * (0.35 + t) * (0.7 + 0.6 * random());
  }
}

function addPiece(
  form: BroadBladeForm,
  at: Vec3,
  along: Vec3,
  angle: number,
  step: number,
  wide: number,
  colour: LinearRgb,
  rib: LinearRgb,
  openness: number,
  stage: Stage,
  random: Random,
): void {
  const side: Vec3 = [-Math.sin(angle), 0, Math.cos(angle)];
  const middle: Vec3 = [at[0] + along[0] * step * 0.5, at[1] + along[1] * step * 0.5, at[2] + along[2] * step * 0.5];
  for (const hand of [-1, 1]) {
    const torn = form.torn && random() < 0.22;
    const droop = 0.18 + (torn ? 0.35 * random() : 0.1 * random());
    const across = normalize([side[0] * hand, -droop, side[2] * hand]);
    const reach = wide * (torn ? 0.8 : 1);
    const centre: Vec3 = [
      middle[0] + across[0] * reach * 0.5,
      middle[1] + across[1] * reach * 0.5,
      middle[2] + across[2] * reach * 0.5,
    ];
    const normal = normalize([
      -Math.cos(angle) * along[1] + side[0] * hand * droop,
      Math.hypot(along[0], along[2]),
      -Math.sin(angle) * along[1] + side[2] * hand * droop,
    ]);
    const brightness = 0.86 + 0.2 * random() + (hand > 0 ? 0.06 : 0);
    const length = step * (torn ? 0.5 : 0.62);
    stage.addLeaf({
      centre,
      normal,
      along: [across[0] * reach * 0.52, across[1] * reach * 0.52, across[2] * reach * 0.52],
      across: [along[0] * length, along[1] * length, along[2] * length],
      colour: [colour[0] * brightness, colour[1] * brightness, colour[2] * brightness],
      openness,
      shape: "strip",
    });
  }
  addLeaf(
    stage,
    [middle[0], middle[1] + 0.006, middle[2]],
    [0, 1, 0],
    along,
    step * 0.55,
    0.012,
    rib,
    openness,
    "strip",
    1,
  );
}
