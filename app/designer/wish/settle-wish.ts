import type { Locality } from "../locality/locality.ts";
import { findBan, listSubstitutes, whyUnsuited } from "../locality/plants-there.ts";
import { isSpecies, type SpeciesName, speciesCatalog } from "../plants/catalog.ts";
import type { Invasiveness } from "../plants/parts/species.ts";
import { describeUnsuited, nameOf, placeOfBan } from "./describe-unsuited.ts";
import type { UnsuitedPlant, Wish, WishItem } from "./typed/wish.ts";

/**
 * The wish as it is drawn where the yard is. A plant that was named stays, though it may not live there, unless the law bans it: then
 * what looks most like it is planted. `unsuited` says both, for the customer to read before paying.
 */
export function settleWish(wish: Wish, locality: Locality): Wish {
  const named = new Set([wish.tree, ...wish.items.flatMap(({ thing, of }) => [thing, of])].filter(isNamedSpecies));
  const standIns = new Set(wish.items.flatMap(({ thing, of, invasive }) => (invasive ? [of ?? thing] : [])));
  const similarTo = new Map<WishItem["thing"], readonly SpeciesName[]>();
  const unsuited: UnsuitedPlant[] = [];
  for (const name of named) {
    const why = whyUnsuited(name, locality);
    const similar = listSubstitutes(name, locality).filter((other) => !wish.avoided.includes(other));
    const said = describeUnsuited(name, locality, similar);
    if (why === "banned" || (why && standIns.has(name))) similarTo.set(name, similar);
    const of = wordsFor(wish, name);
    if (said && !standIns.has(name)) unsuited.push({ of, words: `${of} (${said})` });
  }
  const drawnAs = (name: SpeciesName) => similarTo.get(name)?.[0] ?? name;
  const thingFor = (thing: WishItem["thing"]) => (isSpecies(thing) ? drawnAs(thing) : thing);
  const inWords = new Map(
    [...named].flatMap((name) => {
      const [words, other] = [wordsFor(wish, name), drawnAs(name)];
      return other === name ? [] : [[words, `${words} (drawn as ${nameOf(other)})`]];
    }),
  );
  const say = (words: string) => inWords.get(words) ?? words;
  // Of words for several kinds, such as "grasses", those are planted that live there.
  const plants = wish.plants.filter((name) => named.has(name) || !whyUnsuited(name, locality)).map(drawnAs);
  return {
    ...wish,
    locality,
    unsuited,
    plants: [...new Set(plants)],
    ...(wish.tree && { tree: drawnAs(wish.tree) }),
    items: wish.items.map(({ thing, of, invasive, ...item }) => {
      const standIn = [of, thing].flatMap((name) => standInFor(name, similarTo, locality))[0];
      return {
        ...item,
        thing: thingFor(thing),
        ...(of && { of: drawnAs(of) }),
        ...((standIn ?? invasive) && { invasive: standIn ?? invasive }),
      };
    }),
    understood: wish.understood.map(say),
    statedThings: wish.statedThings.map((told) => ({
      ...told,
      thing: thingFor(told.thing),
      words: say(told.words),
    })),
  };
}

function isNamedSpecies(name: string | undefined): name is SpeciesName {
  return name !== undefined && isSpecies(name);
}

/** How the list says that a banned plant was named. */
function standInFor(
  name: WishItem["thing"] | undefined,
  similarTo: ReadonlyMap<WishItem["thing"], readonly SpeciesName[]>,
  locality: Locality,
): Invasiveness[] {
  const similar = name && similarTo.get(name);
  const ban = isNamedSpecies(name) && findBan(name, locality);
  if (!similar || !ban) return [];
  const [first, second = first] = similar;
  if (!second) return [];
  return [{ name: speciesCatalog[name].commonName, sale: "banned", where: placeOfBan(ban), instead: nameOf(second) }];
}

/** In the words of the wish, where they name it. */
function wordsFor({ statedThings, items }: Wish, name: SpeciesName): string {
  const thing = items.find((item) => item.thing === name || item.of === name)?.thing;
  return statedThings.find((told) => told.thing === thing)?.words ?? nameOf(name);
}
