import type { Want } from "../../idea/idea.ts";
import { areApart } from "../../parts/footprint.ts";
import type { ObjectPlacement } from "../../parts/plan.ts";
import type { Placer, Site } from "../../site/site.ts";
import { calmLine } from "../../surfaces/lines/calm-line.ts";
import { cutLine, linesFor, mostPieces } from "../../surfaces/lines/lines.ts";
import { placeTerraces } from "./place-terraces.ts";

/** Meters of a piece, of a usual wall and of the highest; pieces of the longest wall and of the shortest. */
const pieceWidth = 1.2;
const wallHeight = 0.45;
const highest = 0.9;
const longest = 14;
const fewestPieces = 2;
/** Meters in front of the yard's edge; border depth first. */
const offsets = [1.7, 1.2, 0.8, 0.45];
/** Widths between middles within which two pieces are joined. */
const joined = 1.2;
/** Points to either side over which its line is averaged. */
const calm = 6;

/** Terraces are across the ground; along something a wall is a line. */
function isAcross({ place, spot }: Want): boolean {
  return !spot && (!place || ["near-house", "front", "middle", "back"].includes(place));
}

/** Steps are where the path crosses it. */
export const placeRetainingWall: Placer = {
  element: "retaining-wall",
  place(want, site) {
    if (want.object === "terrace" && isAcross(want)) {
      const terraces = placeTerraces(want, site);
      // A line of wall is no second level.
      if (terraces > 0 || site.objects.some(({ object }) => object === "terrace")) return terraces;
    }
    const most = mostPieces(want, pieceWidth, longest);
    for (const offset of offsets) {
      const pieces = wallPieces(site, want, offset).slice(0, most);
      if (pieces.filter(({ object }) => object === "retaining-wall").length < fewestPieces) continue;
      for (const piece of pieces) site.add(piece);
      return 1;
    }
    return 0;
  },
};

function wallPieces(site: Site, want: Want, offset: number): ObjectPlacement[] {
  const pieces: ObjectPlacement[] = [];
  for (const line of linesFor(site.layout, want, offset))
    for (const { x, z, angle, length } of cutLine(calmLine(line, calm), pieceWidth)) {
      const height = Math.min(want.size?.height ?? wallHeight * (want.share ?? 1), highest);
      const wall = { object: "retaining-wall", x, z, angle: -angle, size: 1, width: length, height } as const;
      const onPath = site.map.surfaceAt(x, z).toPath < pieceWidth / 2;
      const piece: ObjectPlacement = onPath ? { ...wall, object: "steps", depth: 1 } : wall;
      const joins = (other: ObjectPlacement) => Math.hypot(other.x - x, other.z - z) < pieceWidth * joined;
      if (!pieces.every((other) => joins(other) || areApart(piece, other))) continue;
      if (site.fits(piece, onPath ? "anywhere" : "off-paving")) pieces.push(piece);
    }
  return pieces;
}
