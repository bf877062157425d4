import { addBeam, addBox, placementOf } from "../../stage/mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

export const adirondackChair: ObjectKind = {
  label: "Adirondack chair",
  width: 0.76,
  depth: 0.9,
  height: 0.98,
  radius: 0.5,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    const wood = woodOf(site, "#94704c");
    for (let i = 0; i < 7; i++) {
      const t = i / 6;
      const [y, z] = [0.365 - 0.15 * t, -0.4 + 0.62 * t];
      addBeam(stage, [-0.27, y, z], [0.27, y, z], { width: 0.082, thickness: 0.02, wide: [0, -0.24, 1] }, wood, frame);
    }
    for (let i = -3; i <= 3; i++) {
      const top = 0.97 - 0.018 * i * i;
      const lean = (top - 0.2) * 0.36;
      addBeam(
        stage,
        [i * 0.066, 0.2, 0.17],
        [i * 0.088, top, 0.17 + lean],
        { width: 0.075, thickness: 0.018 },
        wood,
        frame,
      );
    }
    addBeam(
      stage,
      [-0.31, 0.52, 0.31],
      [0.31, 0.52, 0.31],
      { width: 0.07, thickness: 0.022, wide: [0, 1, 0.3] },
      wood,
      frame,
    );
    for (const side of [-1, 1]) {
      addBox(stage, [side * 0.34 - 0.065, 0.545, -0.44], [side * 0.34 + 0.065, 0.568, 0.36], wood, frame);
      addBox(stage, [side * 0.3 - 0.011, 0, -0.38], [side * 0.3 + 0.011, 0.545, -0.28], wood, frame);
      addBeam(
        stage,
        [side * 0.28, 0.31, -0.42],
        [side * 0.28, 0.05, 0.44],
        { width: 0.12, thickness: 0.022, wide: [0, 1, 0] },
        wood,
        frame,
      );
      addBox(stage, [side * 0.32 - 0.011, 0.12, 0.24], [side * 0.32 + 0.011, 0.545, 0.33], wood, frame);
    }
    addBox(stage, [-0.27, 0.25, -0.42], [0.27, 0.36, -0.4], wood, frame);
  },
};
