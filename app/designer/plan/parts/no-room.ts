import type { SpeciesName } from "../../plants/catalogue.ts";
import type { Element } from "../../wish/typed/garden-words.ts";
import { type LengthUnit, tellExtent } from "../../wish/typed/length-words.ts";
import type { Outline } from "./outline.ts";

/** Something that was asked for and did not fit as it was asked for. */
export interface Lack {
  thing: Element | SpeciesName | "sofa";
  /** "bench", "2 of 4 trees", "patio larger than 8 x 10 ft (2.4 x 3 m)". */
  words: string;
  /** Nothing of it is there. */
  isMissing: boolean;
}

/** Collects what was asked for and did not fit. */
export class NoRoom {
  readonly lacks: Lack[] = [];
  private readonly unit: LengthUnit;

  /** @param unit the one the customer typed */
  constructor(unit: LengthUnit) {
    this.unit = unit;
  }

  /** Tells when fewer were placed than wanted: "bench", "2 of 4 trees". */
  tell(thing: Lack["thing"], wanted: number, placed: number): void {
    if (placed >= wanted) return;
    const label = labels[thing as Element] ?? thing.replaceAll("-", " ");
    const words = wanted > 1 ? `${wanted - placed} of ${wanted} ${pluralOf(label)}` : label;
    this.lacks.push({ thing, words, isMissing: placed === 0 });
  }

  /** Tells that a thing is there, but smaller than asked: "patio larger than 8 x 10 ft (2.4 x 3 m)". */
  tellSize(thing: Element, { halfWidth, halfDepth }: Pick<Outline, "halfWidth" | "halfDepth">): void {
    const size = tellExtent([halfWidth * 2, halfDepth * 2], this.unit, true);
    this.lacks.push({ thing, words: `${labels[thing] ?? thing} larger than ${size}`, isMissing: false });
  }
}

/** Where the word for people is not the element's own name. */
const labels: Partial<Record<Element, string>> = {
  "fire-pit": "fire pit",
  dining: "dining set",
  seating: "seat",
  lights: "path lights",
  water: "water bowl",
  lantern: "stone lantern",
  beds: "planting beds",
  "play-lawn": "play lawn",
  "raised-bed": "raised bed",
  "dry-creek": "dry creek",
  "string-lights": "string lights",
  "retaining-wall": "retaining wall",
};

function pluralOf(label: string): string {
  if (label.endsWith("s")) return label;
  return /(?:ch|sh|x)$/.test(label) ? `${label}es` : `${label}s`;
}
