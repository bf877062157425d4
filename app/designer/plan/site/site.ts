import type { Random } from "../../numeric/random.ts";
import { objectCatalog } from "../../objects/catalog.ts";
import { type SpeciesName, speciesCatalog } from "../../plants/catalog.ts";
import { factsOf } from "../../plants/facts/facts.ts";
import type { Element, Spot } from "../../wish/lexicon/garden-words.ts";
import { pointInBox } from "../ground/ground-box.ts";
import { sampleField } from "../ground/ground-grid.ts";
import { isOffEntrances, isOffFeet, isOffWalks, isOutOfTheWay, mayBeInRow } from "../ground/terrain.ts";
import type { BedLayers } from "../idea/choose-planting.ts";
import type { Idea, Want } from "../idea/idea.ts";
import { type Disc, footprintOf, heightOf } from "../parts/footprint.ts";
import type { NoRoom } from "../parts/no-room.ts";
import { distanceToOutline } from "../parts/outline.ts";
import type { ObjectPlacement, PlantPlacement } from "../parts/plan.ts";
import type { PlanPoint } from "../parts/plan-point.ts";
import { type SunAt, sunOnGround } from "../sun/sun-on-ground.ts";
import type { Layout } from "../surfaces/surfaces.ts";
import { isObjectFor } from "./objects-for-element.ts";
import { SiteMap } from "./site-map.ts";

/** Plants touch: a plant keeps only this share of its radius to itself. */
export const ownShare = 0.78;
/** Minimum share of a disc's radius on the patio: the back of a chair may be over its edge. */
const onPatioShare = 0.7;
/** Shares of its radius that a thing keeps from a creek, a plant from a path, a high one from a walk; meters that must be visible. */
const fromCreek = 0.5;
const plantFromPath = 0.35;
const plantFromWalk = 0.55;
const mostInView = 0.6;
/** Meters of height that people step over. */
const steppedOver = 0.3;
/** Meters above which plants are kept from the front of a possible window: a usual sill. */
export const sillHeight = 0.9;
/** Meters from the edge of a stepping stone to a plant. */
const plantToStone = 0.2;
/** Maximum height in meters in front of windows and next to drives; nothing is in front of a door. */
export const lowHeight = 0.4;

const laidAt: Partial<Record<Spot, Element>> = {
  "around-pond": "pond",
  "by-pool": "pool",
  "around-fire-pit": "fire-pit",
  "under-pergola": "pergola",
};

export class Site {
  readonly layout: Layout;
  readonly idea: Idea;
  readonly map: SiteMap;
  readonly noRoom: NoRoom;
  readonly random: Random;
  readonly sunAt: SunAt;
  readonly objects: ObjectPlacement[] = [];
  readonly plants: PlantPlacement[] = [];
  readonly trees = new Set<PlantPlacement>();
  /** A requested thing that has no other place may hide a door or a trunk, and be next to a drive like a row. */
  mayHide = false;

  constructor(layout: Layout, noRoom: NoRoom, random: Random) {
    this.layout = layout;
    this.idea = layout.idea;
    this.map = new SiteMap(layout);
    this.noRoom = noRoom;
    this.random = random;
    this.sunAt = sunOnGround(layout.terrain.yard, layout.idea.locality);
  }

  /** What is planted in a bed there. */
  layersAt(x: number, z: number): BedLayers {
    const { planting } = this.idea;
    const sun = this.sunAt(x, z);
    return (sun && planting.inSun?.[sun]) ?? planting;
  }

  /** Whether it is sunny or shady enough there, as far as that is known. */
  suitsSun(species: SpeciesName, x: number, z: number): boolean {
    const sun = this.sunAt(x, z);
    return !sun || factsOf(species).sun.includes(sun);
  }

  /** The place of tree, seat or focus in a small garden's figure; undefined in other gardens. */
  placeIn(part: "tree" | "seat" | "focus"): PlanPoint | undefined {
    const { composition, mirror } = this.idea;
    return composition.figure && pointInBox(this.layout.terrain.box, composition.figure[part], mirror);
  }

  /** Meters from that place; 0 in gardens without a figure. */
  offPlaceIn(part: "tree" | "seat" | "focus", x: number, z: number): number {
    const place = this.placeIn(part);
    return place ? Math.hypot(place[0] - x, place[1] - z) : 0;
  }

  /** In the photo, or on the plan so far. */
  discsAt(spot: Spot): readonly Disc[] {
    const laid = laidAt[spot];
    const drawn = this.objects.filter(({ object }) => laid && isObjectFor(laid, object));
    const shown = this.layout.terrain.spots.get(spot);
    if (shown && drawn.length === 0) return shown;
    if (laid === "pool") return drawn.flatMap(footprintOf);
    return drawn.map(({ x, z, object, ...own }) => {
      const { radius, width } = objectCatalog[object];
      return { x, z, radius: (radius * (own.width ?? width * own.size)) / width };
    });
  }

  add(placement: ObjectPlacement): void {
    this.objects.push(placement);
    for (const disc of footprintOf(placement)) this.map.occupy(disc);
  }

  /** On open ground, out of the way, free, in view, and on allowed surfaces. */
  fits(placement: ObjectPlacement, stands: "off-paving" | "in-row" | "on-patio" | "anywhere"): boolean {
    const { map, layout } = this;
    const high = heightOf(placement) > lowHeight;
    const discs = footprintOf(placement);
    const { radius, width } = objectCatalog[placement.object];
    const half = (placement.width ?? width) / 2;
    const offPaving = stands === "off-paving" || stands === "in-row";
    const isLow = !high || !offPaving || this.mayHide;
    if (!isLow && map.hidesDoor(placement.x, placement.z, heightOf(placement), half)) return false;
    if (
      stands !== "on-patio" &&
      !map.isInView(placement.x, placement.z, heightOf(placement), Math.min(radius, mostInView))
    )
      return false;
    return discs.every(({ x, z, radius }) => {
      const onVirtual = layout.patio?.virtual && stands === "on-patio" && distanceToOutline(layout.patio, x, z) < 0;
      if (!(map.isOpen(x, z) || onVirtual) || !map.isFree(x, z, radius)) return false;
      const isClear = stands === "in-row" || this.mayHide ? mayBeInRow : isOffEntrances;
      if (high && !isClear(layout.terrain, x, z, radius)) return false;
      if (offPaving && !isOffWalks(layout.terrain, x, z, radius)) return false;
      if (!isOffFeet(layout.terrain, x, z, radius)) return false;
      if (!this.mayHide && map.hidesFoot(x, z, heightOf(placement), radius)) return false;
      const hit = map.surfaceAt(x, z);
      if (stands === "on-patio") return onVirtual || hit.toPatio < -radius * onPatioShare;
      // In a courtyard all ground is paving.
      if (stands === "anywhere" || layout.idea.paving.wallToWall) return true;
      return hit.toPatio > radius && hit.toPath > radius && hit.toStone > radius && hit.toCreek > radius * fromCreek;
    });
  }

  hasRoom(species: SpeciesName, x: number, z: number, size: number): boolean {
    const reach = speciesCatalog[species].radius * size * ownShare;
    return this.map.isOpenAround(x, z) && this.map.isFree(x, z, reach);
  }

  /** False if the spot is taken, paved, hidden or in the way. */
  plant(species: SpeciesName, x: number, z: number, size: number, margin: number, palette?: string): boolean {
    const { map, layout } = this;
    const { radius, height } = speciesCatalog[species];
    const reach = radius * size * ownShare;
    if (!this.hasRoom(species, x, z, size)) return false;
    if (!isOutOfTheWay(layout.terrain, x, z, 0) && height * size > lowHeight) return false;
    const { unplanted } = layout.terrain;
    const fromWalk = height * size > steppedOver ? plantFromWalk : plantFromPath;
    if (unplanted && sampleField(unplanted, x, z) < radius * size * fromWalk) return false;
    const hit = map.surfaceAt(x, z);
    if (hit.kind === "patio" || hit.kind === "path" || hit.toStone < plantToStone || hit.toCreek < 0) return false;
    if (hit.toPatio < margin || hit.toPath < margin + radius * size * plantFromPath) return false;
    if (!map.isInView(x, z, height * size, radius * size)) return false;
    if (!isOffFeet(layout.terrain, x, z, 0) || map.hidesFoot(x, z, height * size, reach)) return false;
    if (height * size > lowHeight && map.hidesDoor(x, z, height * size, reach)) return false;
    if (height * size > sillHeight && map.hidesOpening(x, z, height * size)) return false;
    map.occupy({ x, z, radius: reach });
    this.plants.push({ species, x, z, size, palette });
    return true;
  }
}

/** A new requestable thing means a file of this shape and a line in the list of placers. */
export interface Placer {
  element: Element;
  /** How many found room. */
  place(want: Want, site: Site): number;
  /** What the yard lacks for it, as shown in parentheses: "needs a pond or dry creek to cross". */
  needs?(site: Site): string | undefined;
}
