import type { Shape } from "../../wish/lexicon/garden-words.ts";
import type { PatioShape } from "./composition.ts";

/** With a width over depth if the word implies one. */
export interface RequestedShape {
  shape: PatioShape;
  aspect?: number;
}

const ovalAspect = 1.4;

const outlines: Partial<Record<Shape, RequestedShape>> = {
  round: { shape: "round", aspect: 1 },
  oval: { shape: "round", aspect: ovalAspect },
  "half-round": { shape: "half-round" },
  square: { shape: "rectangle", aspect: 1 },
  rectangular: { shape: "rectangle" },
  straight: { shape: "rectangle" },
  octagonal: { shape: "octagon", aspect: 1 },
  kidney: { shape: "kidney" },
  curved: { shape: "kidney" },
};

/** Undefined for shapes that nothing is laid in. */
export function outlineFor(shape: Shape | undefined): RequestedShape | undefined {
  return shape && outlines[shape];
}
