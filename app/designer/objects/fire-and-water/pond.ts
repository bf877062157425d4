import { type LinearRgb, linearFromHex, mixColor } from "../../numeric/color.ts";
import { noise } from "../../numeric/noise.ts";
import { pick, type Random } from "../../numeric/random.ts";
import { normalize, type Vec3 } from "../../numeric/vector.ts";
import { addLeaf } from "../../plants/parts/foliage.ts";
import type { Stage } from "../../stage/geometry.ts";
import { type Placement, placementOf } from "../../stage/mesh.ts";
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

/** `width` by `depth` meters. */
export const pond: ObjectKind = {
  label: "Pond with stone rim",
  width: 2.4,
  depth: 1.7,
  height: 0.16,
  radius: 1.25,
  shape: "round",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf({ ...site, size: 1 });
    const a = ((site.width ?? this.width) * site.size) / 2 - 0.2;
    const b = ((site.depth ?? this.depth) * site.size) / 2 - 0.2;
    const shore = (angle: number, share: number): Vec3 => {
      const wobble = share * (1 + 0.07 * (noise(Math.cos(angle) * 1.6 + 9, Math.sin(angle) * 1.6 + site.x) - 0.6));
      return [Math.cos(angle) * a * wobble, waterLevel, Math.sin(angle) * b * wobble];
    };
    addWater(stage, frame, shore);
    layRim(stage, frame, shore, Math.PI * (a + b), site.color, random);
    floatLilies(stage, frame, shore, Math.round(a * b * 7), random);
  },
};

function addWater(stage: Stage, frame: Placement, shore: (angle: number, share: number) => Vec3): void {
  const up: Vec3 = [0, 1, 0];
  const sides = 40;
  for (let i = 0; i < sides; i++) {
    const [from, to] = [(i / sides) * 2 * Math.PI, ((i + 1) / sides) * 2 * Math.PI];
    stage.addTriangle({
      corners: [frame([0, waterLevel, 0]), frame(shore(from, 1.04)), frame(shore(to, 1.04))],
      normals: [up, up, up],
      ...stillWater,
    });
  }
}

function layRim(
  stage: Stage,
  frame: Placement,
  shore: (angle: number, share: number) => Vec3,
  perimeter: number,
  color: string | undefined,
  random: Random,
): void {
  const stone = (at: number, share: number, radius: number) => {
    const [x, , z] = frame(shore((at / perimeter) * 2 * Math.PI, share));
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
    stone(gone + radius, 1.01 + 0.07 * random(), radius);
    if (random() < 0.3) stone(gone + radius * 2 * random(), 1.12 + 0.08 * random(), 0.04 + 0.05 * random());
    if (random() < 0.35) growTuft(stage, frame(shore(((gone + 2 * radius) / perimeter) * 2 * Math.PI, 1.14)), random);
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
