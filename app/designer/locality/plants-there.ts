import { type SpeciesName, speciesCatalog, speciesNames } from "../plants/catalog.ts";
import { factsOf } from "../plants/facts/facts.ts";
import type { Ban, Sun } from "../plants/facts/plant-facts.ts";
import type { PlantRole } from "../plants/parts/species.ts";
import { type Locality, wholeZone } from "./locality.ts";

export type Unsuited = "banned" | "too-cold" | "too-warm" | "too-shady" | "too-sunny";

/** Why a species does not belong there, in a bed of so much sun if that is known; undefined also where its facts are not known. */
export function whyUnsuited(
  name: SpeciesName,
  locality: Pick<Locality, "zone" | "laws" | "asOf">,
  sun?: Sun,
): Unsuited | undefined {
  const facts = factsOf(name);
  if (!facts) return undefined;
  const ban = findBan(name, locality);
  if (ban && isInForce(ban, locality)) return "banned";
  const [coldest, warmest] = facts.zones;
  if (wholeZone(locality) < coldest) return "too-cold";
  if (wholeZone(locality) > warmest) return "too-warm";
  if (!sun || facts.sun.includes(sun)) return undefined;
  return facts.sun[0] === "full" || sun === "shade" ? "too-shady" : "too-sunny";
}

/** The earliest, which may be one to come. */
export function findBan(name: SpeciesName, { laws }: Pick<Locality, "laws">): Ban | undefined {
  const bans = factsOf(name)?.banned.filter(({ place }) => laws.includes(place)) ?? [];
  return bans.reduce<Ban | undefined>((first, ban) => (first && first.since <= ban.since ? first : ban), undefined);
}

function isInForce({ since }: Ban, { asOf }: Pick<Locality, "asOf">): boolean {
  return asOf === undefined || since <= asOf;
}

export function listUnsuited(locality: Locality, sun?: Sun): SpeciesName[] {
  return speciesNames.filter((name) => whyUnsuited(name, locality, sun));
}

const bedRoles: ReadonlySet<PlantRole> = new Set(["tall", "low", "edge"]);
/** With fewer of its role, plants of other layers of a bed are among the substitutes, too. */
const enough = 4;

/** Those that belong there and that a designer may choose, those of its role first and of them the most similar. */
export function listSubstitutes(name: SpeciesName, locality: Locality, sun?: Sun): SpeciesName[] {
  const { role } = speciesCatalog[name];
  const living = speciesNames
    .filter((other) => other !== name && !speciesCatalog[other].invasiveInUs && !whyUnsuited(other, locality, sun))
    .sort((one, other) => unlikeness(name, one) - unlikeness(name, other));
  const ofRole = living.filter((other) => speciesCatalog[other].role === role);
  if (ofRole.length >= enough || !bedRoles.has(role)) return ofRole;
  return [
    ...ofRole,
    ...living.filter((other) => speciesCatalog[other].role !== role && bedRoles.has(speciesCatalog[other].role)),
  ];
}

/** Of two looks: a doubled height or spread counts as much as leaves in winter or other flowers. */
function unlikeness(one: SpeciesName, other: SpeciesName): number {
  const [a, b] = [speciesCatalog[one], speciesCatalog[other]];
  const blooms: readonly string[] = a.blooms ?? [];
  const bloomsAlike = a.blooms ? b.blooms?.some((color) => blooms.includes(color)) : !b.blooms;
  return (
    Math.abs(Math.log2(a.height / b.height)) +
    Math.abs(Math.log2(a.radius / b.radius)) +
    Number(a.evergreen !== b.evergreen) +
    Number(!bloomsAlike)
  );
}
