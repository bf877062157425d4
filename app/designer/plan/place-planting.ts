import { noise } from "../numeric/noise.ts";
import { hash2, type Random } from "../numeric/random.ts";
import { clamp, lerp } from "../numeric/scalar.ts";
import { type SpeciesName, speciesCatalogue } from "../plants/catalogue.ts";
import type { FlowerColour } from "../plants/flower-palettes.ts";
import { openSpanAt, sampleField } from "./ground-grid.ts";
import type { Idea } from "./idea.ts";
import { pathLength, pointAlongPath } from "./path.ts";
import type { PlantPlacement } from "./plan.ts";
import type { SiteMap } from "./site-map.ts";

/** Plants touch: a plant keeps this share of its radius to itself. */
const ownShare = 0.78;
const mostPlants = 340;

/** Plants the beds: rows along paths and rims first, then tall behind and low in front in drifts, then the gaps. */
export function placePlanting(idea: Idea, map: SiteMap, random: Random): PlantPlacement[] {
  const planting = new Planting(idea, map, random);
  if (idea.composition.bedAlongPath) planting.lineThePath();
  if (idea.style === "formal") planting.lineTheRims();
  planting.plantNamed();
  planting.fillBeds();
  planting.fillGaps();
  return planting.placed;
}

class Planting {
  readonly placed: PlantPlacement[] = [];
  private readonly idea: Idea;
  private readonly map: SiteMap;
  private readonly random: Random;
  private readonly scale: number;
  private readonly shift: number;

  constructor(idea: Idea, map: SiteMap, random: Random) {
    this.idea = idea;
    this.map = map;
    this.random = random;
    this.scale = clamp(map.layout.grid.scale, 0.75, 1);
    this.shift = random() * 300;
  }

  /** A row of one low plant on either side of the path. */
  lineThePath(): void {
    const { path } = this.map.layout;
    if (!path) return;
    const { hedge } = this.idea.planting;
    const size = 0.72 * this.scale;
    const radius = speciesCatalogue[hedge].radius * size;
    for (let along = 0; along < pathLength(path); along += radius * 1.75) {
      const { x, z, angle } = pointAlongPath(path, along);
      const off = path.width / 2 + radius + 0.06;
      for (const side of [-off, off]) {
        const plantX = x - Math.sin(angle) * side;
        const plantZ = z + Math.cos(angle) * side;
        if (this.map.surfaceAt(plantX, plantZ).kind !== "bed") continue;
        this.tryToPlant(hedge, plantX, plantZ, size * (0.92 + 0.16 * this.random()), 0.04);
      }
    }
  }

  /** A clipped row along the edge of every bed. */
  lineTheRims(): void {
    const { grid } = this.map.layout;
    const species = this.idea.planting.edge[this.idea.planting.edge.length - 1];
    const size = 0.62 * this.scale;
    for (let z = grid.nearZ; z < Math.min(grid.farZ, 13); z += 0.06)
      for (let x = -8; x < 8; x += 0.06) {
        const { toBed, toPatio, toPath } = this.map.surfaceAt(x, z);
        if (Math.abs(toBed + 0.22) < 0.035 && toPatio > 0.15 && toPath > 0.15)
          this.tryToPlant(species, x, z, size, 0.1);
      }
  }

  /** Some of every plant the customer named, before chance has filled the beds with others. */
  plantNamed(): void {
    for (const species of this.idea.planting.named) {
      const most = this.placed.length + 7;
      const isTall = speciesCatalogue[species].role === "tall";
      for (let attempt = 0; attempt < 900 && this.placed.length < most; attempt++) {
        const { x, z } = this.randomSpot();
        if (this.map.surfaceAt(x, z).toBed > -0.14 || (isTall && (this.isFront(z) || this.hidesPatio(x, z)))) continue;
        this.tryToPlant(species, x, z, (0.75 + 0.25 * this.random()) * this.scale, 0.22);
      }
    }
  }

  fillBeds(): void {
    const { grid } = this.map.layout;
    const { tall, low } = this.idea.planting;
    for (let attempt = 0; attempt < 5600 && this.placed.length < mostPlants - 100; attempt++) {
      const { x, z } = this.randomSpot();
      const { toBed } = this.map.surfaceAt(x, z);
      if (toBed > -0.16) continue;
      const front = this.isFront(z);
      const back = sampleField(grid.toStructure, x, z) < 0.68 && toBed < -0.36;
      const middle = toBed < -0.75;
      const isTall = (back || middle) && !front && !this.hidesPatio(x, z);
      const species = this.driftOf(isTall ? tall : front ? low.filter(staysLow) : low, x, z);
      const size = (isTall ? 0.85 + 0.4 * this.random() : 0.7 + 0.35 * this.random()) * this.scale * (front ? 0.8 : 1);
      if (toBed > -speciesCatalogue[species].radius * size * 0.5) continue;
      this.tryToPlant(species, x, z, size, 0.25);
    }
  }

  /** Small plants between and in front of the others. */
  fillGaps(): void {
    const { edge } = this.idea.planting;
    for (let attempt = 0; attempt < 2600 && this.placed.length < mostPlants; attempt++) {
      const { x, z } = this.randomSpot();
      const { toBed } = this.map.surfaceAt(x, z);
      if (toBed > -0.12 || toBed < -0.7) continue;
      this.tryToPlant(this.driftOf(edge, x, z), x, z, (0.6 + 0.25 * this.random()) * this.scale, 0.2);
    }
  }

  /** Plants if the place is open, off the paving, free and in view. `margin` metres are kept to patio and path. */
  private tryToPlant(species: SpeciesName, x: number, z: number, size: number, margin: number): void {
    const { map } = this;
    const { radius, height } = speciesCatalogue[species];
    const reach = radius * size * ownShare;
    if (!map.isOpen(x, z) || !map.isFree(x, z, reach)) return;
    const hit = map.surfaceAt(x, z);
    if (hit.kind === "patio" || hit.kind === "path" || hit.toStone < 0.2) return;
    if (hit.toPatio < margin || hit.toPath < margin + radius * size * 0.35) return;
    if (!map.isInView(x, z, height * size, radius * size)) return;
    if (height * size > 0.9 && map.hidesOpening(x, z, height * size)) return;
    map.occupy(x, z, reach);
    this.placed.push({ species, x, z, size, palette: this.paletteOf(species, x, z) });
  }

  private randomSpot(): { x: number; z: number } {
    const { grid } = this.map.layout;
    const z = lerp(grid.nearZ * 0.9, grid.farZ + 0.4, this.random());
    const [left, right] = openSpanAt(grid, clamp(z, grid.nearZ, grid.farZ));
    return { x: lerp(left - 0.3, right + 0.3, this.random()), z };
  }

  /** Neighbours are mostly of one kind: noise picks the species. */
  private driftOf(species: readonly SpeciesName[], x: number, z: number): SpeciesName {
    const pool = species.length > 0 ? species : this.idea.planting.edge;
    const place = noise(x * 0.75 + this.shift, z * 0.75 + this.shift * 0.7, 5) * 1.5 - 0.25;
    return pool[Math.floor(clamp(place, 0, 0.999) * pool.length)];
  }

  private paletteOf(species: SpeciesName, x: number, z: number): FlowerColour {
    const { flowers } = this.idea.planting;
    if (species === "lavender") return "purple";
    if (species === "salvia") return flowers.includes("blue") ? "blue" : "purple";
    const colour = flowers[Math.floor(noise(x * 0.9 + 3, z * 0.9, 77) * flowers.length * 0.999)];
    const bluish = species === "hydrangea" || species === "azalea" || species === "delphinium";
    if (bluish && (colour === "yellow" || colour === "orange" || colour === "red"))
      return hash2(x * 7, z * 7) < 0.5 ? "white" : "pink";
    return colour;
  }

  private isFront(z: number): boolean {
    const { nearZ, farZ } = this.map.layout.grid;
    return z < nearZ + 0.22 * (farZ - nearZ);
  }

  /** Whether a tall plant here would stand between the viewer and the patio. */
  private hidesPatio(x: number, z: number): boolean {
    const { patio } = this.map.layout;
    return patio !== undefined && z < patio.z && Math.abs(x / z - patio.x / patio.z) < (patio.radius * 1.1) / patio.z;
  }
}

/** Right in front of the viewer only what does not fill the picture. */
function staysLow(species: SpeciesName): boolean {
  return speciesCatalogue[species].height < 0.52 && species !== "hosta" && species !== "fern";
}
