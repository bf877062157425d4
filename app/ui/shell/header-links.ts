/** The home page's sections that the header leads to. */
export const homeSections = [
  { name: "How It Works", to: "/#how-it-works" },
  { name: "Examples", to: "/#examples" },
  { name: "Pricing", to: "/#pricing" },
] as const;

/** The menu of phones. */
export const openAddress = "#menu";
/** Leads to nothing, so the page stays where it is. */
export const closedAddress = "#closed";
