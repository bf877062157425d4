import type { ObjectName } from "../../objects/catalog.ts";
import { isSpecies, speciesCatalog } from "../../plants/catalog.ts";
import type { Mass } from "../ranking/seen/list-masses.ts";

/** Attraction of a thing beyond its size: water, fire and places to be, then trees. */
const pull: Partial<Record<ObjectName, number>> = {
  pergola: 1,
  fountain: 4,
  pond: 4,
  "koi-pond": 4,
  "swimming-pond": 4,
  bridge: 2,
  pool: 4,
  "kidney-pool": 4,
  "lap-pool": 4,
  "plunge-pool": 4,
  "fire-pit": 3,
  "fire-bowl": 3,
  "fire-table": 3,
  "dining-set": 2,
  "dining-table": 2,
  arch: 1.5,
  arbour: 1.5,
  "water-bowl": 3,
  "stone-lantern": 3,
  bench: 2,
  "block-bench": 2,
  sofa: 2,
  "hot-tub": 2,
  hammock: 1.5,
  parasol: 1.5,
  "bird-bath": 3,
  statue: 3,
  buddha: 3,
  sundial: 3,
  "basalt-columns": 2,
  "swing-seat": 2,
  "shade-sail": 1.5,
};
const treePull = 1;

/** Strongest first. */
export function findFoci(masses: readonly Mass[]): Mass[] {
  return masses
    .filter(({ name, across }) => pullOf(name) > 0 && across > 0 && across < 1)
    .sort((one, other) => other.weight * pullOf(other.name) - one.weight * pullOf(one.name));
}

function pullOf(name: Mass["name"]): number {
  if (isSpecies(name)) return speciesCatalog[name].role === "tree" ? treePull : 0;
  return pull[name] ?? 0;
}
