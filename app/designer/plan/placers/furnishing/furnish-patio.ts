import type { ObjectName } from "../../../objects/catalog.ts";
import { wantsFor } from "../../idea/idea.ts";
import { fromOwnAxes } from "../../parts/outline.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import { objectAsRequested } from "../../site/objects-for-element.ts";
import { reportPlace } from "../../site/report-places.ts";
import type { Site } from "../../site/site.ts";
import type { Patio } from "../../surfaces/patio.ts";
import { placeSofa, seatsOn } from "./patio-seats.ts";
import { placeTable } from "./place-table.ts";

/** Default number of seats with and without a fire, and the maximum. */
const usualSeats = { byFire: 3, alone: 2, most: 8 };
/** Share of the patio's half width between its middle and table or fire, if it has both. */
const asideShare = 0.48;
/** Sizes and places to try, best first: shares of the half depth, of the half width, of `aside`. */
const tries = {
  sizes: [1, 0.9, 0.8, 0.7],
  backs: [0, -0.2, -0.38, 0.15],
  sides: [0, 0.25, -0.25, 0.5, -0.5],
  asides: [1, 1.15, 0.85],
};

/** Fire and table side by side, seats facing the fire or the view. */
export function furnishPatio(site: Site): void {
  const { idea, layout, noRoom } = site;
  const { patio } = layout;
  const wantsFire = idea.elements.has("fire-pit");
  const wants = wantsFor(idea, "seating");
  const seating = wants.find(({ object }) => object) ?? wants[0];
  const wantsTable = idea.elements.has("dining");
  const wanted = seating
    ? Math.min(seating.count ?? (wantsFire ? usualSeats.byFire : usualSeats.alone), usualSeats.most)
    : 0;
  const shared = wantsTable && (wantsFire || seating?.object !== undefined);
  const aside = shared && patio ? patio.halfWidth * asideShare : 0;
  const table = wantsTable && placeTables(site, patio, -aside);
  if (table)
    reportPiece(
      site,
      "dining",
      site.objects.filter(({ object }) => object.startsWith("dining")),
    );
  const fire = wantsFire && patio ? placeFire(site, patio, aside, wanted, seating?.object) : undefined;
  if (wantsFire && !fire) noRoom.report("fire-pit", 1, 0);
  if (fire) reportPiece(site, "fire-pit", [fire]);
  if (!seating) return;
  const before = site.objects.length;
  const sofa = seating.object === "sofa" && patio ? placeSofa(site, patio, aside, fire, seating.count) : undefined;
  const placed = sofa ?? (patio ? addSeats(site, seatsOn(site, patio, fire, wanted, seating.object)) : 0);
  if (seating.object === "sofa" && !sofa) noRoom.report("sofa", seating.count ?? 1, 0);
  // The designer chooses the number of seats unless it is requested; a table brings chairs.
  else if (seating.asked && !(table && seating.count === undefined))
    noRoom.report("seating", seating.count ?? 1, placed);
  reportPiece(site, "seating", site.objects.slice(before));
}

function reportPiece(site: Site, element: "fire-pit" | "dining" | "seating", pieces: readonly ObjectPlacement[]): void {
  const [want] = wantsFor(site.idea, element);
  if (want?.asked) reportPlace(site, element, want, pieces, 1);
}

function placeFire(
  site: Site,
  patio: Patio,
  aside: number,
  wanted: number,
  chosen?: ObjectName,
): ObjectPlacement | undefined {
  let best: ObjectPlacement | undefined;
  let most = -1;
  const [want] = wantsFor(site.idea, "fire-pit");
  const object = objectAsRequested("fire-pit", site.idea.sheet.fire, want);
  for (const piece of centerPieces(object, patio, aside)) {
    if (!site.fits(piece, "on-patio")) continue;
    const seats = seatsOn(site, patio, piece, wanted, chosen).length;
    if (seats <= most) continue;
    most = seats;
    best = piece;
  }
  if (best) site.add(best);
  return best;
}

/** Whether there is one. */
function placeTables(site: Site, patio: Patio | undefined, aside: number): boolean {
  const [want = { asked: false }] = wantsFor(site.idea, "dining");
  const wanted = want.count ?? 1;
  let placed = 0;
  const side = aside === 0 && wanted > 1 && patio ? -patio.halfWidth * asideShare : aside;
  while (
    patio &&
    placed < wanted &&
    placeTable(site, centerPieces("dining-set", patio, placed % 2 ? -side : side), want)
  )
    placed++;
  site.noRoom.report("dining", wanted, placed);
  return placed > 0;
}

/** In the patio's middle, then nearer to its front and smaller, which leaves more room behind. */
function centerPieces(object: ObjectName, patio: Patio, aside: number): ObjectPlacement[] {
  return tries.sizes.flatMap((size) =>
    tries.backs.flatMap((back) =>
      (aside === 0 ? tries.sides : tries.asides).map((side) => {
        const [x, z] = fromOwnAxes(patio, aside === 0 ? side * patio.halfWidth : aside * side, back * patio.halfDepth);
        return { object, x, z, angle: -patio.turn, size };
      }),
    ),
  );
}

function addSeats(site: Site, seats: readonly ObjectPlacement[]): number {
  for (const seat of seats) site.add(seat);
  return seats.length;
}
