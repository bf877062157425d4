import { isSupposed } from "../ground/spots.ts";
import { wantsFor } from "../idea/idea.ts";
import { distanceToOutline } from "../parts/outline.ts";
import { lastOf } from "../parts/plan-point.ts";
import { offPlace } from "./find-spot.ts";
import { toleranceOf } from "./report-places.ts";
import type { Site } from "./site.ts";

/** Meters from a thing's middle within which a path leads to it. */
const reach = 1.5;
/** Things along paths and small ornaments are not destinations. */
const noGoal = /^(?:edging|path-light|bollard|boulder|arch|steps|pot|planter)/;

/** A path to nothing that the photo shows, or to a supposed door. Runs last: a bench at its end is a destination. */
export function reportPathEnd(site: Site): void {
  const { idea, noRoom, objects } = site;
  const { path, patio, terrain } = site.layout;
  const [want] = wantsFor(idea, "path");
  if (!path || !want || idea.suggested === "path") return;
  const isNamed = want.from !== undefined || want.to !== undefined;
  const isByPatio = patio !== undefined && path.points.some(([x, z]) => distanceToOutline(patio, x, z) < 0);
  if (path.to === "door" && !isNamed && !isByPatio && isSupposed("front-door", terrain.surroundings))
    noRoom.reportSupposedDoor("path");
  if (path.to !== "far-end") return;
  const [x, z] = lastOf(path.points);
  const isGoal = objects.some(
    ({ object, x: ownX, z: ownZ }) => !noGoal.test(object) && Math.hypot(ownX - x, ownZ - z) < reach,
  );
  const isThere = want.place !== undefined && offPlace(site, want, x, z) <= toleranceOf(site, want);
  if (!isGoal && !isThere) noRoom.reportAimless("path");
}
