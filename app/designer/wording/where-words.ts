import type { Place, Side, Spot } from "../wish/lexicon/garden-words.ts";
import type { WishItem } from "../wish/typed/wish.ts";
import { inSpelling } from "./english.ts";

/** Where something is: roughly, and exactly where that was said, in our words or, where we have none, in the customer's. */
export type Whereabouts = Pick<WishItem, "place" | "side" | "spot" | "anchor" | "whereInWords">;

const placeWords: Record<Place, string> = {
  "along-fence": "along the fence",
  "near-house": "near the house",
  "along-path": "along the path",
  "around-patio": "by the patio",
  "around-tree": "by the tree",
  left: "on the left",
  right: "on the right",
  middle: "in the middle",
  back: "at the back",
  front: "in front",
  corner: "in a corner",
  "back-left": "in the back left corner",
  "back-right": "in the back right corner",
  "front-left": "in the front left corner",
  "front-right": "in the front right corner",
};

const sideWords: Record<Side, string> = {
  left: "on the left",
  right: "on the right",
  back: "at the back",
  front: "in front",
};

const spotWords: Record<Spot, string> = {
  "front-door": "by the front door",
  "back-door": "by the back door",
  "in-front-of-window": "in front of the window",
  "along-drive": "along the drive",
  "by-garage": "by the garage",
  "by-gate": "by the gate",
  "by-street": "by the street",
  "by-shed": "by the shed",
  "by-steps": "by the steps",
  "around-pond": "by the pond",
  "around-fire-pit": "by the fire pit",
  "by-pool": "by the pool",
  "under-pergola": "at the pergola",
  "around-bed": "by the bed",
};

/** "By the sliding door", "left of the gate", "along the fence on the left"; empty where nothing was said. */
export function describePlace({ place, side, spot, anchor }: Whereabouts): string {
  if (spot) return side ? `${side} of the ${nounOf(spot, anchor)}` : called(spotWords[spot], anchor);
  if (!place) return "";
  if (side && (place === "along-path" || place === "around-tree"))
    return placeWords[place].replace(/^\w+/, `${side} of`);
  if (side && place === "along-fence") return `${placeWords[place]} ${sideWords[side]}`;
  return place === "near-house" ? called(placeWords[place], anchor) : placeWords[place];
}

/** What a path leads to at a spot: "gate" for "by the gate". */
export function nounOf(spot: Spot | undefined, anchor?: string): string {
  return anchor ? inSpelling(anchor) : spot ? spotWords[spot].replace(/^.*the /, "") : "";
}

function called(words: string, anchor: string | undefined): string {
  return anchor ? words.replace(/(?<=the ).*$/, inSpelling(anchor)) : words;
}
