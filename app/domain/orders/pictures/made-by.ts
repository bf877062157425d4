/** The built-in designer in place of a picture service that failed; any other value is a service's name. */
export const inPlaceOfService = "built-in designer, in place of a picture service";
export const builtIn = "built-in designer";

export type Maker = { service: string } | "in-place-of-service";

/** Undefined for the built-in designer where no service was to draw, and for pictures without a record. */
export function presentMaker(madeBy: string | null): Maker | undefined {
  if (madeBy === null || madeBy === builtIn) return undefined;
  return madeBy === inPlaceOfService ? "in-place-of-service" : { service: madeBy };
}
