import { findTerm } from "#app/designer/wish/lexicon/lexicon.ts";
import { plainSpelling } from "#app/designer/wish/lexicon/spelling.ts";
import type { WishItem } from "#app/designer/wish/typed/wish.ts";
import { elementsOf } from "#tests/designer/wishes/labelled/label-nouns.ts";
import type { MarkedPlace, Relation } from "./marked-wish.ts";

type Typed = string;

/** Parts of the yard for which the lexicon's own places do not fit. */
const parts: Readonly<Record<string, readonly Typed[]>> = {
  "back-corner": ["corner", "back-left", "back-right"],
  "left-corner": ["back-left", "front-left"],
  "right-corner": ["back-right", "front-right"],
  ...{ "property-line": ["along-fence"], "low-end": [], "both-ends": [], "sunny-place": [], side: [] },
};

/** Places of a typed wish next to these things. */
const byThing: Readonly<Record<string, readonly Typed[]>> = {
  ...{
    fence: ["along-fence"],
    hedge: ["along-fence"],
    "retaining-wall": ["along-fence"],
    path: ["along-path"],
    patio: ["around-patio"],
    deck: ["around-patio"],
  },
  ...{
    tree: ["around-tree"],
    pond: ["around-pond"],
    steps: ["by-steps"],
    "fire-pit": ["around-fire-pit"],
    pool: ["by-pool"],
  },
  ...{ pergola: ["under-pergola"], beds: ["around-bed"], "raised-bed": ["around-bed"], shed: ["by-shed"] },
  ...{ gate: ["by-gate"], driveway: ["along-drive"], paving: ["around-patio"] },
};

const unsayable: readonly Relation[] = ["where", "facing", "away-from", "opposite"];

/**
 * Empty where a typed wish has no word. It knows no "behind" or "between": behind the shed is by the shed, and between
 * two things is by one of them.
 */
export function typedPlaces({ relation, anchors }: MarkedPlace): readonly Typed[] {
  if (unsayable.includes(relation)) return [];
  return anchors.flatMap((anchor) => {
    const known = parts[anchor] ?? placesOf(anchor);
    if (anchor !== "house") return known;
    return relation === "behind" ? ["back"] : relation === "in-front-of" ? ["front", "near-house"] : ["near-house"];
  });
}

function placesOf(anchor: string): readonly Typed[] {
  const term = findTerm(anchor.split("-").map(plainSpelling));
  if (term?.kind === "spot") return [term.place, term.spot].filter((place) => place !== undefined);
  return elementsOf(anchor).flatMap((name) => byThing[name] ?? []);
}

/** A path is at what it leads from and to. */
export function isAt(places: readonly Typed[], { place, side, spot, to, from }: WishItem): boolean {
  const said: readonly (string | undefined)[] = [place, side, spot, to, from];
  return places.some((name) => said.includes(name));
}
