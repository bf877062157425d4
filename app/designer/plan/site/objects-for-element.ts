import { isObject, type ObjectName, objectCatalog } from "../../objects/catalog.ts";
import { pondNames } from "../../objects/making/pond-names.ts";
import { poolNames } from "../../objects/making/pool-outline.ts";
import type { Color, Element, Material } from "../../wish/lexicon/garden-words.ts";
import type { WishItem } from "../../wish/typed/wish.ts";
import { outlineFor } from "../parts/requested-shape.ts";

/** What an element can be, where that is not the one object of the same name. */
const objectsFor: Partial<Record<WishItem["thing"], readonly ObjectName[]>> = {
  "fire-pit": ["fire-pit", "fire-bowl", "fire-table"],
  seating: ["adirondack-chair", "lounge-chair", "sun-lounger", "sofa", "bench", "block-bench"],
  dining: ["dining-set", "dining-table", "dining-chair", "bistro-set"],
  arch: ["arch", "arbour"],
  bench: ["bench", "block-bench"],
  lights: ["path-light", "bollard-light"],
  boulders: ["boulder"],
  lantern: ["stone-lantern"],
  water: ["water-bowl"],
  planters: ["clay-pot", "planter", "steel-trough", "wood-planter"],
  pond: pondNames,
  fish: ["koi-pond"],
  pool: poolNames,
  fence: ["fence-panel", "picket-fence", "rail-fence"],
  "retaining-wall": ["retaining-wall", "terrace"],
  steps: ["steps", "deck-steps"],
  compost: ["compost-bins"],
  statue: ["statue", "buddha", "garden-gnome"],
  bar: ["outdoor-bar"],
  parking: ["parking-space"],
  "bicycle-rack": ["bike-rack"],
};

const madeOf: Partial<Record<ObjectName, readonly (Material | Color)[]>> = {
  "clay-pot": ["terracotta", "tiles"],
  planter: ["concrete", "stone", "slabs", "plastic"],
  "steel-trough": ["corten", "metal"],
  "wood-planter": ["wood", "deck", "bamboo"],
  bench: ["wood", "deck", "metal"],
  "block-bench": ["concrete", "stone", "slabs", "brick"],
  "fire-pit": ["stone", "brick", "flagstone", "cobbles"],
  "fire-bowl": ["corten", "metal"],
  "fire-table": ["concrete", "slabs", "tiles", "glass"],
};

export function objectAsRequested(
  element: Element,
  usual: ObjectName,
  wanted: Pick<WishItem, "shape" | "material" | "colors"> = {},
): ObjectName {
  const all = [usual, ...objectsOf(element)];
  const { shape } = wanted;
  const outline = shape && (outlineFor(shape)?.shape === "round" ? "round" : "rectangle");
  const shaped = outline ? all.filter((name) => objectCatalog[name].shape === outline) : all;
  const asked = [wanted.material, ...(wanted.colors ?? [])];
  return shaped.find((name) => madeOf[name]?.some((one) => asked.includes(one))) ?? shaped[0] ?? usual;
}

export function isObjectFor(element: WishItem["thing"], object: ObjectName): boolean {
  return objectsOf(element).includes(object);
}

function objectsOf(element: WishItem["thing"]): readonly ObjectName[] {
  return objectsFor[element] ?? (isObject(element) ? [element] : []);
}
