import { pergolaSupports } from "../../../objects/structures/pergola.ts";
import { type SpeciesName, speciesCatalog } from "../../../plants/catalog.ts";
import { sampleField } from "../../ground/ground-grid.ts";
import { isOutOfTheWay } from "../../ground/terrain.ts";
import type { Idea, Want } from "../../idea/idea.ts";
import { areSpecimens } from "../../idea/specimens.ts";
import { heightOf } from "../../parts/footprint.ts";
import { findSpot, offPlace } from "../../site/find-spot.ts";
import { isObjectFor } from "../../site/objects-for-element.ts";
import { reportPlace, toleranceOf } from "../../site/report-places.ts";
import type { Site } from "../../site/site.ts";
import { mayBeHigh, paletteAt } from "./bed-rules.ts";
import { growDrift, insideBed } from "./grow-drift.ts";
import { alongNewFence, hasNewFence, isRow, plantRow } from "./place-row.ts";
import { plantSpecimens } from "./plant-specimens.ts";

const driftSize = 5;
/** Without a requested number, two drifts to start with; more fill the beds. */
const usualCount = 10;
const usualTall = 4;
/** Maximum number of plants, and of climbers; default number of climbers on a pergola. */
const most = 60;
const mostClimbers = 6;
const usualOnPergola = 3;
const attempts = 14;
/** Share of a place's tolerance within which a drift that starts there stays. */
const strays = 0.5;
/** Share of a plant's height that must be allowed at the start of its drift. */
const allowedShare = 0.9;
/** Meters between drifts of one kind, cost of each nearer plant, of too much or little sun, and of each meter from the viewer. */
const driftApart = 1.6;
const costs = { crowd: 0.4, unsuited: 4, away: 0.06 };
/** Limit of the crowding cost where the customer says where a plant should be, so that it stays there. */
const mostCrowd = 0.6;

const climberFoot = 0.15;
/** Share of the picture's height a climber at a wall may take. */
const tallestClimber = 0.5;
/** Meters from a wall: maximum, best; from paving; and visible width of a climber. */
const atWall = { farthest: 0.7, best: 0.3, fromPaving: 0.1, inView: 0.4, onWindow: 1.5 };
/** Share of a climber's radius that is kept to the next. */
const climberGap = 1.6;

/** Before anything else. */
export function placeNamed(site: Site, named = site.idea.planting.named): void {
  const { idea, noRoom } = site;
  for (const species of named) {
    const { role } = speciesCatalog[species];
    if (role === "tree" || role === "hedge") continue;
    // Vegetables grow in their own beds if there are any.
    if (role === "vegetable" && site.objects.some(({ object }) => object === "raised-bed")) continue;
    const wants = wantsOf(idea, species);
    for (const want of wants) {
      const wanted = Math.min(want.count ?? (role === "tall" ? usualTall : usualCount), most);
      const before = site.plants.length;
      const isSolitary = areSpecimens({ ...want, thing: species });
      const placed = isSolitary
        ? plantSpecimens(site, species, want, wanted)
        : role === "climber"
          ? plantClimbers(site, species, want, Math.min(wanted, mostClimbers))
          : (isPlantedInRow(site, species, want) && plantRow(site, want, species)) ||
            plantDrifts(site, species, want, wanted);
      reportPlace(site, species, want, site.plants.slice(before));
      if (want.count !== undefined) noRoom.report(species, want.count, placed);
      // Climbers are drawn on an arch if there is one.
      else if (role === "climber" && site.objects.some(({ object }) => object === "arch" || object === "arbour"))
        continue;
      else if (placed === 0 && !site.plants.some((plant) => plant.species === species)) noRoom.report(species, 1, 0);
    }
  }
}

/** Along the design's own fence there is no bed, but a row. */
function isPlantedInRow(site: Site, species: SpeciesName, want: Want): boolean {
  return isRow(species, want) || (want.place === "along-fence" && hasNewFence(site));
}

function wantsOf({ items }: Idea, species: SpeciesName): Want[] {
  const wants = items.flatMap(({ thing, of, place, side, spot, ...item }): Want[] => {
    if (thing === species) return [{ ...item, place, side, spot, asked: true }];
    return of === species && (thing === "beds" || thing === "border") ? [{ place, side, spot, asked: true }] : [];
  });
  return wants.length > 0 ? wants : [{ asked: true }];
}

function plantDrifts(site: Site, species: SpeciesName, want: Want, wanted: number): number {
  const { radius, height } = speciesCatalog[species];
  let placed = 0;
  for (let attempt = 0; attempt < attempts && placed < wanted; attempt++) {
    const spot = findSpot(site, want, ({ x, z }, { kind, toBed }) => {
      const isIn = kind === "bed" && toBed <= -radius * insideBed;
      if (!isIn || !site.map.isFree(x, z, radius)) return Number.POSITIVE_INFINITY;
      if (!mayBeHigh(site, x, z, height * allowedShare)) return Number.POSITIVE_INFINITY;
      // Drifts of one kind are spread along the bed, and nearer ones are more visible.
      const others = site.plants.filter(
        (plant) => plant.species === species && Math.hypot(plant.x - x, plant.z - z) < driftApart,
      );
      const crowd = others.length * costs.crowd + (site.suitsSun(species, x, z) ? 0 : costs.unsuited);
      return (want.place || want.spot ? Math.min(crowd, mostCrowd) : crowd) + costs.away * z;
    });
    const off = (x: number, z: number) => offPlace(site, want, x, z) / toleranceOf(site, want);
    // Without a number, those at the named place are enough: more elsewhere were not requested.
    if (!spot || (placed > 0 && want.count === undefined && off(spot.x, spot.z) > 1)) break;
    const grown = growDrift(site, species, {
      from: spot,
      count: Math.min(driftSize, wanted - placed),
      palette: paletteAt(site, species, spot.x, spot.z),
      isOff: off(spot.x, spot.z) > strays ? undefined : (x, z) => off(x, z) > strays,
    });
    if (grown === 0) {
      // The spot was rejected for a reason that only planting detects, so try elsewhere once.
      site.map.occupy({ ...spot, radius: 0.01 });
    }
    placed += grown;
  }
  return placed;
}

/** At walls if there is no pergola, or for those without a place on it. */
function plantClimbers(site: Site, species: SpeciesName, want: Want, wanted: number): number {
  if (want.place === "along-fence" && hasNewFence(site)) return plantAtNewFence(site, species, wanted);
  const pergola = site.objects.find(({ object }) => object === "pergola");
  if (!pergola || (want.place && want.place !== "around-patio")) return plantAtWall(site, species, want, wanted);
  const taken = site.plants.filter(({ support }) => support).length;
  const own = speciesCatalog[species].blooms?.[0];
  const { flowers } = site.idea.planting;
  const palette = own && flowers.includes(own) ? own : paletteAt(site, species, pergola.x, pergola.z);
  const supports = pergolaSupports(pergola).slice(taken, taken + (want.count ?? usualOnPergola));
  for (const support of supports) {
    const [foot] = support;
    if (!foot) continue;
    const [x, , z] = foot;
    site.plants.push({ species, x, z, size: 1, palette, support });
  }
  const left = (want.count ?? 0) - supports.length;
  return supports.length + (left > 0 ? plantAtWall(site, species, want, Math.min(left, mostClimbers)) : 0);
}

/** Before every panel of the design's fence, as high as it. */
function plantAtNewFence(site: Site, species: SpeciesName, wanted: number): number {
  const { height } = speciesCatalog[species];
  const fence = site.objects.find(({ object }) => isObjectFor("fence", object));
  const size = fence ? Math.min(1, heightOf(fence) / height) : 1;
  const lines = alongNewFence(site, climberFoot).slice(0, wanted);
  for (const [from, to] of lines) {
    if (!from || !to) continue;
    const [x, z] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const angle = -Math.atan2(to[1] - from[1], to[0] - from[0]);
    site.plants.push({ species, x, z, size, angle, palette: paletteAt(site, species, x, z) });
  }
  return lines.length;
}

/** Wide in the wall's plane, thin in front of it. */
function plantAtWall(site: Site, species: SpeciesName, want: Want, wanted: number): number {
  const { height, radius } = speciesCatalog[species];
  const { camera } = site.layout.terrain.yard;
  let placed = 0;
  for (; placed < wanted; placed++) {
    const spot = findSpot(site, want, ({ x, z }, { toPatio, toPath }) => {
      const away = sampleField(site.layout.terrain.grid.toStructure, x, z);
      const open = site.map.isOpenAround(x, z) && isOutOfTheWay(site.layout.terrain, x, z, 0);
      const isPaved = toPatio < atWall.fromPaving || toPath < atWall.fromPaving;
      if (!open || away > atWall.farthest || isPaved) return Number.POSITIVE_INFINITY;
      // Directly in front of the viewer it would fill the picture.
      if (height * camera.focalPixels > tallestClimber * camera.height * z) return Number.POSITIVE_INFINITY;
      const isSeen = site.map.isFree(x, z, climberFoot) && site.map.isInView(x, z, height, atWall.inView);
      if (!isSeen || site.map.hidesDoor(x, z, height, radius)) return Number.POSITIVE_INFINITY;
      const crowd = site.plants.filter((other) => Math.hypot(other.x - x, other.z - z) < climberGap * radius);
      const climbers = crowd.filter((other) => speciesCatalog[other.species].role === "climber").length;
      const onWindow = site.map.hidesOpening(x, z, height) ? atWall.onWindow : 0;
      return climbers > 0 ? Number.POSITIVE_INFINITY : Math.abs(away - atWall.best) + onWindow;
    });
    if (!spot) break;
    const { x, z } = spot;
    site.map.occupy({ x, z, radius: climberFoot });
    site.plants.push({ species, x, z, size: 1, angle: alongWall(site, x, z), palette: paletteAt(site, species, x, z) });
  }
  return placed;
}

function alongWall({ layout }: Site, x: number, z: number): number {
  const { smoothToStructure } = layout.terrain.grid;
  const reach = 0.15;
  const offX = sampleField(smoothToStructure, x + reach, z) - sampleField(smoothToStructure, x - reach, z);
  const offZ = sampleField(smoothToStructure, x, z + reach) - sampleField(smoothToStructure, x, z - reach);
  return Math.atan2(-offX, -offZ);
}
