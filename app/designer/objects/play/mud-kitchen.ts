import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import { addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder, addTube, addTurned } from "../../stage/round-mesh.ts";
import { nestPlacement } from "../making/nest-placement.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal, shaded, soil, woodOf } from "../making/tones.ts";

/** Meters: a child's worktop, and the shelf above it. */
const top = 0.52;
const shelf = 0.9;

const steel: Surface = { color: linearFromHex("#b9bcbc"), finish: "metal" };
const enamel: Surface = { color: linearFromHex("#3f6f96"), finish: "paint" };

/** A child's wooden kitchen with a bowl of mud, a hob, a tap and pans on hooks. */
export const mudKitchen: ObjectKind = {
  label: "Children's mud kitchen",
  width: 1.1,
  depth: 0.5,
  height: 1.02,
  radius: 0.65,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#a07a50");
    const [w, d] = [this.width / 2, this.depth / 2];
    for (const x of [-w + 0.04, w - 0.04]) {
      addBox(stage, [x - 0.035, 0, -d], [x + 0.035, top - 0.03, -d + 0.07], wood, frame);
      addBox(stage, [x - 0.035, 0, d - 0.07], [x + 0.035, 1, d], wood, frame);
    }
    for (let i = 0; i < 5; i++)
      addBox(stage, [-w, top - 0.03, -d + i * 0.1], [w, top, -d + i * 0.1 + 0.092], wood, frame);
    for (const z of [-0.17, 0, 0.15])
      addBox(stage, [-w + 0.05, 0.14, z - 0.06], [w - 0.05, 0.165, z + 0.06], wood, frame);
    for (let i = 0; i < 4; i++)
      addBox(
        stage,
        [-w, top + 0.05 + i * 0.115, d - 0.055],
        [w, top + 0.155 + i * 0.115, d - 0.03],
        shaded(wood, 0.9),
        frame,
      );
    addBox(stage, [-w, shelf, d - 0.2], [w, shelf + 0.025, d - 0.02], wood, frame);
    const bowl = nestPlacement(frame, -0.27, -0.05, 0);
    addTurned(
      stage,
      [
        [0.12, top],
        [0.17, top + 0.07],
        [0.175, top + 0.075],
        [0.15, top + 0.06],
        [0.1, top + 0.03],
      ],
      steel,
      bowl,
      20,
    );
    addTurned(
      stage,
      [
        [0.15, top + 0.058],
        [0, top + 0.066],
      ],
      soil,
      bowl,
      16,
    );
    const tap: Vec3[] = [
      [-0.27, top + 0.2, d - 0.05],
      [-0.27, top + 0.25, d - 0.12],
      [-0.27, top + 0.2, d - 0.16],
    ];
    addTube(stage, tap, 0.014, steel, frame);
    for (const x of [0.13, 0.36]) {
      const own = nestPlacement(frame, x, -0.04, 0);
      addTurned(
        stage,
        [
          [0.085, top],
          [0.085, top + 0.008],
          [0.085, top + 0.008],
          [0, top + 0.009],
        ],
        blackMetal,
        own,
        18,
      );
    }
    const pan = nestPlacement(frame, 0.36, -0.04, 0);
    addTurned(
      stage,
      [
        [0.065, top + 0.01],
        [0.08, top + 0.09],
        [0.074, top + 0.09],
        [0.06, top + 0.02],
        [0, top + 0.02],
      ],
      enamel,
      pan,
      18,
    );
    addTube(
      stage,
      [
        [0.44, top + 0.075, -0.04],
        [0.53, top + 0.09, -0.06],
      ],
      0.01,
      blackMetal,
      frame,
    );
    for (const [x, high] of [
      [-0.05, 0.16],
      [0.12, 0.13],
      [0.27, 0.15],
    ] as const) {
      const [hook, foot] = [frame([x, shelf - 0.02, d - 0.09]), frame([x, shelf - high, d - 0.09])];
      addCylinder(stage, hook, foot, [0.006, 0.006], steel, 6);
      addCylinder(
        stage,
        frame([x, shelf - high - 0.03, d - 0.08]),
        frame([x, shelf - high - 0.03, d - 0.1]),
        [0.03, 0.03],
        steel,
        12,
      );
      addCylinder(
        stage,
        frame([x, shelf - high - 0.03, d - 0.1]),
        frame([x, shelf - high - 0.03, d - 0.101]),
        [0.03, 0],
        steel,
        12,
      );
    }
    for (const [x, surface] of [
      [-0.35, enamel],
      [0.05, { ...enamel, color: linearFromHex("#c25b3a") }],
      [0.33, steel],
    ] as const) {
      const own = nestPlacement(frame, x, d - 0.11, 0);
      addTurned(
        stage,
        [
          [0.04, shelf + 0.025],
          [0.055, shelf + 0.11],
          [0.05, shelf + 0.11],
          [0, shelf + 0.05],
        ],
        surface,
        own,
        14,
      );
    }
  },
};
