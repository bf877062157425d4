import type { Place, Side } from "../typed/garden-words.ts";
import type { Whereabouts } from "./whereabouts.ts";

/** "In the corner on the right", "at the back, on the left": two words for one place say more than the first alone. */
export function combine(first: Whereabouts, second: Whereabouts): Whereabouts {
  const place = combinePlaces(first.place, second.place);
  const other = first.place === "along-fence" ? second.place : first.place;
  const side = place === "along-fence" && isSide(other) ? other : undefined;
  const named =
    [first, second].find(({ spot }) => spot) ?? [first, second].find((one) => one.place === place && one.anchor);
  return { spot: named?.spot, anchor: named?.anchor, place, side: first.side ?? second.side ?? side };
}

function isSide(place: Place | undefined): place is Side {
  return place === "left" || place === "right" || place === "back" || place === "front";
}

function combinePlaces(first: Place | undefined, second: Place | undefined): Place | undefined {
  if (!first || !second) return first ?? second;
  if (second.split("-").includes(first)) return second;
  const both = new Set([first, second]);
  if (both.has("along-fence") && (isSide(first) || isSide(second))) return "along-fence";
  const side = both.has("left") ? "left" : both.has("right") ? "right" : undefined;
  if (!side) return both.has("corner") ? ([...both].find((place) => /-(?:left|right)$/.test(place)) ?? first) : first;
  if (both.has("front")) return `front-${side}`;
  if (both.has("back") || both.has("corner")) return `back-${side}`;
  return first;
}
