/** What is sold. A package is not a plan. Safe in the browser. */
export interface Package {
  id: string;
  name: string;
  description: string;
  bestFor: string;
  /** In minor units of `currency`. */
  priceCents: number;
  currency: string;
  imageCount: number;
  popular: boolean;
}

export const packageLimits = {
  packagesAtMost: 6,
  /** The designer has ten compositions. */
  imagesAtMost: 10,
  nameAtMost: 40,
  descriptionAtMost: 120,
  bestForAtMost: 60,
} as const;

export const included = {
  /** Only for pictures by the built-in designer. */
  plans: "Plan, shopping list and contractor's brief",
  followUps: "Not right yet? One change and one redraw",
  delivery: "By e-mail, and kept in your account",
} as const;

/** The one that is chosen for whoever has not chosen. */
export function usualPackage(packages: readonly Package[]): Package | undefined {
  return packages.find(({ popular }) => popular) ?? packages[0];
}
