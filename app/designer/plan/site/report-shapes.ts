import { objectCatalog } from "../../objects/catalog.ts";
import type { Shape } from "../../wish/lexicon/garden-words.ts";
import type { WishItem } from "../../wish/typed/wish.ts";
import type { Outline } from "../parts/outline.ts";
import type { ObjectPlacement } from "../parts/plan.ts";
import { outlineFor } from "../parts/requested-shape.ts";
import { describeCourse } from "../surfaces/describe-course.ts";
import type { Layout } from "../surfaces/surfaces.ts";
import { isObjectFor } from "./objects-for-element.ts";
import type { Site } from "./site.ts";

/** Width over depth within which a thing looks as long as wide. */
const evenWithin = 0.1;

export function reportShapes({ idea, layout, objects, noRoom }: Site): void {
  for (const { thing, shape } of idea.items) {
    if (!shape) continue;
    const own = objects.filter(({ object }) => isObjectFor(thing, object));
    if (isOtherwise(thing, shape, layout, own)) noRoom.reportShape(thing, shape);
  }
  const described = describeCourse(layout);
  if (described?.insteadOf) noRoom.reportCourse(described.insteadOf, described.course);
}

function isOtherwise(thing: WishItem["thing"], shape: Shape, layout: Layout, own: readonly ObjectPlacement[]): boolean {
  if (thing === "patio")
    return layout.patio !== undefined && (layout.patio.virtual || !isOutlined(layout.patio, shape));
  const water = layout.water.find(({ object }) => isObjectFor(thing, object));
  if (water) return !isOutlined(water, shape);
  return own.length > 0 && !own.every(({ object }) => isRound(shape) === (objectCatalog[object].shape === "round"));
}

function isOutlined({ shape, halfWidth, halfDepth }: Outline, asked: Shape): boolean {
  const wanted = outlineFor(asked);
  if (wanted?.shape !== shape) return false;
  return wanted.aspect !== 1 || Math.abs(halfWidth / halfDepth - 1) < evenWithin;
}

export function isRound(shape: Shape): boolean {
  return outlineFor(shape)?.shape === "round";
}
