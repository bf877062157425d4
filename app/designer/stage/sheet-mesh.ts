import { cross, normalize, type Vec3 } from "../numeric/vector.ts";
import type { Stage } from "./geometry.ts";
import type { Placement, Surface } from "./mesh.ts";

/** Rows of points in the object's frame, of equal length. */
export function addSheet(stage: Stage, rows: readonly (readonly Vec3[])[], surface: Surface, frame: Placement): void {
  const { color, finish } = surface;
  const points = rows.map((row) => row.map(frame));
  const vertices = points.map((row, j) => row.map((at, i) => ({ at, normal: normalAt(points, at, j, i) })));
  vertices.forEach((row, j) => {
    row.forEach((a, i) => {
      const [b, c, d] = [row[i + 1], vertices[j + 1]?.[i], vertices[j + 1]?.[i + 1]];
      if (!b || !c || !d) return;
      stage.addTriangle({ corners: [a.at, b.at, c.at], normals: [a.normal, b.normal, c.normal], color, finish });
      stage.addTriangle({ corners: [b.at, d.at, c.at], normals: [b.normal, d.normal, c.normal], color, finish });
    });
  });
}

/** At the rim, the point itself replaces missing neighbors. */
function normalAt(points: readonly (readonly Vec3[])[], point: Vec3, j: number, i: number): Vec3 {
  const [left, right] = [points[j]?.[i - 1] ?? point, points[j]?.[i + 1] ?? point];
  const [near, far] = [points[j - 1]?.[i] ?? point, points[j + 1]?.[i] ?? point];
  const n = normalize(
    cross(
      [far[0] - near[0], far[1] - near[1], far[2] - near[2]],
      [right[0] - left[0], right[1] - left[1], right[2] - left[2]],
    ),
  );
  return n[1] < 0 ? [-n[0], -n[1], -n[2]] : n;
}
