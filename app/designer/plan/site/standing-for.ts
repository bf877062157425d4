import { type ObjectName, objectCatalogue } from "../../objects/catalogue.ts";
import type { Element, Shape } from "../../wish/typed/garden-words.ts";
import { outlineFor } from "../parts/asked-shape.ts";

/** Which objects stand for an element; elements that are surfaces or plants have none. */
const objectsFor: Partial<Record<Element, readonly ObjectName[]>> = {
  "fire-pit": ["fire-pit", "fire-bowl", "fire-table"],
  seating: ["adirondack-chair", "lounge-chair", "sofa", "bench", "block-bench"],
  dining: ["dining-set"],
  pergola: ["pergola"],
  arch: ["arch", "arbour"],
  bench: ["bench", "block-bench"],
  lights: ["path-light"],
  boulders: ["boulder"],
  lantern: ["stone-lantern"],
  water: ["water-bowl"],
  planters: ["clay-pot", "planter", "steel-trough", "wood-planter"],
  "raised-bed": ["raised-bed"],
  pond: ["pond"],
  fountain: ["fountain"],
  "string-lights": ["string-lights"],
  fence: ["fence-panel"],
  screen: ["screen"],
  parasol: ["parasol"],
  "retaining-wall": ["retaining-wall"],
  steps: ["steps"],
  hammock: ["hammock"],
  trampoline: ["trampoline"],
  "swing-set": ["swing-set"],
  shed: ["shed"],
  "hot-tub": ["hot-tub"],
  "outdoor-kitchen": ["outdoor-kitchen"],
  compost: ["compost-bins"],
  sandbox: ["sandbox"],
  "bistro-set": ["bistro-set"],
  "rain-barrel": ["rain-barrel"],
  "bird-bath": ["bird-bath"],
};

/** The usual object for an element, or another one that stands for it and has the shape that is wanted from above. */
export function objectInShape(element: Element, usual: ObjectName, shape: Shape | undefined): ObjectName {
  if (!shape) return usual;
  const wanted = outlineFor(shape)?.shape === "round" ? "round" : "rectangle";
  return [usual, ...(objectsFor[element] ?? [])].find((name) => objectCatalogue[name].shape === wanted) ?? usual;
}

/** Whether an object is one of those that stand for an element. */
export function standsFor(element: Element, object: ObjectName): boolean {
  return objectsFor[element]?.includes(object) ?? false;
}
