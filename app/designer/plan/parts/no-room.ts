import type { SpeciesName } from "../../plants/catalogue.ts";
import type { Element, Place, Shape, Side, Spot } from "../../wish/typed/garden-words.ts";
import { type LengthUnit, tellExtent } from "../../wish/typed/length-words.ts";

/** A size that is drawn within this share of what was asked is the one that was asked. */
export const sizeKept = 0.05;

/** Something that was asked for and did not fit as it was asked for. */
export interface Lack {
  thing: Element | SpeciesName | "sofa";
  /** "bench", "2 of 4 trees", "the whole patio (8 x 10 ft of the 12 x 14 ft you asked for)". */
  words: string;
  /** Nothing of it is there. */
  isMissing: boolean;
  /** In what size it is there, where that is all it lacks: "8 x 10 ft (2.4 x 3 m)". */
  drawnSize?: string;
}

/** Collects what was asked for and did not fit. */
export class NoRoom {
  readonly lacks: Lack[] = [];
  private readonly unit: LengthUnit;

  /** @param unit the one the customer typed */
  constructor(unit: LengthUnit) {
    this.unit = unit;
  }

  /** Says again what was said of the same garden before. */
  keep(lacks: readonly Lack[]): void {
    this.lacks.push(...lacks.filter(({ words }) => this.lacks.every((lack) => lack.words !== words)));
  }

  /** Tells when fewer were placed than wanted: "bench", "2 of 4 trees". */
  tell(thing: Lack["thing"], wanted: number, placed: number): void {
    if (placed >= wanted) return;
    const label = labelOf(thing);
    const words = wanted > 1 ? `${wanted - placed} of ${wanted} ${pluralOf(label)}` : label;
    this.lacks.push({ thing, words, isMissing: placed === 0 });
  }

  /** Tells that fewer chairs stand at a table than wanted: "2 of 8 chairs at the table". */
  tellChairs(wanted: number, placed: number): void {
    if (placed < wanted) this.tellOtherwise("dining", `${wanted - placed} of ${wanted} chairs at the table`);
  }

  /** Tells that there is another number of a thing than was asked for: "2 paths (there is 1)". */
  tellNumber(thing: Element | SpeciesName | "stepping stones", asked: number, drawn: number): void {
    const isStones = thing === "stepping stones";
    const label = isStones ? thing : pluralOf(labelOf(thing));
    this.tellOtherwise(isStones ? "path" : thing, `${asked} ${label} (there ${drawn === 1 ? "is" : "are"} ${drawn})`);
  }

  /** Tells that a thing is there in another size than asked: "the whole patio (3.1 x 2.5 m of the 4 x 5 m you asked for)". */
  tellSize(thing: Element | SpeciesName, drawn: readonly number[], asked: readonly number[]): void {
    const [now, wanted] = [drawn, asked].map((size) => tellExtent(size, this.unit));
    const words = `the whole ${labelOf(thing)} (${now} of the ${wanted} you asked for)`;
    this.lacks.push({ thing, words, isMissing: false, drawnSize: now });
  }

  /** Tells that a thing leads to a door that the photo does not show. */
  tellSupposedDoor(thing: Element): void {
    this.tellOtherwise(thing, `a door at the end of the ${labelOf(thing)} (we led it to where one seems to be)`);
  }

  /** Tells that a thing is there and leads to nothing that the photo shows. */
  tellAimless(thing: Element): void {
    this.tellOtherwise(thing, `a door, drive or patio at the end of the ${labelOf(thing)} (the photo shows none)`);
  }

  /** Tells that the way that was asked for is paved already, and stays as it is. */
  tellLaidPath(): void {
    this.tellOtherwise(
      "path",
      "a new surface on the path (the walk that is there leads the same way and stays as it is)",
    );
  }

  /**
   * Tells that a thing is there, but not where it was to be, or not all of it: "bench in the back left corner (we put it
   * elsewhere)", "lavender along the path (some of it is elsewhere)".
   */
  tellPlace(thing: Element | SpeciesName, place: Place, side?: Side, isPartlyThere = false): void {
    const where = place === "along-path" && side ? `${side} of the path` : placeWords[place];
    const how = isPartlyThere ? "some of it is elsewhere" : "we put it elsewhere";
    this.tellOtherwise(thing, `${labelOf(thing)} ${where} (${how})`);
  }

  /** Tells that a thing is there, but not at its spot: "bench by the gate (we put it elsewhere)"; or that the photo shows no such. */
  tellSpot(thing: Element | SpeciesName, spot: Spot, why: keyof typeof spotReasons, side?: Side): void {
    const where = side ? `${side} of ${endOf(spot)}` : spotWords[spot];
    this.tellOtherwise(thing, `${labelOf(thing)} ${where} (${spotReasons[why]})`);
  }

  /** Tells that a path is there, but does not begin or end where it was to: "path from the gate (the photo shows none)". */
  tellEnd(end: "from" | "to", spot: Spot, why: keyof typeof endReasons): void {
    this.tellOtherwise("path", `path ${end} ${endOf(spot)} (${endReasons[why]})`);
  }

  /** Tells that a thing is there in another shape than asked: "square pond (it has another shape)". */
  tellShape(thing: Element | SpeciesName, shape: Shape): void {
    this.tellOtherwise(thing, `${shape} ${labelOf(thing)} (it has another shape)`);
  }

  private tellOtherwise(thing: Lack["thing"], words: string): void {
    this.lacks.push({ thing, words, isMissing: false });
  }
}

/** What people call an element or a kind of plant. */
export function labelOf(thing: Element | SpeciesName | "sofa"): string {
  return labels[thing as Element] ?? thing.replaceAll("-", " ");
}

const placeWords: Record<Place, string> = {
  "along-fence": "along the fence",
  "near-house": "by the house",
  "along-path": "along the path",
  "around-patio": "round the patio",
  "around-tree": "round the tree",
  left: "on the left",
  right: "on the right",
  middle: "in the middle",
  back: "at the back",
  front: "at the front",
  corner: "in the corner",
  "back-left": "in the back left corner",
  "back-right": "in the back right corner",
  "front-left": "in the front left corner",
  "front-right": "in the front right corner",
};

/** Why a thing does not stand just where it was to. */
const spotReasons = {
  elsewhere: "we put it elsewhere",
  "not-shown": "the photo shows none",
  supposed: "we put it where the door seems to be",
};

/** Why a path does not begin or end just where it was to. */
const endReasons = {
  "no-way": "it has no way there",
  "not-shown": "the photo shows none",
  supposed: "we led it to where the door seems to be",
};

const spotWords: Record<Spot, string> = {
  "front-door": "by the front door",
  "back-door": "by the back door",
  "in-front-of-window": "in front of the window",
  "along-drive": "along the drive",
  "by-garage": "by the garage",
  "by-gate": "by the gate",
  "by-street": "by the street",
  "by-shed": "by the shed",
  "around-pond": "by the pond",
  "around-fire-pit": "round the fire pit",
  "by-pool": "by the pool",
  "under-pergola": "under the pergola",
  "around-bed": "round the bed",
};

/** What a path leads to at a spot: "the gate" for "by the gate". */
function endOf(spot: Spot): string {
  return spotWords[spot].replace(/^.*(?=the )/, "");
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
  compost: "compost bins",
};

export function pluralOf(label: string): string {
  if (label.endsWith("s")) return label;
  return /(?:ch|sh|x)$/.test(label) ? `${label}es` : `${label}s`;
}
