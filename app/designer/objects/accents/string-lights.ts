import type { Vec3 } from "../../numeric/vector.ts";
import { placementOf } from "../../stage/mesh.ts";
import { addCylinder, addTube, addTurned } from "../../stage/round-mesh.ts";
import { nestPlacement } from "../making/nest-placement.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal, warmGlow, woodOf } from "../making/tones.ts";

const bulbSpacing = 0.45;

/** `width` is between the poles, meters. */
export const stringLights: ObjectKind = {
  label: "String lights between poles",
  width: 4,
  depth: 0.1,
  height: 2.6,
  radius: 0.1,
  shape: "rectangle",
  unit: "m",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const w = (site.width ?? this.width) / 2;
    const top = site.height ?? this.height * site.size;
    const wood = woodOf(site, "#6d513a");
    for (const x of [-w, w]) addCylinder(stage, frame([x, 0, 0]), frame([x, top, 0]), [0.04, 0.035], wood, 10);
    const sag = Math.min(0.6, w * 0.16);
    const cable = (x: number): Vec3 => [x, top - 0.06 - sag * (1 - (x / w) ** 2), 0];
    const parts = 24;
    addTube(
      stage,
      Array.from({ length: parts + 1 }, (_, i) => cable(-w + (2 * w * i) / parts)),
      0.006,
      blackMetal,
      frame,
    );
    const bulbs = Math.max(2, Math.floor((2 * w) / bulbSpacing));
    for (let i = 0; i < bulbs; i++) {
      const [x, y] = cable(-w + (2 * w * (i + 0.5)) / bulbs);
      const at = nestPlacement(frame, x, 0, 0);
      const hang = (point: Vec3): Vec3 => at([point[0], point[1] + y, point[2]]);
      addTurned(
        stage,
        [
          [0.014, -0.07],
          [0.014, 0],
        ],
        blackMetal,
        hang,
        6,
      );
      addTurned(
        stage,
        [
          [0.002, -0.145],
          [0.022, -0.13],
          [0.03, -0.105],
          [0.014, -0.065],
        ],
        warmGlow,
        hang,
        8,
      );
    }
  },
};
