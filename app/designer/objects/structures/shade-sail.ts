import { linearFromHex } from "../../numeric/color.ts";
import type { Vec3 } from "../../numeric/vector.ts";
import { placementOf, type Surface } from "../../stage/mesh.ts";
import { addCylinder, addTube } from "../../stage/round-mesh.ts";
import { addSheet } from "../../stage/sheet-mesh.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { blackMetal } from "../making/tones.ts";

/** Meters: heights of the posts in turn around the sail, so that rain runs off; sag of its edges and of its middle. */
const heights = [2.75, 2.25, 2.75, 2.25] as const;
const sag = { edge: 0.11, middle: 0.18 };
const inset = 0.16;
const parts = 14;

const steel: Surface = { ...blackMetal, color: linearFromHex("#4a4d50") };

/** A cloth stretched between four posts, high and low in turn; any width and depth. */
export const shadeSail: ObjectKind = {
  label: "Shade sail on four posts",
  width: 3.6,
  depth: 3.2,
  height: 2.8,
  radius: 2.4,
  shape: "rectangle",
  unit: "each",
  place(site, stage) {
    const frame = placementOf({ ...site, size: 1 });
    const cloth: Surface = { color: linearFromHex(site.color ?? "#d9ccb0"), finish: "cloth" };
    const w = (site.width ?? this.width) / 2 - 0.05;
    const d = (site.depth ?? this.depth) / 2 - 0.05;
    const corner = (side: number, end: number, height: number): Vec3 => [side * w, height, end * d];
    const posts = [
      corner(-1, -1, heights[0]),
      corner(1, -1, heights[1]),
      corner(1, 1, heights[2]),
      corner(-1, 1, heights[3]),
    ] as const;
    for (const [x, y, z] of posts) {
      addCylinder(stage, frame([x, 0, z]), frame([x, y + 0.04, z]), [0.045, 0.045], steel, 12);
      addTube(
        stage,
        [
          [x, y, z],
          [x * (1 - inset), y - 0.03, z * (1 - inset)],
        ],
        0.008,
        steel,
        frame,
      );
    }
    const rows = Array.from({ length: parts + 1 }, (_, j) =>
      Array.from({ length: parts + 1 }, (_, i): Vec3 => {
        const [u, v] = [i / parts, j / parts];
        const [near, far] = [mix(posts[0], posts[1], u), mix(posts[3], posts[2], u)];
        const [x, y, z] = mix(near, far, v);
        const [bowU, bowV] = [4 * u * (1 - u), 4 * v * (1 - v)];
        // Edges curve inward, as a sail cut to be taut.
        const pullX = (1 - inset) * (1 - 0.12 * bowV * Math.abs(2 * u - 1));
        const pullZ = (1 - inset) * (1 - 0.12 * bowU * Math.abs(2 * v - 1));
        return [
          x * pullX,
          y -
            0.03 -
            sag.edge * Math.max(bowU * Math.abs(2 * v - 1), bowV * Math.abs(2 * u - 1)) -
            sag.middle * bowU * bowV,
          z * pullZ,
        ];
      }),
    );
    addSheet(stage, rows, cloth, frame);
  },
};

function mix(a: Vec3, b: Vec3, share: number): Vec3 {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}
