import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import { addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder, addTube } from "../../stage/round-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal } from "../making/tones.ts";

/** Meters, after the rules: rim at 10 ft, backboard of a home hoop. The pole is behind, the rim toward the front. */
const rim = { height: 3.05, radius: 0.23 };
const board = { half: 0.56, low: 2.9, high: 3.65, z: 0.02 };

const white: Surface = { color: linearFromHex("#e6e8e8"), finish: "paint" };
const orange: Surface = { color: linearFromHex("#c9541e"), finish: "paint" };
const net: Surface = { color: linearFromHex("#ece9e0"), finish: "plain" };

export const basketballHoop: ObjectKind = {
  label: "Basketball hoop on a pole",
  width: 1.14,
  depth: 1.2,
  height: 3.67,
  radius: 0.7,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    addBox(stage, [-0.14, 0, 0.34], [0.14, 0.02, 0.58], blackMetal, frame);
    addCylinder(stage, frame([0, 0, 0.46]), frame([0, 3.1, 0.46]), [0.055, 0.05], blackMetal, 12);
    for (const [from, to] of [
      [2.7, 3.1],
      [3.05, 3.45],
    ] as const) {
      const arm: Vec3[] = [
        [0, from, 0.46],
        [0, to, board.z + 0.03],
      ];
      addTube(stage, arm, 0.026, blackMetal, frame);
    }
    addBox(stage, [-board.half, board.low, board.z], [board.half, board.high, board.z + 0.03], white, frame);
    const near = board.z - 0.004;
    const line = (left: number, low: number, right: number, high: number) =>
      addBox(stage, [left, low, near], [right, high, board.z], orange, frame);
    const band = 0.04;
    line(-board.half, board.low, board.half, board.low + band);
    line(-board.half, board.high - band, board.half, board.high);
    for (const x of [-board.half, board.half - band]) line(x, board.low, x + band, board.high);
    const [left, right, low, high] = [-0.295, 0.295, rim.height + 0.03, rim.height + 0.48];
    line(left, low, right, low + band);
    line(left, high - band, right, high);
    for (const x of [left, right - band]) line(x, low, x + band, high);
    const middle = board.z - 0.13 - rim.radius;
    const at = (turn: number, radius: number, y: number): Vec3 => [
      Math.cos(turn) * radius,
      y,
      middle + Math.sin(turn) * radius,
    ];
    const ring = Array.from({ length: 25 }, (_, i) => at((i / 24) * 2 * Math.PI, rim.radius, rim.height));
    addTube(stage, ring, 0.012, orange, frame);
    addBox(stage, [-0.06, rim.height - 0.03, middle + rim.radius], [0.06, rim.height + 0.02, board.z], orange, frame);
    const strands = 12;
    for (let i = 0; i < strands; i++)
      for (const lean of [-1, 1]) {
        const strand = [0, 1, 2, 3].map((step) => {
          const turn = ((i + (lean * step) / 2) / strands) * 2 * Math.PI;
          return at(turn, rim.radius * (1 - 0.14 * step), rim.height - 0.13 * step);
        });
        addTube(stage, strand, 0.005, net, frame);
      }
  },
};
