import { farthestBed, spanInView } from "../../ground/terrain.ts";
import { wantsFor } from "../../idea/idea.ts";
import { offPlace, type Spot } from "../../site/find-spot.ts";
import { reportPlace, toleranceOf } from "../../site/report-places.ts";
import type { Site } from "../../site/site.ts";

/** Meters between samples for beds; minimum square meters of a bed. */
const step = 0.3;
const leastBed = 0.4;

export function reportBeds(site: Site): void {
  const wants = (["beds", "border"] as const).flatMap((element) =>
    wantsFor(site.idea, element).map((want) => ({ element, want })),
  );
  for (const { element, want } of wants) {
    if (!want.asked || !(want.place || want.spot)) continue;
    const beds = bedPoints(site);
    const there = beds.filter(({ x, z }) => offPlace(site, want, x, z) <= toleranceOf(site, want));
    if (beds.length === 0) site.noRoom.report(element, 1, 0);
    const isThere = there.length * step ** 2 >= leastBed;
    reportPlace(site, element, want, isThere ? there : beds.filter((point) => !there.includes(point)));
  }
}

function bedPoints({ layout, map }: Site): Spot[] {
  const { terrain } = layout;
  const points: Spot[] = [];
  for (let z = terrain.grid.nearZ; z < Math.min(terrain.grid.farZ + 0.5, farthestBed); z += step) {
    const [left, right] = spanInView(terrain, z);
    for (let x = left; x <= right; x += step)
      if (map.surfaceAt(x, z).kind === "bed" && map.isOpen(x, z)) points.push({ x, z });
  }
  return points;
}
