import type { Style } from "../../wish/lexicon/garden-words.ts";
import type { Wish } from "../../wish/typed/wish.ts";
import { styleSheets } from "./catalog.ts";
import type { StyleSheet } from "./style-sheet.ts";
import { type Growing, withLiving } from "./with-living.ts";
import { isNativeTo, nativesWanted, withNatives } from "./with-natives.ts";
import { shrubsWanted, withShrubs } from "./with-shrubs.ts";
import { withoutAvoided } from "./without-avoided.ts";
import { listAvoided, listUnwanted } from "./without-harm.ts";

/** Plants that live there; native plants, and shrubs instead of perennials, only if requested. */
export function styleFor(style: Style, wish: Wish, growing: Growing): StyleSheet {
  const unwanted = new Set(listUnwanted(wish, growing.sun));
  const region = nativesWanted(wish);
  const avoided = new Set(listAvoided(wish));
  const isDry = wish.moods.includes("drought");
  const sheet = withLiving(withoutAvoided(styleSheets[style], avoided), wish.locality, { ...growing, isDry }, avoided);
  return withShrubs(
    region ? withNatives(sheet, region, unwanted) : sheet,
    shrubsWanted(wish.items),
    (name) => !unwanted.has(name) && (!region || isNativeTo(region, name)),
  );
}
