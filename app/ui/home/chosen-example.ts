import { href } from "react-router";
import { type Example, examples, type GalleryDesign } from "../gallery/gallery.ts";

export interface ChosenExample {
  example: Example;
  after: GalleryDesign;
  /** 1 or 2. */
  variation: number;
  /** Whether the address named it; else it is the first. */
  isNamed: boolean;
}

/** As in ?example=; anything else is the first design of the first example. */
export function chooseExample(named: string | null): ChosenExample {
  for (const example of examples) {
    for (const [index, after] of example.afters.entries()) {
      if (named === exampleName(example, index + 1)) return { example, after, variation: index + 1, isNamed: true };
    }
  }
  const example = examples[0]!;
  return { example, after: example.afters[0], variation: 1, isNamed: false };
}

export function exampleName({ slug }: Example, variation: number): string {
  return `${slug}-${variation}`;
}

export function exampleAddress(example: Example, variation: number): string {
  return `${href("/")}?example=${exampleName(example, variation)}#examples`;
}
