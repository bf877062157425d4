import { type ObjectName, objectCatalog } from "../../../objects/catalog.ts";
import { angleFacing, onPlan } from "../../parts/footprint.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import { findSpot } from "../../site/find-spot.ts";
import type { Placer, Site } from "../../site/site.ts";

/** Meters from a seat's front to the near side of the table, best first. By eye. */
const gaps = [0.35, 0.25, 0.5];
const seats: readonly ObjectName[] = ["sofa", "lounge-chair", "bench", "block-bench", "adirondack-chair"];

/** Before the sofa or the seats, its long side along them; on the patio if there are none. */
export const placeCoffeeTable: Placer = {
  element: "coffee-table",
  place(want, site) {
    const wanted = want.count ?? 1;
    let placed = 0;
    for (const piece of beforeSeats(site)) {
      if (placed >= wanted) break;
      if (!site.fits(piece, "anywhere")) continue;
      site.add(piece);
      placed++;
    }
    while (placed < wanted && addOnPatio(site)) placed++;
    return placed;
  },
};

function beforeSeats(site: Site): ObjectPlacement[] {
  const { depth } = objectCatalog["coffee-table"];
  const byRank = seats.flatMap((seat) => site.objects.filter(({ object }) => object === seat));
  return byRank.flatMap((seat) =>
    gaps.map((gap): ObjectPlacement => {
      const off = objectCatalog[seat.object].depth / 2 + gap + depth / 2;
      return { object: "coffee-table", ...onPlan(seat, 0, -off), angle: seat.angle, size: 1 };
    }),
  );
}

function addOnPatio(site: Site): boolean {
  const { patio } = site.layout;
  if (!patio) return false;
  const at = (x: number, z: number): ObjectPlacement => {
    return { object: "coffee-table", x, z, angle: angleFacing(x, z, patio.x, patio.z), size: 1 };
  };
  const spot = findSpot(site, {}, ({ x, z }, { toPatio }) =>
    site.fits(at(x, z), "on-patio") ? toPatio : Number.POSITIVE_INFINITY,
  );
  if (spot) site.add(at(spot.x, spot.z));
  return spot !== undefined;
}
