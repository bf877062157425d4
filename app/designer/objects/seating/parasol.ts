import { linearFromHex } from "../../numeric/color.ts";
import { placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder, addTurned } from "../../stage/round-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

export const parasol: ObjectKind = {
  label: "Parasol with foot",
  width: 2.7,
  depth: 2.7,
  height: 2.6,
  radius: 0.3,
  shape: "round",
  unit: "each",
  place(site, stage) {
    const frame = placementOf(site);
    const cloth: Surface = { color: linearFromHex(site.color ?? "#ddd4c0"), finish: "cloth" };
    const stone: Surface = { color: linearFromHex("#8b8985"), finish: "concrete" };
    const wood = woodOf({ ...site, color: undefined }, "#94704c");
    addTurned(
      stage,
      [
        [0.27, 0],
        [0.27, 0.06],
        [0.27, 0.06],
        [0.24, 0.08],
        [0.05, 0.08],
      ],
      stone,
      frame,
      24,
    );
    addCylinder(stage, frame([0, 0.05, 0]), frame([0, 2.56, 0]), [0.024 * site.size, 0.02 * site.size], wood, 10);
    addTurned(
      stage,
      [
        [1.33, 1.93],
        [1.35, 2.06],
        [1.35, 2.06],
        [0.9, 2.28],
        [0.4, 2.47],
        [0.02, 2.56],
      ],
      cloth,
      frame,
      8,
    );
    for (let i = 0; i < 8; i++) {
      const angle = (i / 8) * 2 * Math.PI;
      const [x, z] = [Math.cos(angle), Math.sin(angle)];
      addCylinder(stage, frame([0.02 * x, 2.5, 0.02 * z]), frame([1.3 * x, 2.03, 1.3 * z]), [0.01, 0.009], wood, 5);
    }
  },
};
