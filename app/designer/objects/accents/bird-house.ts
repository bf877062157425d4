import { linearFromHex } from "../../numeric/color.ts";
import { addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder } from "../../stage/round-mesh.ts";
import { addGableFace, addGableRoof, addGableWalls } from "../making/gable-roof.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, woodOf } from "../making/tones.ts";

/** Meters: a nesting box for tits and bluebirds, at a height that cats do not jump to. */
const house = { halfWidth: 0.1, halfDepth: 0.1, floor: 1.62, wall: 1.84, ridge: 1.94, eave: 0.05, thickness: 0.018 };

const hole: Surface = { color: linearFromHex("#14110f"), finish: "plain" };

export const birdHouse: ObjectKind = {
  label: "Birdhouse on a post",
  width: 0.32,
  depth: 0.34,
  height: 1.96,
  radius: 0.2,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    const boards = woodOf(site, "#b08a5a");
    const post = woodOf({ ...site, color: undefined }, "#74573d");
    const { halfDepth: d, floor } = house;
    addBox(stage, [-0.035, 0, -0.035], [0.035, floor, 0.035], post, frame);
    addGableWalls(stage, frame, house, boards);
    addGableFace(stage, frame, house, -d, floor, boards);
    addGableRoof(stage, frame, house, shaded(woodOf({ ...site, color: undefined }, "#8a3b2c"), 1));
    addCylinder(stage, frame([0, 1.79, -d - 0.002]), frame([0, 1.79, -d - 0.004]), [0.03, 0], hole, 16);
    addCylinder(
      stage,
      frame([0, 1.79, -d - 0.004]),
      frame([0, 1.79, -d + 0.001]),
      [0.034, 0.034],
      shaded(boards, 0.6),
      16,
    );
    addCylinder(stage, frame([0, 1.72, -d]), frame([0, 1.72, -d - 0.06]), [0.008, 0.008], post, 8);
  },
};
