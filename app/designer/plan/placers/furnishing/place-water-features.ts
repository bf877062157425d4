import type { Site } from "../../site/site.ts";

export function placeWaterFeatures(site: Site): void {
  for (const { object, x, z, halfWidth, halfDepth, turn } of site.layout.water) {
    const size = object === "fountain" ? halfWidth / 0.65 : 1;
    const extent = object !== "fountain" ? { width: halfWidth * 2, depth: halfDepth * 2 } : {};
    site.add({ object, x, z, angle: -turn, size, ...extent });
  }
  const hasFish = site.objects.some(({ object }) => object === "koi-pond");
  if (site.idea.asked.includes("fish") && !hasFish) site.noRoom.report("fish", 1, 0, { wayOut: "need a pond" });
}
