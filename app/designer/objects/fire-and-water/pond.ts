import { linearFromHex } from "../../numeric/colour.ts";
import { noise } from "../../numeric/noise.ts";
import { pick, type Random } from "../../numeric/random.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { type Placement, placementOf } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { addRock } from "../making/rock.ts";
import { stillWater } from "../making/tones.ts";

/** Metres above the ground: blades of grass must not come through. */
const waterLevel = 0.05;
const lilyGreen = linearFromHex("#5c7a37");
const lilyPale = linearFromHex("#7f9650");
const lilyPetal = linearFromHex("#f2e6e6");
const rimTones = ["#8f887b", "#a19a8c", "#7d786f", "#968c7c"];

/** Still water in an ellipse of `width` by `depth` metres within a rim of flat stones, with a few lily pads. */
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
    const a = ((site.width ?? this.width) * site.size) / 2 - 0.17;
    const b = ((site.depth ?? this.depth) * site.size) / 2 - 0.17;
    const shore = (angle: number, share: number): Vec3 => {
      const wobble = share * (1 + 0.07 * (noise(Math.cos(angle) * 1.6 + 9, Math.sin(angle) * 1.6 + site.x) - 0.6));
      return [Math.cos(angle) * a * wobble, waterLevel, Math.sin(angle) * b * wobble];
    };
    addWater(stage, frame, shore);
    layRim(stage, frame, shore, Math.PI * (a + b), site.colour, random);
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

/** Stones shoulder to shoulder along the shore, large and small by turns. */
function layRim(
  stage: Stage,
  frame: Placement,
  shore: (angle: number, share: number) => Vec3,
  perimeter: number,
  colour: string | undefined,
  random: Random,
): void {
  let gone = 0;
  while (gone < perimeter - 0.1) {
    const radius = 0.085 + 0.075 * random() ** 1.6;
    const [x, , z] = frame(shore(((gone + radius) / perimeter) * 2 * Math.PI, 1.03 + 0.05 * random()));
    const form = { radius, flatness: 0.85, facets: 11, rings: 6, sides: 11, sharpness: 9, roughness: 0.7 };
    addRock(form, x, z, colour ?? pick(random, rimTones), stage, random);
    gone += radius * 1.75;
  }
}

/** Round leaves lying on the water in groups, a flower here and there. */
function floatLilies(
  stage: Stage,
  frame: Placement,
  shore: (angle: number, share: number) => Vec3,
  count: number,
  random: Random,
): void {
  const [even, odd] = [random() * 6.28, random() * 6.28];
  for (let i = 0; i < count; i++) {
    const [x, , z] = shore((i % 2 === 0 ? even : odd) + 0.9 * (random() - 0.5), 0.45 + 0.42 * random());
    const radius = 0.05 + 0.04 * random();
    const centre = frame([x, waterLevel + 0.006, z]);
    stage.addLeaf({
      centre,
      along: [radius, 0, 0],
      across: [0, 0, radius],
      normal: [0, 1, 0],
      colour: random() < 0.5 ? lilyGreen : lilyPale,
      openness: 0.9,
      shape: "ellipse",
    });
    if (i % 6 !== 5) continue;
    for (let leaf = 0; leaf < 6; leaf++) {
      const angle = leaf * 1.05;
      const [dx, dz] = [Math.cos(angle) * 0.035, Math.sin(angle) * 0.035];
      stage.addLeaf({
        centre: [centre[0] + dx * 0.8, waterLevel + 0.033, centre[2] + dz * 0.8],
        along: [dx, 0.02, dz],
        across: [-dz * 0.45, 0, dx * 0.45],
        normal: [0, 1, 0],
        colour: lilyPetal,
        openness: 1,
        shape: "leaf",
      });
    }
  }
}
