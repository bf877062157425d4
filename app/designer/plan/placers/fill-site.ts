import { wantsFor } from "../idea/idea.ts";
import { reportCounts } from "../site/report-counts.ts";
import { reportPathEnd } from "../site/report-path-end.ts";
import { reportPlace } from "../site/report-places.ts";
import { reportShapes } from "../site/report-shapes.ts";
import { reportSun } from "../site/report-sun.ts";
import type { Placer, Site } from "../site/site.ts";
import { edgePlacers, placers } from "./catalog.ts";
import { furnishPatio } from "./furnishing/furnish-patio.ts";
import { placeDeck, placeRailing } from "./furnishing/place-deck.ts";
import { placeWaterFeatures } from "./furnishing/place-water-features.ts";
import { placeMeadow } from "./planting/place-meadow.ts";
import { placePlanting } from "./planting/place-planting.ts";
import { placeTrees } from "./planting/place-trees.ts";
import { reportBeds } from "./planting/report-beds.ts";

/**
 * Water, furniture, things along edges, trees, the rest. In a small garden hedge and tree have only one place, so
 * chairs give way.
 */
export function fillSite(site: Site): void {
  const small = site.idea.composition.figure !== undefined;
  placeWaterFeatures(site);
  placeDeck(site);
  for (const step of small ? [lineEdges, placeTrees, furnish] : [furnish, lineEdges, placeTrees]) step(site);
  placeRailing(site);
  for (const placer of placers) placeAll(placer, site);
  placePlanting(site);
  reportSun(site);
  placeMeadow(site);
  reportBeds(site);
  reportPathEnd(site);
  reportShapes(site);
  reportCounts(site);
  reportLargerLawn(site);
}

/** A lawn that is all of the ground already cannot be larger. */
function reportLargerLawn({ idea, noRoom }: Site): void {
  const isLarger = wantsFor(idea, "lawn").some(({ amount }) => amount === "more");
  if (isLarger && idea.paving.base === "keep") noRoom.report("lawn", 1, 0);
}

function furnish(site: Site): void {
  hiding(site, () => furnishPatio(site));
}

function lineEdges(site: Site): void {
  for (const placer of edgePlacers) placeAll(placer, site);
}

export function placeAll(placer: Placer, site: Site): void {
  for (const want of wantsFor(site.idea, placer.element)) {
    const [objects, plants] = [site.objects.length, site.plants.length];
    let placed = placer.place(want, site);
    if (!want.asked) continue;
    const missing = (want.count ?? 1) - placed;
    if (missing > 0 && site.idea.mayHide) {
      const left = want.count ? { ...want, count: missing } : want;
      placed += hiding(site, () => placer.place(left, site));
    }
    const label = want.several && want.object === "terrace" ? "terrace" : undefined;
    site.noRoom.report(placer.element, want.count ?? 1, placed, { wayOut: placer.needs?.(site), label });
    reportPlace(site, placer.element, want, [...site.objects.slice(objects), ...site.plants.slice(plants)]);
  }
}

/** As a concession, requested things may hide what people would rather see. */
function hiding<T>(site: Site, place: () => T): T {
  site.mayHide = site.idea.mayHide === true;
  const placed = place();
  site.mayHide = false;
  return placed;
}
