import { type LinearRgb, linearFromHex } from "../../numeric/color.ts";

export const flowerPalettes = {
  purple: petals("#66508f", "#8069ab", "#9b87bf"),
  pink: petals("#cb7f9f", "#dcaabd", "#b86485"),
  white: petals("#e9e8e0", "#f4f3ec", "#dcdccf"),
  blue: petals("#5d75b3", "#7d93c6", "#97abd4"),
  red: petals("#b3202c", "#c83a3a", "#8f1824"),
  yellow: petals("#e2b62c", "#efcf5a", "#d79a1e"),
  orange: petals("#dd7a26", "#e99a48", "#c9601c"),
} satisfies Record<string, Petals>;

export type FlowerColor = keyof typeof flowerPalettes;

export const flowerColors: readonly FlowerColor[] = Object.keys(flowerPalettes).filter(isFlowerColor);

export function isFlowerColor(name: string): name is FlowerColor {
  return Object.hasOwn(flowerPalettes, name);
}

type Petals = readonly [usual: LinearRgb, ...LinearRgb[]];

function petals(usual: string, ...others: string[]): Petals {
  return [linearFromHex(usual), ...others.map(linearFromHex)];
}
