import { areApart } from "../footprint.ts";
import type { Order } from "../idea.ts";
import { linesFor, walkLine } from "../lines.ts";
import type { ObjectPlacement } from "../plan.ts";
import type { Placer, Site } from "../site.ts";

const pieceWidth = 1.2;
/** Along a bend the pieces stand a little apart. */
const pieceStep = 1.24;
const wallHeight = 0.45;

/** A low wall before the back border; where the path goes through it there are steps. */
export const placeRetainingWall: Placer = {
  element: "retaining-wall",
  place(order, site) {
    const most = order.size?.width ? Math.ceil(order.size.width / pieceWidth) : 14;
    // As deep as a border, or nearer to the edge where there is no room for one.
    for (const offset of [1.7, 1.2, 0.8, 0.45]) {
      const pieces = wallPieces(site, order, offset).slice(0, most);
      if (pieces.filter(({ object }) => object === "retaining-wall").length < 2) continue;
      for (const piece of pieces) site.add(piece);
      return order.count ?? 1;
    }
    return 0;
  },
};

function wallPieces(site: Site, order: Order, offset: number): ObjectPlacement[] {
  const pieces: ObjectPlacement[] = [];
  for (const line of linesFor(site.layout, order, offset))
    for (const { x, z, angle } of walkLine(line, pieceStep)) {
      const height = Math.min(order.size?.height ?? wallHeight, 0.9);
      const wall = { object: "retaining-wall", x, z, angle: -angle, size: 1, width: pieceWidth, height } as const;
      const onPath = site.map.surfaceAt(x, z).toPath < pieceWidth / 2;
      const piece: ObjectPlacement = onPath ? { ...wall, object: "steps", depth: 0.9 } : wall;
      if (!pieces.every((other) => areApart(piece, other))) continue;
      if (site.fits(piece, onPath ? "anywhere" : "off-paving")) pieces.push(piece);
    }
  return pieces;
}
