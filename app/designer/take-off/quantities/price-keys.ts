import { materialNames } from "../../materials/catalogue.ts";
import { objectCatalogue } from "../../objects/catalogue.ts";
import { speciesCatalogue } from "../../plants/catalogue.ts";
import { familyOf } from "./price-list.ts";

/** Every key a price can have: materials and their families, edgings, plants, things. */
export function priceKeys(): Set<string> {
  return new Set([
    ...materialNames,
    ...materialNames.map(familyOf),
    ...["lawn", "border", "coping", "edging", "edging-steel", "edging-stone"],
    ...Object.keys(speciesCatalogue),
    ...Object.keys(objectCatalogue),
  ]);
}
