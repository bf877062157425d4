/** The catalog's objects that are ponds. */
export const pondNames = ["pond", "koi-pond", "swimming-pond"] as const;
export type PondName = (typeof pondNames)[number];

export function isPond(object: string): object is PondName {
  return pondNames.some((name) => name === object);
}
