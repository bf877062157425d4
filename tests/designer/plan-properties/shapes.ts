import { objectCatalog } from "#app/designer/objects/catalog.ts";
import { pointsOf, tells } from "./placed.ts";
import type { PlannedHome } from "./planned-home.ts";
import { extentOfPatio } from "./sizes.ts";

export interface ShapeAnswer {
  thing: string;
  answer: "right" | "said" | "wrong";
  words: string;
}

/** Width over depth up to which a thing is as long as wide. */
const even = 1.12;
/** How much of the box round it a figure fills: a circle 79 %, a square all. */
const filled = { round: [0.7, 0.86], square: [0.9, 1.1] } as const;

/** For every round or square thing of a wish whether it is drawn so. */
export function judgeShapes(home: PlannedHome): ShapeAnswer[] {
  return home.wish.items.flatMap(({ thing, shape, size }): ShapeAnswer[] => {
    if (shape !== "round" && shape !== "square") return [];
    const drawn = thing === "patio" ? patioIs(home, shape, size?.depth === undefined) : pieceIs(home, thing, shape);
    if (drawn === undefined) return [];
    const answer = drawn ? "right" : tells(home.plan, thing) ? "said" : "wrong";
    return [{ thing, answer, words: `${shape} ${thing}` }];
  });
}

function patioIs(home: PlannedHome, shape: "round" | "square", isEven: boolean): boolean | undefined {
  const extent = extentOfPatio(home);
  if (!extent?.width || !extent.depth) return undefined;
  const [least, most] = filled[shape];
  const share = extent.area / (extent.width * extent.depth);
  const longer = Math.max(extent.width / extent.depth, extent.depth / extent.width);
  return share > least && share < most && (!isEven || longer < even);
}

function pieceIs(home: PlannedHome, thing: string, shape: "round" | "square"): boolean | undefined {
  const [own] = pointsOf(home, { thing } as never) ?? [];
  const piece = home.plan.objects.find((object) => object === own);
  if (!piece) return undefined;
  const kind = objectCatalog[piece.object];
  const [width, depth] = [piece.width ?? kind.width, piece.depth ?? kind.depth];
  return (kind.shape === "round") === (shape === "round") && Math.max(width / depth, depth / width) < even;
}
