import { type LinearRgb, linearFromHex, mixColor } from "../../numeric/color.ts";
import { noise } from "../../numeric/noise.ts";
import { pick, type Random } from "../../numeric/random.ts";
import { clamp } from "../../numeric/scalar.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import { addLeaf } from "../../plants/parts/foliage.ts";
import type { Stage } from "../../stage/geometry.ts";
import { type Placement, placementOf } from "../../stage/mesh.ts";
import { addKoi } from "../making/koi.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { addRock } from "../making/rock.ts";
import { stillWater } from "../making/tones.ts";

/** Meters above the ground: blades of grass must not come through. */
const waterLevel = 0.05;
const lilyGreen = linearFromHex("#5c7a37");
const lilyPale = linearFromHex("#7f9650");
const lilyPetal = linearFromHex("#f2e6e6");
const lilyHeart = linearFromHex("#d9a92c");
const tuftDark = linearFromHex("#33491f");
const tuftLight = linearFromHex("#7f9a4c");
const rimTones = ["#8f887b", "#a19a8c", "#7d786f", "#968c7c"];

interface PondForm {
  label: string;
  /** Meters, with the rim. */
  width: number;
  depth: number;
  height: number;
  /** Lily pads per square meter, and fish. */
  lilies: number;
  koi?: true;
  /** Reeds in the shallow water at its back. */
  reeds?: true;
}

export const pond = pondOf({ label: "Pond with stone rim", width: 2.4, depth: 1.7, height: 0.16, lilies: 2.2 });
export const koiPond = pondOf({
  label: "Koi pond with stone rim",
  width: 3,
  depth: 2,
  height: 0.16,
  lilies: 0.8,
  koi: true,
});
export const swimmingPond = pondOf({
  label: "Natural swimming pond with reeds",
  width: 8,
  depth: 5,
  height: 0.7,
  lilies: 0.35,
  reeds: true,
});

/** Still water in an ellipse of `width` by `depth` meters within a rim of flat stones. */
function pondOf({ lilies, koi, reeds, ...form }: PondForm): ObjectKind {
  return {
    ...form,
    radius: form.width / 2 + 0.05,
    shape: "round",
    unit: "each",
    place(site, stage, random) {
      const rim = reeds ? 0.25 : 0.2;
      const a = ((site.width ?? form.width) * site.size) / 2 - rim;
      const b = ((site.depth ?? form.depth) * site.size) / 2 - rim;
      const frame = placementOf({ ...site, size: 1 });
      // The rim is as wide around a large pond as around a small one.
      const large = Math.max(1, (a + b) / 2);
      const shore = (angle: number, share: number): Vec3 => {
        const wobble =
          share * (1 + (0.07 / large) * (noise(Math.cos(angle) * 1.6 + 9, Math.sin(angle) * 1.6 + site.x) - 0.6));
        return [Math.cos(angle) * a * wobble, waterLevel, Math.sin(angle) * b * wobble];
      };
      addWater(stage, frame, (angle) => shore(angle, 1 + 0.04 / large));
      layRim(stage, frame, (angle, out) => shore(angle, 1 + out / large), Math.PI * (a + b), site.color, random);
      floatLilies(stage, frame, shore, Math.round(a * b * Math.PI * lilies), random);
      if (koi) letSwim(stage, frame, shore, clamp(Math.round(a * b * 3), 4, 12), random);
      if (reeds) growReeds(stage, frame, shore, Math.round((a + b) * 26), random);
    },
  };
}

function addWater(stage: Stage, frame: Placement, shore: (angle: number) => Vec3): void {
  const up: Vec3 = [0, 1, 0];
  const sides = 40;
  for (let i = 0; i < sides; i++) {
    const [from, to] = [(i / sides) * 2 * Math.PI, ((i + 1) / sides) * 2 * Math.PI];
    stage.addTriangle({
      corners: [frame([0, waterLevel, 0]), frame(shore(from)), frame(shore(to))],
      normals: [up, up, up],
      ...stillWater,
    });
  }
}

function layRim(
  stage: Stage,
  frame: Placement,
  shore: (angle: number, out: number) => Vec3,
  perimeter: number,
  color: string | undefined,
  random: Random,
): void {
  const stone = (at: number, out: number, radius: number) => {
    const [x, , z] = frame(shore((at / perimeter) * 2 * Math.PI, out));
    const form = {
      radius,
      flatness: 0.45 + 0.3 * random(),
      facets: 11,
      rings: 6,
      sides: 11,
      sharpness: 9,
      roughness: 0.8,
    };
    addRock(form, x, z, color ?? pick(random, rimTones), stage, random);
  };
  let gone = 0;
  while (gone < perimeter - 0.1) {
    const radius = 0.07 + 0.13 * random() ** 1.7;
    stone(gone + radius, 0.01 + 0.07 * random(), radius);
    if (random() < 0.3) stone(gone + radius * 2 * random(), 0.12 + 0.06 * random(), 0.04 + 0.05 * random());
    if (random() < 0.35) growTuft(stage, frame(shore(((gone + 2 * radius) / perimeter) * 2 * Math.PI, 0.14)), random);
    gone += radius * 1.6;
  }
}

function growTuft(stage: Stage, foot: Vec3, random: Random): void {
  for (let i = 0; i < 12; i++) {
    const turn = 6.283 * random();
    const lean = 0.2 + 0.9 * random();
    const direction = normalize([Math.cos(turn) * lean, 1, Math.sin(turn) * lean]);
    const half = 0.035 + 0.035 * random();
    const at: Vec3 = [foot[0] + direction[0] * half, direction[1] * half, foot[2] + direction[2] * half];
    const normal = normalize([-direction[0], 0.5, -direction[2] - 0.3]);
    addLeaf(stage, at, normal, direction, half, 0.004, mixColor(tuftDark, tuftLight, random()), 0.7, "taper", 1);
  }
}

function letSwim(
  stage: Stage,
  frame: Placement,
  shore: (angle: number, share: number) => Vec3,
  count: number,
  random: Random,
): void {
  for (let i = 0; i < count; i++) {
    const [x, , z] = shore((i / count) * 2 * Math.PI + random(), 0.25 + 0.45 * random());
    addKoi(stage, frame([x, waterLevel + 0.002, z]), 6.283 * random(), 0.34 + 0.2 * random(), random);
  }
}

/** In the shallow water along the far shore and its right end, where they hide little of the water. */
function growReeds(
  stage: Stage,
  frame: Placement,
  shore: (angle: number, share: number) => Vec3,
  count: number,
  random: Random,
): void {
  for (let i = 0; i < count; i++) {
    const angle = -0.25 + 2.3 * random() ** 1.3;
    const [x, y, z] = frame(shore(angle, 0.84 + 0.13 * random()));
    const half = (0.3 + 0.2 * random()) * (0.8 + 0.2 * noise(x * 1.3, z * 1.3, 5));
    const turn = 6.283 * random();
    const lean = 0.16 * random();
    const direction = normalize([Math.cos(turn) * lean, 1, Math.sin(turn) * lean]);
    const at: Vec3 = [x + direction[0] * half, y + direction[1] * half, z + direction[2] * half];
    addLeaf(
      stage,
      at,
      [0.2, 0.2, -0.96],
      direction,
      half,
      0.011,
      mixColor(tuftDark, tuftLight, random()),
      0.8,
      "taper",
      1,
    );
  }
}

function floatLilies(
  stage: Stage,
  frame: Placement,
  shore: (angle: number, share: number) => Vec3,
  count: number,
  random: Random,
): void {
  const [even, odd] = [random() * 6.28, random() * 6.28];
  for (let i = 0; i < count; i++) {
    const [x, , z] = shore((i % 2 === 0 ? even : odd) + 1.1 * (random() - 0.5), 0.4 + 0.42 * random());
    const radius = 0.055 + 0.06 * random();
    const center = frame([x, waterLevel + 0.004 + 0.004 * random(), z]);
    floatPad(stage, center, radius, mixColor(lilyGreen, lilyPale, random()), random);
    if (i % 6 === 5) openLily(stage, center);
  }
}

/** Made of triangles, because a leaf has the depth of its middle and the water would cover its near half. */
function floatPad(stage: Stage, center: Vec3, radius: number, color: LinearRgb, random: Random): void {
  const sides = 14;
  const turn = 6.283 * random();
  const rim = (i: number): [at: Vec3, normal: Vec3] => {
    const angle = turn + 0.22 + (i / sides) * 5.84;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const wavy = radius * (0.95 + 0.05 * (i % 2));
    return [
      [center[0] + cos * wavy, center[1] + 0.006, center[2] + sin * wavy],
      normalize([-0.3 * cos, 1, -0.3 * sin]),
    ];
  };
  for (let i = 0; i < sides; i++) {
    const [[from, fromNormal], [to, toNormal]] = [rim(i), rim(i + 1)];
    const vein = i % 2 === 0 ? 1.06 : 0.94;
    stage.addTriangle({
      corners: [center, from, to],
      normals: [[0, 1, 0], fromNormal, toNormal],
      color: [color[0] * vein, color[1] * vein, color[2] * vein],
      finish: "plain",
    });
  }
}

function openLily(stage: Stage, [x, y, z]: Vec3): void {
  for (let leaf = 0; leaf < 14; leaf++) {
    const inner = leaf % 2;
    const angle = leaf * 0.449;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const direction = normalize([cos, 0.45 + 0.7 * inner, sin]);
    const half = 0.03 - 0.008 * inner;
    const at: Vec3 = [x + direction[0] * half, y + 0.015 + direction[1] * half, z + direction[2] * half];
    const normal = normalize([-cos * 0.5, 1, -sin * 0.5]);
    addLeaf(stage, at, normal, direction, half, 0.011, lilyPetal, 1, "petal", 0.9 + 0.12 * inner);
  }
  addLeaf(stage, [x, y + 0.03, z], [0, 0.8, -0.6], [1, 0, 0], 0.01, 0.01, lilyHeart, 1, "petal", 1);
}
