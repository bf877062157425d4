/** The catalog of what is sold. A package is not a plan. Safe in the browser. */

export type PackageId = "quick-look" | "standard" | "best-value";
export type PackageName = "Quick Look" | "Standard" | "Best Value";

export interface Package {
  id: PackageId;
  name: PackageName;
  description: string;
  bestFor: string;
  price: number;
  imageCount: number;
  popular: boolean;
}

export const packages: readonly Package[] = [
  {
    id: "quick-look",
    name: "Quick Look",
    description: "One design: see what your yard could be",
    bestFor: "First-time users",
    price: 4,
    imageCount: 1,
    popular: false,
  },
  {
    id: "standard",
    name: "Standard",
    description: "Five different designs to compare",
    bestFor: "Most yards",
    price: 9,
    imageCount: 5,
    popular: true,
  },
  {
    id: "best-value",
    name: "Best Value",
    description: "Ten different designs, to find the one",
    bestFor: "Planning a real project",
    price: 14,
    imageCount: 10,
    popular: false,
  },
];

export const included = {
  /** Only for pictures by the built-in designer. */
  plans: "Plan, shopping list and contractor's brief",
  followUps: "Not right yet? One change and one redraw",
  delivery: "By e-mail, and kept in your account",
} as const;

export const defaultPackageId: PackageId = "standard";

export function findPackage(idOrName: string): Package | undefined {
  return packages.find((entry) => entry.id === idOrName || entry.name === idOrName);
}
