import type { SpeciesName } from "../../plants/catalogue.ts";
import type { Element } from "../../wish/typed/garden-words.ts";
import { type LengthUnit, tellExtent } from "../../wish/typed/length-words.ts";
import type { Outline } from "./outline.ts";

/** Collects in words what was asked for and did not fit. */
export class NoRoom {
  readonly words: string[] = [];
  private readonly unit: LengthUnit;

  /** @param unit the one the customer typed */
  constructor(unit: LengthUnit) {
    this.unit = unit;
  }

  /** Tells when fewer were placed than wanted: "bench", "2 of 4 trees". */
  tell(thing: Element | SpeciesName | "sofa", wanted: number, placed: number): void {
    if (placed >= wanted) return;
    const label = labels[thing as Element] ?? thing.replaceAll("-", " ");
    this.words.push(wanted > 1 ? `${wanted - placed} of ${wanted} ${pluralOf(label)}` : label);
  }

  /** Tells that a thing is there, but smaller than asked: "patio larger than 8 x 10 ft (2.4 x 3 m)". */
  tellSize(thing: Element, { halfWidth, halfDepth }: Pick<Outline, "halfWidth" | "halfDepth">): void {
    const size = tellExtent([halfWidth * 2, halfDepth * 2], this.unit, true);
    this.words.push(`${labels[thing] ?? thing} larger than ${size}`);
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
