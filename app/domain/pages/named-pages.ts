/** Of a page of the operator's own that there is. */
export interface OwnPage {
  path: string;
  title: string;
}

interface NamedPage extends OwnPage {
  column: "resources" | "company";
  /** The footer names it while it is not written. */
  isAnnounced: boolean;
}

/** Pages that the footer has a place for, in its order. */
export const namedPages: readonly NamedPage[] = [
  { path: "help-center", title: "Help Center", column: "resources", isAnnounced: true },
  { path: "landscaping-tips", title: "Landscaping Tips", column: "resources", isAnnounced: true },
  { path: "design-inspiration", title: "Design Inspiration", column: "resources", isAnnounced: true },
  { path: "about", title: "About", column: "company", isAnnounced: true },
  { path: "privacy", title: "Privacy Policy", column: "company", isAnnounced: true },
  { path: "terms", title: "Terms of Service", column: "company", isAnnounced: true },
  { path: "imprint", title: "Imprint", column: "company", isAnnounced: false },
];

export function isUnnamed({ path }: OwnPage): boolean {
  return !namedPages.some((named) => named.path === path);
}
