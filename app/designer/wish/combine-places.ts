import type { Whereabouts } from "./mark-places.ts";
import type { Place } from "./typed/garden-words.ts";

/** "In the corner on the right", "at the back, on the left": two words for one place say more than the first alone. */
export function combine(first: Whereabouts, second: Whereabouts): Whereabouts {
  return { spot: first.spot ?? second.spot, place: combinePlaces(first.place, second.place) };
}

function combinePlaces(first: Place | undefined, second: Place | undefined): Place | undefined {
  if (!first || !second) return first ?? second;
  const both = new Set([first, second]);
  const side = both.has("left") ? "left" : both.has("right") ? "right" : undefined;
  if (!side) return both.has("corner") ? [...both].find((place) => /-(?:left|right)$/.test(place)) ?? first : first;
  if (both.has("front")) return `front-${side}`;
  if (both.has("back") || both.has("corner")) return `back-${side}`;
  return first;
}
