import type { Element } from "./typed/garden-words.ts";

/** What a wish that must not be dug for goes without. */
export interface Undug {
  /** Left out. */
  left: readonly Element[];
  /** Told of that, and of what is asked for all the same, in words. */
  told: readonly string[];
  inVain: readonly string[];
}

export const nothingDug: Undug = { left: [], told: [], inVain: [] };

/** What is planted into the ground, in words. */
const dug: readonly (readonly [element: Element, words: string])[] = [
  ["beds", "new beds"],
  ["tree", "new trees"],
  ["hedge", "new hedge"],
];

/** "We rent, can't dig": nothing is planted into the ground. What is asked for by name is drawn, and told to need digging. */
export function whatNeedsDigging(asked: ReadonlySet<Element>): Undug {
  const left = dug.filter(([element]) => !asked.has(element));
  const inVain = dug.filter(([element]) => asked.has(element));
  return {
    left: left.map(([element]) => element),
    told: left.map(([, words]) => `no ${words}`),
    inVain: inVain.map(([, words]) => `${words} without digging`),
  };
}
