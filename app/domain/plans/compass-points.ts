import type { StoredLocality } from "#db/stored-json.ts";

/** Clockwise, 45 degrees each. */
export const compassPoints = [
  "north",
  "northeast",
  "east",
  "southeast",
  "south",
  "southwest",
  "west",
  "northwest",
] as const satisfies readonly StoredLocality["facing"][];
