import type { Terrain } from "../ground/terrain.ts";
import type { PathForm } from "../parts/composition.ts";
import { distanceToOutline } from "../parts/outline.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import type { Layout } from "./surfaces.ts";

/** Deviation from the straight line, as share of its length, from which a path is called curved. */
const leastBend = 0.06;

type Course = { points: readonly PlanPoint[] } & Pick<Layout, "patio">;

/** With the requested one if it differs. */
export interface DescribedCourse {
  course: "straight" | "angled" | "curved";
  insteadOf?: "straight" | "curved";
}

/** As the picture shows it; undefined without a path. */
export function describeCourse({ path, patio, idea, terrain }: Layout): DescribedCourse | undefined {
  if (!path) return undefined;
  const course = classifyCourse({ ...path, patio }, idea.composition.pathForm, terrain);
  const { requestedCourse } = idea;
  return { course, ...(requestedCourse && requestedCourse !== course && { insteadOf: requestedCourse }) };
}

/** Parts under the patio or outside the picture are ignored. */
export function classifyCourse({ points, patio }: Course, form: PathForm, terrain: Terrain): DescribedCourse["course"] {
  const within = points.findIndex(([x, z]) => patio !== undefined && distanceToOutline(patio, x, z) < 0);
  const seen = within > 1 ? points.slice(0, within + 1) : points;
  const { camera } = terrain.yard;
  const shown = seen.filter(([x, z]) => camera.isInPicture(...camera.project(x, 0, z, [0, 0, 0])));
  if (bendOf(shown) < leastBend) return "straight";
  return form === "straight" || form === "dog-leg" ? "angled" : "curved";
}

/** As a share of the line's length. */
function bendOf(points: readonly PlanPoint[]): number {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 0;
  const [alongX, alongZ] = [last[0] - first[0], last[1] - first[1]];
  const long = Math.hypot(alongX, alongZ) || 1;
  const off = points.map(([x, z]) => Math.abs((x - first[0]) * alongZ - (z - first[1]) * alongX) / long);
  return Math.max(...off) / long;
}
