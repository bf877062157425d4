import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import type { Stage } from "../../stage/geometry.ts";
import { addBeam, type Placement, placementOf, type Surface } from "../../stage/mesh.ts";
import { addDisc, addTube, addTurned } from "../../stage/round-mesh.ts";
import { nestPlacement } from "../making/nest-placement.ts";
import type { ObjectKind } from "../making/object-kind.ts";

/** Meters, usual trade sizes of a folding café set. */
const table = { radius: 0.32, height: 0.72 };
const seat = { half: 0.2, depth: 0.4, height: 0.45, back: 0.84 };
const toChair = 0.6;

export const bistroSet: ObjectKind = {
  label: "Bistro table with two chairs",
  width: 1.75,
  depth: 0.75,
  height: seat.back + 0.02,
  radius: 0.85,
  shape: "rectangle",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf(site);
    const paint: Surface = { color: linearFromHex(site.color ?? "#46564c"), finish: "paint" };
    addTable(stage, frame, paint);
    for (const side of [-1, 1]) {
      const at = nestPlacement(
        frame,
        side * toChair,
        0.05 * (random() - 0.5),
        side * (Math.PI / 2 + 0.3 * (random() - 0.7)),
      );
      addFoldingChair(stage, at, paint);
    }
  },
};

function addTable(stage: Stage, frame: Placement, paint: Surface): void {
  const { radius, height } = table;
  addTurned(
    stage,
    [
      [radius - 0.015, height - 0.03],
      [radius, height - 0.02],
      [radius, height - 0.006],
      [radius - 0.008, height],
      [radius - 0.02, height - 0.004],
    ],
    paint,
    frame,
    36,
  );
  addDisc(stage, frame([0, height - 0.004, 0]), radius - 0.02, paint, 36);
  for (let i = 0; i < 3; i++) {
    const angle = 0.5 + (i / 3) * 2 * Math.PI;
    const at = (far: number, y: number): Vec3 => [Math.cos(angle) * far, y, Math.sin(angle) * far];
    const leg = [
      at(0.2, height - 0.02),
      at(0.13, 0.58),
      at(0.065, 0.46),
      at(0.045, 0.36),
      at(0.07, 0.25),
      at(0.16, 0.12),
      at(0.27, 0.02),
      at(0.29, 0.01),
    ];
    addTube(stage, leg, 0.011, paint, frame);
  }
  const ring = Array.from({ length: 13 }, (_, i): Vec3 => {
    const angle = (i / 12) * 2 * Math.PI;
    return [Math.cos(angle) * 0.055, 0.4, Math.sin(angle) * 0.055];
  });
  addTube(stage, ring, 0.008, paint, frame);
}

function addFoldingChair(stage: Stage, frame: Placement, paint: Surface): void {
  const { half, depth, height, back } = seat;
  for (const x of [-half, half]) {
    const long: Vec3[] = [
      [x, 0.008, -depth / 2 - 0.02],
      [x, height, depth * 0.36],
      [x, back, depth / 2 + 0.06],
    ];
    const short: Vec3[] = [
      [x * 0.9, 0.008, depth / 2 + 0.04],
      [x * 0.9, height - 0.012, -depth / 2 + 0.02],
    ];
    addTube(stage, long, 0.01, paint, frame);
    addTube(stage, short, 0.01, paint, frame);
  }
  for (const z of [-depth / 2 + 0.02, depth / 2 + 0.02]) {
    const y = z < 0 ? 0.03 : 0.04;
    addTube(
      stage,
      [
        [-half, y, z],
        [half, y, z],
      ],
      0.008,
      paint,
      frame,
    );
  }
  const slats = 7;
  for (let i = 0; i < slats; i++) {
    const z = -depth / 2 + 0.03 + (i * (depth - 0.06)) / (slats - 1);
    const y = height + 0.008 * Math.abs(i - 3) * 0.5;
    addBeam(
      stage,
      [-half - 0.01, y, z],
      [half + 0.01, y, z],
      { width: 0.042, thickness: 0.012, wide: [0, 0, 1] },
      paint,
      frame,
    );
  }
  for (const share of [0.5, 0.78, 1]) {
    const [y, z] = [height + (back - height) * share - 0.02, depth * (0.36 + 0.29 * share)];
    addBeam(
      stage,
      [-half - 0.01, y, z - 0.012],
      [half + 0.01, y, z - 0.012],
      { width: 0.055, thickness: 0.01, wide: [0, 1, 0.25] },
      paint,
      frame,
    );
  }
}
