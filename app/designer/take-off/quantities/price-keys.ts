import { materialNames } from "../../materials/catalog.ts";
import { objectCatalog } from "../../objects/catalog.ts";
import { speciesCatalog } from "../../plants/catalog.ts";
import { familyOf } from "./price-list.ts";

/** Materials and their families, edgings, plants, things. */
export function priceKeys(): Set<string> {
  return new Set([
    ...materialNames,
    ...materialNames.map(familyOf),
    ...["lawn", "border", "coping", "edging", "edging-steel", "edging-stone"],
    ...["clearing", "digging", "geotextile", "base-stone"],
    ...Object.keys(speciesCatalog),
    ...Object.keys(objectCatalog),
  ]);
}
