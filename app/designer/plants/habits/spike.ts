import { type LinearRgb, linearFromHex, mixColor } from "../../numeric/color.ts";
import { pick, type Random } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addLeaf, samplesPerMetre } from "../parts/foliage.ts";
import type { Grow, PlantSite } from "../parts/species.ts";
import { growShrub } from "./shrub.ts";

/** Meters at size 1, colors as hex. */
export interface SpikeForm {
  stems: number;
  spikeLength: number;
  bodyInner: string;
  bodyOuter: string;
  stemDark: string;
  stemLight: string;
}

export function spikes(form: SpikeForm): Grow {
  return (site, stage, random) => {
    const body = {
      radius: site.radius * 0.92,
      height: site.height * 0.6,
      inner: form.bodyInner,
      outer: form.bodyOuter,
      halfLength: 0.035,
      halfWidth: 0.006,
      lump: 0.15,
      cover: 1.6,
      rise: 0.9,
      stray: 0.8,
    };
    growShrub(body, site.x, site.z, stage, random);
    const samples = samplesPerMetre(stage, site.z);
    const count = Math.round(
      clamp(site.flowering * form.stems * Math.min(1, samples * 0.0035 + 0.25), 0.2 * form.stems, 220),
    );
    for (let i = 0; i < count; i++) growStem(form, site, samples, stage, random);
  };
}

function growStem(form: SpikeForm, site: PlantSite, samples: number, stage: Stage, random: Random): void {
  const angle = random() * 6.283;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const out = Math.sqrt(random());
  const { height, radius } = site;
  const x = site.x + cos * out * radius * 0.55;
  const z = site.z + sin * out * radius * 0.55;
  const lean = (0.08 + out * 0.55) * (radius / height);
  const direction = normalize([cos * lean + (random() - 0.5) * 0.2, 1, sin * lean + (random() - 0.5) * 0.2]);
  const length = height * (0.75 + 0.4 * random()) * (1 - 0.15 * out);
  const from = height * 0.35;
  const middle = (from + length) * 0.5;
  addLeaf(
    stage,
    [x + direction[0] * middle, middle * direction[1], z + direction[2] * middle],
    normalize([cos * 0.6, 0.5, sin * 0.6 - 0.5]),
    direction,
    (length - from) * 0.5 + 0.02,
    Math.max(0.003, 0.55 / samples),
    mixColor(linearFromHex(form.stemDark), linearFromHex(form.stemLight), random()),
    0.75,
    "strip",
    1,
  );
  const spike = form.spikeLength * site.size * (0.8 + 0.4 * random());
  const tone = pick(random, site.flowers);
  addSpike({ foot: [x, 0, z], direction, length, spike, tone, samples }, stage, random);
}

interface SpikedStem {
  foot: Vec3;
  direction: Vec3;
  length: number;
  spike: number;
  tone: LinearRgb;
  samples: number;
}

function addSpike({ foot, direction, length, spike, tone, samples }: SpikedStem, stage: Stage, random: Random): void {
  const scale = Math.max(1, 1 / (0.012 * samples));
  const whorls = (spike > 0.25 ? 22 : 12) / scale;
  const count = Math.max(3, Math.round(whorls));
  const brightness = 0.75 + 0.4 * random();
  const color: LinearRgb = [tone[0] * brightness * (0.9 + 0.25 * random()), tone[1] * brightness, tone[2] * brightness];
  const girth = spike > 0.25 ? 0.02 : 0.011;
  for (let i = 0; i < count; i++) {
    const t = i / count;
    const at = length + spike * (t - 0.6);
    const turn = random() * 6.283;
    addLeaf(
      stage,
      [
        foot[0] + direction[0] * at + Math.cos(turn) * girth * 0.7,
        direction[1] * at,
        foot[2] + direction[2] * at + Math.sin(turn) * girth * 0.7,
      ],
      normalize([Math.cos(turn), 0.5, Math.sin(turn) - 0.3]),
      direction,
      (spike / count) * 1.1,
      girth * scale * (1 - 0.45 * t),
      color,
      0.7 + 0.3 * t,
      "ellipse",
      0.75 + 0.45 * random(),
    );
  }
}
