import { type LinearRgb, linearFromHex } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import { normalize, tangents, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addFlower, type FlowerShape } from "./flower.ts";
import { addHead } from "./flower-heads.ts";
import type { FlowerSite } from "./flower-site.ts";
import { type BellsForm, growBells, growSpike, type SpikeForm } from "./flower-spike.ts";
import { addLeaf, samplesPerMetre } from "./foliage.ts";
import { goldenAngle } from "./golden-angle.ts";
import { growRosette, type RosetteForm } from "./rosette-bloom.ts";

/** Meters at size 1, colors as hex. */
export type Bloom =
  | DaisyForm
  /** A round or flat (0..1) head of small petals. */
  | { kind: "head"; radius: number; petal: number; flat: number }
  | RosetteForm
  | SpikeForm
  | BellsForm
  | { kind: "flower"; shape: FlowerShape };

/** Ray petals around a heart; `droop` 0 = flat, 1 = hanging, below 0 = a funnel. */
interface DaisyForm {
  kind: "daisy";
  petal: number;
  petals: number;
  heart: string;
  heartSize: number;
  droop: number;
  /** How far it faces the side that its stem points to, 0 = up: mallows do, daisies do not. */
  aside?: number;
  /** Width of the petals, 1 = side by side; above that they overlap. */
  full?: number;
  /** Petals that are widest in the middle and pointed, as on lilies. */
  pointed?: boolean;
}

/** `axis` is the stem's direction, a unit vector. */
export function growBloom(bloom: Bloom, { at, axis, tone, size }: FlowerSite, stage: Stage, random: Random): void {
  const shade = 0.85 + 0.3 * random();
  const color: LinearRgb = [tone[0] * shade * (0.94 + 0.12 * random()), tone[1] * shade, tone[2] * shade];
  const site = { at, axis, tone: color, size };
  if (bloom.kind === "daisy") growDaisy(bloom, site, stage, random);
  else if (bloom.kind === "spike") growSpike(bloom, site, stage, random);
  else if (bloom.kind === "rosette") growRosette(bloom, site, stage, random);
  else if (bloom.kind === "bells") growBells(bloom, site, stage, random);
  else if (bloom.kind === "flower") addFlower(bloom.shape, site, stage, random);
  else {
    const radius = bloom.radius * size * (0.8 + 0.4 * random());
    addHead({ center: at, radius, petal: bloom.petal, color, roundness: 1 - bloom.flat }, stage, random);
  }
}

function growDaisy(form: DaisyForm, { at: head, axis, tone, size }: FlowerSite, stage: Stage, random: Random): void {
  const samples = samplesPerMetre(stage, head[2]);
  const { aside = 0, full = 1 } = form;
  // Flowers face up and toward the light, which is behind the eye.
  const normal = normalize([
    (random() - 0.5) * 0.9 + 2.4 * aside * axis[0],
    1 - 0.7 * aside,
    (random() - 0.5) * 0.6 - 0.45 + 2.4 * aside * axis[2],
  ]);
  const [u, v] = tangents(normal);
  const petal = form.petal * size * (0.85 + 0.3 * random());
  const petals = samples * petal > 4 ? form.petals : Math.ceil(form.petals / 2);
  for (let i = 0; i < petals; i++) {
    const turn = ((i + 0.3 * random()) / petals) * 6.283;
    const fall = 0.1 + 0.9 * form.droop;
    const direction = normalize([
      u[0] * Math.cos(turn) + v[0] * Math.sin(turn) - normal[0] * fall,
      u[1] * Math.cos(turn) + v[1] * Math.sin(turn) - normal[1] * fall,
      u[2] * Math.cos(turn) + v[2] * Math.sin(turn) - normal[2] * fall,
    ]);
    const at: Vec3 = [
      head[0] + direction[0] * petal * 1.15,
      head[1] + direction[1] * petal * 1.15,
      head[2] + direction[2] * petal * 1.15,
    ];
    const width = Math.max((petal * 4.2 * full) / form.petals, 0.5 / samples);
    addLeaf(
      stage,
      at,
      normal,
      direction,
      petal,
      width,
      tone,
      0.95,
      form.pointed ? "leaf" : "petal",
      0.85 + 0.3 * random(),
    );
  }
  growHeart(head, normal, form.heartSize * size, linearFromHex(form.heart), stage);
}

const florets = 21;

/** `half` is in meters: florets in spirals if they are large enough to show, else three discs. */
function growHeart(head: Vec3, normal: Vec3, half: number, heart: LinearRgb, stage: Stage): void {
  const [u, v] = tangents(normal);
  const rise = Math.min(0.04, 0.9 * half);
  const disc = (lift: number, x: number, y: number, radius: number, brightness: number) => {
    const at: Vec3 = [
      head[0] + normal[0] * lift + u[0] * x + v[0] * y,
      head[1] + normal[1] * lift + u[1] * x + v[1] * y,
      head[2] + normal[2] * lift + u[2] * x + v[2] * y,
    ];
    addLeaf(stage, at, normal, u, radius, radius, heart, 1, "ellipse", brightness);
  };
  if (half * samplesPerMetre(stage, head[2]) < 6) {
    for (let k = 0; k < 3; k++) disc(rise * 0.45 * (0.6 + k), 0, 0, half * (1 - 0.25 * k), 0.75 + 0.25 * k);
    return;
  }
  disc(rise * 0.2, 0, 0, half, 0.5);
  for (let k = 0; k < florets; k++) {
    const out = Math.sqrt((k + 0.5) / florets);
    const turn = k * goldenAngle;
    const brightness = 0.62 + 0.5 * out + (k % 3 === 0 ? 0.12 : -0.06);
    const [x, y] = [half * out * Math.cos(turn), half * out * Math.sin(turn)];
    disc(rise * (0.25 + 0.9 * (1 - out * out)), x, y, half * 0.19, brightness);
  }
}
