import type { Locality } from "../locality/locality.ts";
import { findBan, listSubstitutes, whyUnsuited } from "../locality/plants-there.ts";
import { type SpeciesName, speciesCatalog } from "../plants/catalog.ts";
import type { Ban } from "../plants/facts/plant-facts.ts";
import { listed, lowered } from "../wording/english.ts";

/**
 * Within a sentence, with two plants that look like it: "zone 3b is too cold for it; catmint and meadow sage look like it and may grow
 * there". Undefined for a plant that belongs there and will not be banned.
 */
export function describeUnsuited(
  name: SpeciesName,
  locality: Locality,
  similar: readonly SpeciesName[] = listSubstitutes(name, locality),
): string | undefined {
  const why = whyUnsuited(name, locality);
  const ban = findBan(name, locality);
  if (!why && !ban) return undefined;
  const reason = ban
    ? `${lawWords[ban.what]} in ${placeOfBan(ban)} from ${ban.since} on`
    : `zone ${locality.zone} is too ${why === "too-cold" ? "cold" : "warm"} for it`;
  const names = similar.slice(0, 2).map(nameOf);
  if (names.length === 0) return reason;
  return `${reason}; ${listed(names)} ${names.length > 1 ? "look" : "looks"} like it and may grow there`;
}

const lawWords: Record<Ban["what"], string> = {
  sale: "not to be sold",
  planting: "not to be planted",
  both: "not to be sold or planted",
};

/** Within a sentence. */
export function placeOfBan({ place }: Ban): string {
  if (place === "EU") return "the European Union";
  return place.includes("-") ? "your state" : "your country";
}

/** Within a sentence. */
export function nameOf(name: SpeciesName): string {
  return lowered(speciesCatalog[name].commonName);
}
