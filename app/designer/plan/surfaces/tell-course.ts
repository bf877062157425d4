import type { Terrain } from "../ground/terrain.ts";
import type { PathForm } from "../parts/composition.ts";
import { distanceToOutline } from "../parts/outline.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import type { Layout } from "./surfaces.ts";

/** Share of its length by which a path leaves the straight line before anybody calls it curved. By eye. */
const leastBend = 0.06;

type Course = { points: readonly PlanPoint[] } & Pick<Layout, "patio">;

/** What a path looks like, and what the customer wants it to where it does not: "straight" instead of "curved". */
export interface CourseTold {
  course: "straight" | "angled" | "curved";
  insteadOf?: "straight" | "curved";
}

/** The course of a layout's path, as the picture shows it; undefined without a path. */
export function tellPath({ path, patio, idea, terrain }: Layout): CourseTold | undefined {
  if (!path) return undefined;
  const course = tellCourse({ ...path, patio }, idea.composition.pathForm, terrain);
  const { askedCourse } = idea;
  return { course, ...(askedCourse && askedCourse !== course && { insteadOf: askedCourse }) };
}

/**
 * "straight", "angled" or "curved": of the path as it was laid in this yard, as far as the picture shows it; what of it lies
 * under the patio or beyond is no path to look at.
 */
export function tellCourse({ points, patio }: Course, form: PathForm, terrain: Terrain): CourseTold["course"] {
  const within = points.findIndex(([x, z]) => patio !== undefined && distanceToOutline(patio, x, z) < 0);
  const seen = within > 1 ? points.slice(0, within + 1) : points;
  const { camera } = terrain.yard;
  const shown = seen.filter(([x, z]) => camera.isInPicture(...camera.project(x, 0, z, [0, 0, 0])));
  if (bendOf(shown) < leastBend) return "straight";
  return form === "straight" || form === "dog-leg" ? "angled" : "curved";
}

/** How far a line leaves the straight one between its ends, as a share of that. */
function bendOf(points: readonly PlanPoint[]): number {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return 0;
  const [alongX, alongZ] = [last[0] - first[0], last[1] - first[1]];
  const long = Math.hypot(alongX, alongZ) || 1;
  const off = points.map(([x, z]) => Math.abs((x - first[0]) * alongZ - (z - first[1]) * alongX) / long);
  return Math.max(...off) / long;
}
