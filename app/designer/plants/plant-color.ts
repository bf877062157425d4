import { byteFromLinear, type LinearRgb } from "../numeric/color.ts";
import { createRandom } from "../numeric/random.ts";
import type { Leaf, Stage } from "../stage/geometry.ts";
import { type SpeciesName, speciesCatalog } from "./catalog.ts";
import { bloomColor, growPlant, type SinglePlant } from "./grow-plant.ts";
import { type FlowerColor, flowerPalettes } from "./parts/flower-palettes.ts";

/** As "#cb7f9f", what the picture shows of one species: its most frequent flowers, or else its leaves in the light. */
export function plantColor(species: SpeciesName, plants: readonly SinglePlant[]): string {
  if (speciesCatalog[species].blooms) return hexOf(flowerPalettes[mostFrequent(plants.map(bloomColor))][0]);
  const leaves = new LeafColors();
  growPlant({ species, x: 0, z: 5, size: 1 }, leaves, createRandom(1));
  return hexOf(leaves.mean());
}

function mostFrequent(colors: readonly FlowerColor[]): FlowerColor {
  const count = (color: FlowerColor) => colors.filter((other) => other === color).length;
  return colors.reduce((best, color) => (count(color) > count(best) ? color : best));
}

class LeafColors implements Stage {
  readonly #sum = [0, 0, 0];
  #weight = 0;

  addLeaf({ color, along, across, openness }: Leaf): void {
    const weight = Math.hypot(...along) * Math.hypot(...across) * openness ** 2;
    for (const [i, channel] of color.entries()) this.#sum[i] = (this.#sum[i] ?? 0) + weight * channel;
    this.#weight += weight;
  }

  addTriangle(): void {}

  pixelsPerMetre(): number {
    return 100;
  }

  mean(): LinearRgb {
    const [red = 0, green = 0, blue = 0] = this.#sum.map((sum) => sum / this.#weight);
    return [red, green, blue];
  }
}

function hexOf(color: LinearRgb): string {
  const bytes = color.map((channel) => Math.round(Math.min(255, byteFromLinear(channel))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
