import type { PlantFacts } from "./plant-facts.ts";

type HeightAndSpread = readonly [height: number, spread: number];

/** In meters when planted, after 3, 10 and 20 years; what is not given is as before: `sizes([0.2, 0.2], [0.7, 0.5])`. */
export function sizes(
  planted: HeightAndSpread,
  year3: HeightAndSpread,
  year10 = year3,
  year20 = year10,
): PlantFacts["size"] {
  const size = ([height, spread]: HeightAndSpread) => ({ height, spread });
  return { planted: size(planted), year3: size(year3), year10: size(year10), year20: size(year20) };
}
