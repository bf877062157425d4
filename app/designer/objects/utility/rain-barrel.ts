import { linearFromHex } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBeam, addBox, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder, addTurned } from "../../stage/round-mesh.ts";
import { nestPlacement } from "../making/nest-placement.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, woodOf } from "../making/tones.ts";

/** Meters, the usual trade size of an oak barrel of 50 gallons, and of the blocks under it. */
const barrelHeight = 0.88;
const belly = 0.33;
const end = 0.275;
const baseHeight = 0.16;
const staves = 24;
const hoops = [0.05, 0.2, 0.34, 0.66, 0.8, 0.95];
const lengths = [
  [0, 0.2],
  [0.2, 0.34],
  [0.34, 0.66],
  [0.66, 0.8],
  [0.8, 1],
] as const;

const iron: Surface = { color: linearFromHex("#4a4541"), finish: "metal" };
const brass: Surface = { color: linearFromHex("#b08a45"), finish: "metal" };
const block: Surface = { color: linearFromHex("#8f8c86"), finish: "concrete" };

export const rainBarrel: ObjectKind = {
  label: "Rain barrel",
  width: 0.72,
  depth: 0.72,
  height: baseHeight + barrelHeight,
  radius: 0.4,
  shape: "round",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf(site);
    const wood = woodOf(site, "#7d5f42");
    for (const z of [-0.17, 0.17])
      for (const x of [-0.17, 0.17])
        addBox(stage, [x - 0.165, 0, z - 0.165], [x + 0.165, baseHeight, z + 0.165], block, frame);
    joinStaves(stage, frame, wood, random);
    for (const share of hoops) {
      const [low, high] = [baseHeight + (share - 0.025) * barrelHeight, baseHeight + (share + 0.025) * barrelHeight];
      const [foot, head] = [radiusAt(share - 0.025) + 0.006, radiusAt(share + 0.025) + 0.006];
      addTurned(
        stage,
        [
          [foot, low],
          [head, high],
        ],
        iron,
        frame,
        32,
      );
    }
    const lid = baseHeight + barrelHeight - 0.04;
    for (let i = -3; i <= 3; i++) {
      const half = Math.sqrt(Math.max(0.004, (end - 0.02) ** 2 - (i * 0.072) ** 2));
      addBox(stage, [-half, lid - 0.02, i * 0.072 - 0.034], [half, lid, i * 0.072 + 0.034], shaded(wood, 0.9), frame);
    }
    addTap(stage, frame);
  },
};

function radiusAt(share: number): number {
  return belly - (belly - end) * (2 * share - 1) ** 2;
}

/** All lengths of a stave have one tone. */
function joinStaves(stage: Stage, frame: Placement, wood: Surface, random: Random): void {
  for (let i = 0; i < staves; i++) {
    const at = nestPlacement(frame, 0, 0, (i / staves) * 2 * Math.PI);
    const tone = shaded(wood, 0.82 + 0.36 * random());
    for (const [from, to] of lengths) {
      const point = (share: number): Vec3 => [0, baseHeight + share * barrelHeight, -radiusAt(share) + 0.012];
      const width = (2 * Math.PI * Math.max(radiusAt(from), radiusAt(to))) / staves - 0.001;
      addBeam(stage, point(from), point(to), { width, thickness: 0.024 }, tone, at);
    }
  }
}

function addTap(stage: Stage, frame: Placement): void {
  const [y, z] = [baseHeight + 0.16, -radiusAt(0.18)];
  addCylinder(stage, frame([0, y, z]), frame([0, y, z - 0.08]), [0.012, 0.012], brass, 8);
  addCylinder(stage, frame([0, y + 0.01, z - 0.07]), frame([0, y - 0.05, z - 0.085]), [0.013, 0.011], brass, 8);
  addBox(stage, [-0.035, y + 0.025, z - 0.065], [0.035, y + 0.036, z - 0.05], brass, frame);
  addCylinder(stage, frame([0, y, z - 0.057]), frame([0, y + 0.03, z - 0.057]), [0.006, 0.006], brass, 6);
}
