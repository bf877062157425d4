import type { Vec3 } from "../../numeric/vector.ts";
import { addQuad, placementOf } from "../../stage/mesh.ts";
import { nestPlacement } from "../making/nest-placement.ts";
import type { ObjectKind } from "../making/object-kind.ts";
import { shaded, stoneOf } from "../making/tones.ts";

/** Where the columns of a group are, how thick and how high; meters. */
const columns = [
  { x: 0.02, z: 0.16, radius: 0.2, height: 1.3 },
  { x: -0.27, z: -0.06, radius: 0.18, height: 0.9 },
  { x: 0.22, z: -0.2, radius: 0.17, height: 0.55 },
] as const;
const sides = 6;
const chamfer = 0.02;

/** Three hexagonal columns of basalt side by side, as they are split from the quarry. */
export const basaltColumns: ObjectKind = {
  label: "Group of three basalt columns",
  width: 0.9,
  depth: 0.8,
  height: 1.3,
  radius: 0.5,
  shape: "round",
  unit: "each",
  place(site, stage, random) {
    const frame = placementOf(site);
    const stone = stoneOf(site, "#606266");
    for (const { x, z, radius, height } of columns) {
      const own = nestPlacement(frame, x, z, random());
      // No two sides of a column are equally wide.
      const corners = Array.from({ length: sides }, (_, i): [number, number] => {
        const angle = ((i + 0.3 * (random() - 0.5)) / sides) * 2 * Math.PI;
        return [Math.cos(angle) * radius, Math.sin(angle) * radius];
      });
      const at = (i: number, share: number, y: number): Vec3 => {
        const [px, pz] = corners[i % sides] ?? [0, 0];
        return own([px * share, y, pz * share]);
      };
      const tilt = (i: number) => height + 0.03 * Math.sin(i);
      for (let i = 0; i < sides; i++) {
        const tone = shaded(stone, 0.8 + 0.35 * random());
        const [edge, next] = [tilt(i) - chamfer, tilt((i + 1) % sides) - chamfer];
        addQuad(stage, [at(i, 1, -0.03), at(i + 1, 1, -0.03), at(i + 1, 1, next), at(i, 1, edge)], tone);
        const inner = 1 - chamfer / radius;
        const top = [at(i, inner, edge + chamfer), at(i + 1, inner, next + chamfer)] as const;
        addQuad(stage, [at(i, 1, edge), at(i + 1, 1, next), top[1], top[0]], shaded(stone, 1.15));
        const { color, finish } = shaded(stone, 1.05);
        stage.addTriangle({ corners: [top[0], top[1], own([0, height, 0])], color, finish });
      }
    }
  },
};
