/** Who drew a picture, as it is stored with it. Safe in the browser. */

/** The built-in designer in the place of a picture service that could not; any other name is a service's own. */
export const inPlaceOfService = "built-in designer, in place of a picture service";
export const builtIn = "built-in designer";

/** The outside service that drew a picture, or that the built-in designer drew in such a service's place. */
export type Maker = { service: string } | "in-place-of-service";

/** @returns undefined for the built-in designer where nobody else was asked, and for pictures that do not tell */
export function presentMaker(madeBy: string | null): Maker | undefined {
  if (madeBy === null || madeBy === builtIn) return undefined;
  return madeBy === inPlaceOfService ? "in-place-of-service" : { service: madeBy };
}
