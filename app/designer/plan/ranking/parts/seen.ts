import { ramp } from "../../../numeric/scalar.ts";
import { isSpecies, speciesCatalog } from "../../../plants/catalog.ts";
import type { WishItem } from "../../../wish/typed/wish.ts";
import { isObjectFor } from "../../site/objects-for-element.ts";
import type { Candidate } from "../seen/candidate.ts";
import type { Mass } from "../seen/list-masses.ts";
import { paintMasses } from "../seen/paint-masses.ts";

/** Share of a thing that is enough to see it, past what is nearer. */
const enough = 0.5;

/** The share of the requested plants, and of the requested things that are drawn, which nothing nearer hides. */
export function scoreSeen({ wish, masses, cells }: Candidate): number {
  const asked = new Set(wish.items.map(({ thing, of }) => of ?? thing));
  const shares = [...asked].flatMap((thing) => {
    const whole = paintMasses(masses.filter((mass) => isOf(thing, mass))).filter((index) => index >= 0).length;
    const seen = cells.filter((index) => isOf(thing, masses[index])).length;
    if (whole === 0) return isSpecies(thing) ? 0 : [];
    return ramp(seen / whole, 0, enough);
  });
  return shares.length > 0 ? shares.reduce((sum, share) => sum + share, 0) / shares.length : 1;
}

function isOf(thing: WishItem["thing"], mass: Mass | undefined): boolean {
  if (!mass) return false;
  if (thing === mass.name) return true;
  if (isSpecies(mass.name)) return thing === speciesCatalog[mass.name].role;
  return isObjectFor(thing, mass.name);
}
