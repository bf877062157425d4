import type { SpeciesName } from "../../plants/catalogue.ts";
import type { Element, Shape, Spot } from "../../wish/typed/garden-words.ts";
import { type LengthUnit, tellExtent } from "../../wish/typed/length-words.ts";
import { nounOf, tellWhere, type Where } from "../../wish/typed/where-words.ts";

/** A size that is drawn within this share of what was asked is the one that was asked. */
export const sizeKept = 0.05;

/** Something that was asked for and did not fit as it was asked for. */
export interface Lack {
  thing: Element | SpeciesName | "sofa";
  /** "bench", "2 of 4 trees", "the whole patio (8 x 10 ft of the 12 x 14 ft you asked for)". */
  words: string;
  /** Nothing of it is there. */
  isMissing: boolean;
  /** In what it is not as it was asked for, as it stands in brackets: "we put it elsewhere". */
  why?: string;
  /** Where it was asked for, if that is what it lacks. */
  at?: Pick<Where, "place" | "spot">;
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

  /** Tells that the way that was asked for is paved already, and stays as it is, surface and course. */
  tellLaidPath(course?: string): void {
    const why = "the walk that is there leads the same way and stays as it is";
    if (course) this.tellUnlike("path", `${course} path`, why);
    else this.tellOtherwise("path", `a new surface on the path (${why})`);
  }

  /** Tells that a thing is there, but not where it was to be, or not all of it: "bench by the gate (we put it elsewhere)". */
  tellPlace(thing: Element | SpeciesName, where: Where, why: keyof typeof placeReasons): void {
    this.tellUnlike(thing, `${labelOf(thing)} ${tellWhere(where)}`, placeReasons[why], where);
  }

  /** Tells that a path is there, but does not begin or end where it was to: "path from the gate (the photo shows none)". */
  tellEnd(end: "from" | "to", spot: Spot, why: keyof typeof endReasons, anchor?: string): void {
    this.tellOtherwise("path", `path ${end} the ${nounOf(spot, anchor)} (${endReasons[why]})`);
  }

  /** Tells that a thing is there in another shape than asked: "square pond (it has another shape)". */
  tellShape(thing: Element | SpeciesName, shape: Shape): void {
    this.tellUnlike(thing, `${shape} ${labelOf(thing)}`, "it has another shape");
  }

  /** Tells that what shows of a path does not run as asked: "curved path (what you see of it is straight)". */
  tellCourse(asked: string, drawn: string): void {
    this.tellUnlike("path", `${asked} path`, `what you see of it is ${drawn}`);
  }

  private tellOtherwise(thing: Lack["thing"], words: string): void {
    this.lacks.push({ thing, words, isMissing: false });
  }

  private tellUnlike(thing: Lack["thing"], asked: string, why: string, where?: Where): void {
    const at = where && { place: where.place, spot: where.spot };
    this.lacks.push({ thing, words: `${asked} (${why})`, isMissing: false, why, ...(at && { at }) });
  }
}

/** What people call an element or a kind of plant. */
export function labelOf(thing: Element | SpeciesName | "sofa"): string {
  return labels[thing as Element] ?? thing.replaceAll("-", " ");
}

/** Why a thing does not stand just where it was to. */
const placeReasons = {
  elsewhere: "we put it elsewhere",
  partly: "some of it is elsewhere",
  "not-shown": "the photo shows none",
  supposed: "we put it where the door seems to be",
};

/** Why a path does not begin or end just where it was to. */
const endReasons = {
  "no-way": "it has no way there",
  "not-shown": "the photo shows none",
  supposed: "we led it to where the door seems to be",
};

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
