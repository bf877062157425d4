import { speciesCatalogue } from "../../../plants/catalogue.ts";
import { ownShare, type Site } from "../../site/site.ts";
import { pointBeside } from "../../surfaces/ribbon.ts";

/** A row of one low plant on either side of the path. */
export function lineThePath(site: Site): void {
  const { path } = site.layout;
  if (!path) return;
  const { hedge } = site.idea.planting;
  if (!hedge) return;
  const size = 0.85;
  const radius = speciesCatalogue[hedge].radius * size;
  const off = path.width / 2 + radius + 0.06;
  for (let along = radius; along < path.length; along += 2 * radius * ownShare * 1.05)
    for (const side of [-off, off]) {
      const { x, z } = pointBeside(path, along, side);
      if (site.map.surfaceAt(x, z).kind === "bed") site.plant(hedge, x, z, size, 0.04);
    }
}

/** A clipped row along the edge of every bed. */
export function lineTheRims(site: Site): void {
  const { grid } = site.layout.terrain;
  const { edge } = site.idea.planting;
  const species = edge.at(-1);
  if (!species) return;
  for (let z = grid.nearZ; z < Math.min(grid.farZ, 13); z += 0.06)
    for (let x = -8; x < 8; x += 0.06) {
      const { toBed, toPatio, toPath } = site.map.surfaceAt(x, z);
      if (Math.abs(toBed + 0.22) < 0.035 && toPatio > 0.15 && toPath > 0.15) site.plant(species, x, z, 0.75, 0.1);
    }
}
