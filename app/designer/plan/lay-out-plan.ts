import { createRandom } from "../numeric/random.ts";
import { amendWish } from "../wish/amend-wish.ts";
import { readWish } from "../wish/read-wish.ts";
import type { Element } from "../wish/typed/garden-words.ts";
import type { WishToRead } from "../wish/typed/heard-wish.ts";
import type { Wish } from "../wish/typed/wish.ts";
import { readTerrain, type Terrain } from "./ground/terrain.ts";
import type { Yard } from "./ground/yard.ts";
import { removesPaving } from "./idea/existing-paving.ts";
import { findIdea, type Idea, wantsFor } from "./idea/idea.ts";
import type { ChosenPaving } from "./idea/idea-materials.ts";
import { NoRoom } from "./parts/no-room.ts";
import type { Plan, PlanMaterials } from "./parts/plan.ts";
import { edgePlacers, placers } from "./placers/catalogue.ts";
import { placeEdging } from "./placers/edges/place-edging.ts";
import { furnishPatio } from "./placers/furnishing/furnish-patio.ts";
import { placeWaterFeatures } from "./placers/furnishing/place-water-features.ts";
import { placeMeadow } from "./placers/planting/place-meadow.ts";
import { placePlanting } from "./placers/planting/place-planting.ts";
import { placeTrees } from "./placers/planting/place-trees.ts";
import { type Placer, Site } from "./site/site.ts";
import { standsFor } from "./site/standing-for.ts";
import { tellPlace } from "./site/tell-places.ts";
import { tellShapes } from "./site/tell-shapes.ts";
import { summarize } from "./summary.ts";
import { laySurfaces } from "./surfaces/surfaces.ts";

/**
 * Turns a wish in words into a plan of the yard. Deterministic. Variations 0, 1, 2, ... differ in composition, materials and
 * style within what the wish asks for; after ten the compositions begin again with other details.
 * A change in words is made to what the wish alone would have given. Never fails: an empty wish or a yard without room
 * gives a plan with little or nothing in it, and says so.
 */
export function layOutPlan(yard: Yard, words: WishToRead, seed: number, variation: number, change?: string): Plan {
  const wished = readWish(words);
  const wish = change === undefined ? wished : amendWish(wished, readWish(change));
  return layOutWish(yard, wish, seed, [variation])[0]!;
}

/** The plans of several variations of one wish, which share the reading of the yard. */
export function layOutWish(yard: Yard, wish: Wish, seed: number, variations: readonly number[]): Plan[] {
  const terrain = readTerrain(yard, removesPaving(wish, yard.paving));
  return variations.map((variation) =>
    layOutIdea(terrain, findIdea(wish, terrain, seed, variation), wish, seed, variation),
  );
}

/** Lays out one idea of a wish on ground that has been read: several ideas of one yard share the reading. */
export function layOutIdea(terrain: Terrain, idea: Idea, wish: Wish, seed: number, variation: number): Plan {
  const random = createRandom(seed * 977 + Math.floor(variation) * 131 + 13);
  const noRoom = new NoRoom(wish.unit ?? "m");
  const layout = laySurfaces(idea, terrain, noRoom, random);
  const site = new Site(layout, noRoom, random);
  fillSite(site);
  const materials = planMaterials(idea.paving);
  const edging = materials.edging === "stone" ? placeEdging(site.map, random) : [];
  const objects = [...site.objects, ...edging];
  return {
    style: idea.style,
    stripedLawn: idea.style === "formal" || idea.style === "modern",
    materials,
    plants: site.plants,
    objects,
    surfaceAt: layout.surfaceAt,
    summary: summarize(layout, materials, site.plants, objects, wish, noRoom, suggestionIn(site)),
    lacks: noRoom.lacks,
  };
}

/**
 * Water first, then furniture, what lines the edges, trees, everything else that stands by itself, and plants in what is
 * left. In a small garden hedge and tree have one place only: chairs give way to them.
 */
function fillSite(site: Site): void {
  const small = site.idea.composition.figure !== undefined;
  placeWaterFeatures(site);
  for (const step of small ? [lineEdges, placeTrees, furnishPatio] : [furnishPatio, lineEdges, placeTrees]) step(site);
  for (const placer of placers) placeAll(placer, site);
  placePlanting(site);
  placeMeadow(site);
  tellShapes(site);
}

/** The designer's own thought, if there was room for it. */
function suggestionIn({ idea: { suggested }, layout, objects }: Site): Element | undefined {
  if (suggested === "path") return layout.path && suggested;
  return suggested && objects.some(({ object }) => standsFor(suggested, object)) ? suggested : undefined;
}

function lineEdges(site: Site): void {
  for (const placer of edgePlacers) placeAll(placer, site);
}

function placeAll(placer: Placer, site: Site): void {
  for (const want of wantsFor(site.idea, placer.element)) {
    const [objects, plants] = [site.objects.length, site.plants.length];
    const placed = placer.place(want, site);
    if (!want.asked) continue;
    site.noRoom.tell(placer.element, want.count ?? 1, placed);
    tellPlace(site, placer.element, want, [...site.objects.slice(objects), ...site.plants.slice(plants)]);
  }
}

function planMaterials(paving: ChosenPaving): PlanMaterials {
  const { stepping: _, steppingSlabs: __, wallToWall: ___, ...materials } = paving;
  return materials;
}
