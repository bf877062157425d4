import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import { placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder, addTube } from "../../stage/round-mesh.ts";
import { addSheet } from "../../stage/sheet-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { woodOf } from "../making/tones.ts";

const stripes = ["#e4dccb", "#b9c4bd", "#e4dccb", "#8fa39d", "#e4dccb", "#b9c4bd", "#e4dccb"].map(linearFromHex);
const rope: Surface = { color: linearFromHex("#cbbfa4"), finish: "plain" };

export const hammock: ObjectKind = {
  label: "Hammock between posts",
  width: 3.4,
  depth: 0.9,
  height: 1.5,
  radius: 1.75,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const w = (site.width ?? this.width) / 2 - 0.05;
    const wood: Surface = woodOf({ ...site, color: undefined }, "#7b5c40");
    for (const side of [-1, 1]) {
      addCylinder(stage, frame([side * (w - 0.18), -0.02, 0]), frame([side * w, 1.5, 0]), [0.055, 0.048], wood, 12);
      for (let i = -2; i <= 2; i++)
        addTube(
          stage,
          [
            [side * (w - 0.02), 1.36, 0],
            [side * (w - 0.62), 1.0, i * 0.13],
          ],
          0.004,
          rope,
          frame,
        );
      addTube(
        stage,
        [
          [side * (w - 0.62), 1.0, -0.36],
          [side * (w - 0.62), 1.0, 0.36],
        ],
        0.014,
        wood,
        frame,
      );
    }
    const half = w - 0.62;
    const point = (u: number, v: number): Vec3 => {
      const hang = 0.5 * (1 - u * u);
      const spread = 0.36 * (1 - 0.08 * (1 - u * u));
      return [u * half, 1.0 - hang - 0.14 * (1 - v * v) * (1 - u * u), v * spread];
    };
    stripes.forEach((color, s) => {
      const rows = [0, 1].map((edge) =>
        Array.from({ length: 17 }, (_, i) => point(-1 + i / 8, -1 + (2 * (s + edge)) / stripes.length)),
      );
      addSheet(stage, rows, { color, finish: "cloth" }, frame);
    });
  },
};
