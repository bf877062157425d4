import { cross, normalize, type Vec3 } from "../numeric/vector.ts";
import type { Stage } from "./geometry.ts";
import type { Frame, Surface } from "./mesh.ts";

/** A smooth sheet through a grid of points (object's frame; rows of equal length). */
export function addSheet(stage: Stage, rows: readonly (readonly Vec3[])[], surface: Surface, frame: Frame): void {
  const { colour, finish } = surface;
  const points = rows.map((row) => row.map(frame));
  const normal = (j: number, i: number): Vec3 => {
    const row = points[j];
    const [left, right] = [row[Math.max(0, i - 1)], row[Math.min(row.length - 1, i + 1)]];
    const [near, far] = [points[Math.max(0, j - 1)][i], points[Math.min(points.length - 1, j + 1)][i]];
    const n = normalize(
      cross(
        [far[0] - near[0], far[1] - near[1], far[2] - near[2]],
        [right[0] - left[0], right[1] - left[1], right[2] - left[2]],
      ),
    );
    return n[1] < 0 ? [-n[0], -n[1], -n[2]] : n;
  };
  for (let j = 0; j + 1 < points.length; j++)
    for (let i = 0; i + 1 < points[j].length; i++) {
      const [a, b, c, d] = [points[j][i], points[j][i + 1], points[j + 1][i], points[j + 1][i + 1]];
      const [na, nb, nc, nd] = [normal(j, i), normal(j, i + 1), normal(j + 1, i), normal(j + 1, i + 1)];
      stage.addTriangle({ corners: [a, b, c], normals: [na, nb, nc], colour, finish });
      stage.addTriangle({ corners: [b, d, c], normals: [nb, nd, nc], colour, finish });
    }
}
