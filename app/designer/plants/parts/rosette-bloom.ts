import type { LinearRgb } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import { normalize, tangents, type Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import type { FlowerSite } from "./flower-site.ts";
import { addLeaf, samplesPerMetre } from "./foliage.ts";
import { goldenAngle } from "./golden-angle.ts";

/** A double flower, as on roses; meters at size 1. */
export interface RosetteForm {
  kind: "rosette";
  radius: number;
  petals: number;
}

/** Petals that still show if a flower is small, and the radius in samples at which all do. */
const fewest = 7;
const allShow = 16;

/** `axis` is the stem's direction; the flower opens toward the light, which is behind the eye. */
export function growRosette(
  form: RosetteForm,
  { at, axis, tone, size }: FlowerSite,
  stage: Stage,
  random: Random,
): void {
  const up = normalize([
    0.7 * axis[0] + 0.5 * (random() - 0.5),
    0.8 * axis[1],
    0.7 * axis[2] - 0.35 + 0.4 * (random() - 0.5),
  ]);
  const [u, v] = tangents(up);
  const radius = form.radius * size * (0.75 + 0.45 * random());
  const share = clamp((radius * samplesPerMetre(stage, at[2])) / allShow, 0, 1);
  const count = Math.round(fewest + (form.petals - fewest) * share);
  const opened = 0.55 + 0.5 * random() ** 0.5;
  const spun = 6.283 * random();
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const turn = spun + i * goldenAngle;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const out: Vec3 = [u[0] * cos + v[0] * sin, u[1] * cos + v[1] * sin, u[2] * cos + v[2] * sin];
    const tilt = (0.12 + 1.3 * t ** 0.9) * opened + 0.2 * (random() - 0.5);
    const [rise, lay] = [Math.cos(tilt), Math.sin(tilt)];
    const direction: Vec3 = [up[0] * rise + out[0] * lay, up[1] * rise + out[1] * lay, up[2] * rise + out[2] * lay];
    const normal = normalize([up[0] * lay - out[0] * rise, up[1] * lay - out[1] * rise, up[2] * lay - out[2] * rise]);
    const half = radius * (0.4 + 0.16 * t) * (0.85 + 0.3 * random());
    const foot = radius * (0.1 + 0.2 * t);
    const low = radius * 0.1 * (1 - t);
    const center: Vec3 = [
      at[0] + out[0] * foot + up[0] * low + direction[0] * half,
      at[1] + out[1] * foot + up[1] * low + direction[1] * half,
      at[2] + out[2] * foot + up[2] * low + direction[2] * half,
    ];
    const color = deepened(tone, (1 - t) ** 1.5);
    addLeaf(stage, center, normal, direction, half, half * 0.95, color, 0.5 + 0.5 * t, "petal", 0.88 + 0.24 * random());
  }
}

/** The heart is deeper in color, like light that has passed through petals; hardly so in a white rose. `share` 0..1. */
function deepened(tone: LinearRgb, share: number): LinearRgb {
  const most = Math.max(tone[0], tone[1], tone[2], 0.01);
  const deep = (own: number) => own * (own / most) ** (0.8 * share) * (1 - 0.12 * share);
  return [deep(tone[0]), deep(tone[1]), deep(tone[2])];
}
