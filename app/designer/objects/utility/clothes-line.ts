import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import { addBox, placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder, addTube } from "../../stage/round-mesh.ts";
import { addSheet } from "../../stage/sheet-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

/** Meters: height of the crossbars, and where the lines run. */
const top = 1.85;
const lines = [-0.5, -0.17, 0.17, 0.5];
const sag = 0.09;

const line: Surface = { color: linearFromHex("#e4e2da"), finish: "plain" };
const peg: Surface = { color: linearFromHex("#c49a5f"), finish: "wood" };

/** What hangs there: which line, where along it, how wide and how long, and its color. */
const laundry = [
  { z: -0.5, x: -0.75, wide: 0.7, long: 1.05, hex: "#dfe4ea" },
  { z: -0.5, x: 0.12, wide: 0.5, long: 0.75, hex: "#6f8fb0" },
  { z: 0.17, x: 0.7, wide: 0.6, long: 0.85, hex: "#d8b7a0" },
] as const;

/** Four lines between two T-posts, with some washing. */
export const clothesLine: ObjectKind = {
  label: "Clothesline between two posts",
  width: 3.2,
  depth: 1.2,
  height: 1.95,
  radius: 1.7,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const wood = woodOf(site, "#7d5d40");
    const w = (site.width ?? this.width) / 2 - 0.06;
    for (const side of [-1, 1]) {
      const x = side * w;
      addBox(stage, [x - 0.05, 0, -0.05], [x + 0.05, top + 0.08, 0.05], wood, frame);
      addBox(stage, [x - 0.04, top - 0.05, -0.58], [x + 0.04, top + 0.04, 0.58], wood, frame);
    }
    const hang = (x: number) => top + 0.03 - sag * (1 - (x / w) ** 2);
    for (const z of lines) {
      const points = Array.from({ length: 13 }, (_, i): Vec3 => {
        const x = -w + (2 * w * i) / 12;
        return [x, hang(x), z];
      });
      addTube(stage, points, 0.004, line, frame);
    }
    for (const { z, x, wide, long, hex } of laundry) {
      const rows = [0, 0.25, 0.5, 0.75, 1].map((down) =>
        Array.from({ length: 9 }, (_, i): Vec3 => {
          const across = x * (w / 1.54) + (i / 8 - 0.5) * wide * (1 - 0.03 * down);
          return [across, hang(across) - down * long, z + 0.035 * down * Math.sin(i * 1.9 + x * 7) + 0.03 * down];
        }),
      );
      addSheet(stage, rows, { color: linearFromHex(hex), finish: "cloth" }, frame);
      for (const end of [-0.44, 0.44]) {
        const at = x * (w / 1.54) + end * wide;
        addCylinder(stage, frame([at, hang(at) - 0.05, z]), frame([at, hang(at) + 0.03, z]), [0.008, 0.008], peg, 5);
      }
    }
  },
};
