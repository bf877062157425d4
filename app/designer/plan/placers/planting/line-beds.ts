import { speciesCatalog } from "../../../plants/catalog.ts";
import { ownShare, type Site } from "../../site/site.ts";
import { pointBeside } from "../../surfaces/ribbon.ts";

/** Size, meters from the path, and from each other as share of what they take. */
const pathRow = { size: 0.85, off: 0.06, looseness: 1.05, margin: 0.04 };
/** Plants along rims: size, meters inside the edge, tolerance, distance from paving; and the search lattice. */
const rimRow = { size: 0.75, inside: 0.22, exactly: 0.035, fromPaving: 0.15, margin: 0.1 };
const within = { far: 13, aside: 8, step: 0.06 };

export function lineThePath(site: Site): void {
  const { path } = site.layout;
  if (!path) return;
  const middle = pointBeside(path, path.length / 2, 0);
  const { hedge } = site.layersAt(middle.x, middle.z);
  if (!hedge) return;
  const { size } = pathRow;
  const radius = speciesCatalog[hedge].radius * size;
  const off = path.width / 2 + radius + pathRow.off;
  for (let along = radius; along < path.length; along += 2 * radius * ownShare * pathRow.looseness)
    for (const side of [-off, off]) {
      const { x, z } = pointBeside(path, along, side);
      if (site.map.surfaceAt(x, z).kind === "bed" && site.suitsSun(hedge, x, z))
        site.plant(hedge, x, z, size, pathRow.margin);
    }
}

export function lineTheRims(site: Site): void {
  const { grid } = site.layout.terrain;
  const { size, inside, exactly, fromPaving, margin } = rimRow;
  for (let z = grid.nearZ; z < Math.min(grid.farZ, within.far); z += within.step)
    for (let x = -within.aside; x < within.aside; x += within.step) {
      const { toBed, toPatio, toPath } = site.map.surfaceAt(x, z);
      const isAtRim = Math.abs(toBed + inside) < exactly;
      const species = isAtRim ? site.layersAt(x, z).edge.at(-1) : undefined;
      if (species && toPatio > fromPaving && toPath > fromPaving) site.plant(species, x, z, size, margin);
    }
}
