import type { ObjectName } from "../../objects/catalog.ts";
import type { SpeciesName } from "../../plants/catalog.ts";
import type { Sun } from "../../plants/facts/plant-facts.ts";
import type { Element, LengthUnit, Shape, Spot } from "../../wish/lexicon/garden-words.ts";
import { pluralOf } from "../../wording/english.ts";
import { describeExtent } from "../../wording/length-words.ts";
import { sunWords } from "../../wording/sun-words.ts";
import { describePlace, nounOf, type Whereabouts } from "../../wording/where-words.ts";

export const sizeKept = 0.05; // share of the requested size

export interface Lack {
  /** "standing" is what the photo shows and the customer wants gone. */
  thing: Element | SpeciesName | "sofa" | "standing";
  /** "bench", "2 of 4 trees", "the whole patio (8 x 10 ft of the 12 x 14 ft you asked for)". */
  words: string;
  isMissing: boolean;
  /** The share of the requested number that is not there, if it is only that. */
  short?: number;
  /** In parentheses: "we put it elsewhere". */
  why?: string;
  at?: Pick<Whereabouts, "place" | "spot">;
  /** In parentheses: "needs a pond or creek to cross". */
  wayOut?: string;
  /** The drawn size, if only that differs: "8 x 10 ft (2.4 x 3 m)". */
  drawnSize?: string;
}

/** A thing that is missing counts more than some of its number. */
export function countMissing(lacks: readonly Lack[]): number {
  return lacks.reduce((sum, { isMissing, short }) => sum + (isMissing ? 1 : (short ?? 0)), 0);
}

export class NoRoom {
  readonly lacks: Lack[] = [];
  private readonly unit: LengthUnit;

  constructor(unit: LengthUnit) {
    this.unit = unit;
  }

  keep(lacks: readonly Lack[]): void {
    this.lacks.push(...lacks.filter(({ words }) => this.lacks.every((lack) => lack.words !== words)));
  }

  /** Reports that fewer were placed than wanted: "bench", "2 of 4 trees", "bridge (needs a pond or creek to cross)". */
  report(
    thing: Exclude<Lack["thing"], "standing">,
    wanted: number,
    placed: number,
    { wayOut, label = labelOf(thing) }: { wayOut?: string; label?: string } = {},
  ): void {
    if (placed >= wanted) return;
    const few = wanted > 1 ? `${wanted - placed} of ${wanted} ${pluralOf(label)}` : label;
    const words = wayOut ? `${few} (${wayOut})` : few;
    this.lacks.push({
      thing,
      words,
      isMissing: placed === 0,
      short: (wanted - placed) / wanted,
      ...(wayOut && { wayOut }),
    });
  }

  /** A plant without a number that had no room of its own has filled a bed in the end. */
  withdraw(planted: ReadonlySet<Lack["thing"]>): void {
    const holds = ({ thing, words, isMissing }: Lack) =>
      !(isMissing && planted.has(thing) && thing !== "standing" && words === labelOf(thing));
    this.lacks.splice(0, this.lacks.length, ...this.lacks.filter(holds));
  }

  /** "2 of 8 chairs at the table". */
  reportChairs(wanted: number, placed: number): void {
    if (placed < wanted) this.reportDifference("dining", `${wanted - placed} of ${wanted} chairs at the table`);
  }

  /** "2 paths (there is 1)". */
  reportNumber(thing: Element | SpeciesName | "stepping stones", asked: number, drawn: number): void {
    const isStones = thing === "stepping stones";
    const label = isStones ? thing : pluralOf(labelOf(thing));
    this.reportDifference(
      isStones ? "path" : thing,
      `${asked} ${label} (there ${drawn === 1 ? "is" : "are"} ${drawn})`,
    );
  }

  /** "the whole patio (3.1 x 2.5 m of the 4 x 5 m you asked for)". */
  reportSize(thing: Element | SpeciesName, drawn: readonly number[], asked: readonly number[]): void {
    const [now, wanted] = [drawn, asked].map((size) => describeExtent(size, this.unit));
    const words = `the whole ${labelOf(thing)} (${now} of the ${wanted} you asked for)`;
    this.lacks.push({ thing, words, isMissing: false, drawnSize: now });
  }

  /** "as large a patio as you asked for (there is room for 3 x 4 m)". */
  reportSmaller(thing: Element, drawn: readonly number[]): void {
    const room = describeExtent(drawn, this.unit);
    this.reportDifference(thing, `as large a ${labelOf(thing)} as you asked for (there is room for ${room})`);
  }

  reportSupposedDoor(thing: Element): void {
    this.reportDifference(thing, `a door at the end of the ${labelOf(thing)} (we led it to where one seems to be)`);
  }

  reportAimless(thing: Element): void {
    this.reportDifference(thing, `a door, drive or patio at the end of the ${labelOf(thing)} (the photo shows none)`);
  }

  /** The requested way is already paved and stays as it is, surface and course. */
  reportLaidPath(course?: string): void {
    const why = "the walk that is there leads the same way and stays as it is";
    if (course) this.reportUnlike("path", `${course} path`, why);
    else this.reportDifference("path", `a new surface on the path (${why})`);
  }

  /** "bench by the gate (we put it elsewhere)". */
  reportPlace(thing: Element | SpeciesName, where: Whereabouts, why: keyof typeof placeReasons): void {
    this.reportUnlike(thing, `${labelOf(thing)} ${describePlace(where)}`, placeReasons[why], where);
  }

  /** "lavender (it wants full sun and gets shade)". */
  reportSun(species: SpeciesName, wanted: Sun, given: Sun): void {
    this.reportUnlike(species, labelOf(species), `it wants ${sunWords[wanted]} and gets ${sunWords[given]}`);
  }

  /** "path from the gate (the photo shows none)". */
  reportEnd(end: "from" | "to", spot: Spot, why: keyof typeof endReasons, anchor?: string): void {
    this.reportDifference("path", `path ${end} the ${nounOf(spot, anchor)} (${endReasons[why]})`);
  }

  /** "square pond (it has another shape)". */
  reportShape(thing: Element | SpeciesName, shape: Shape): void {
    this.reportUnlike(thing, `${shape} ${labelOf(thing)}`, "it has another shape");
  }

  /** "curved path (what you see of it is straight)". */
  reportCourse(asked: string, drawn: string): void {
    this.reportUnlike("path", `${asked} path`, `what you see of it is ${drawn}`);
  }

  private reportDifference(thing: Lack["thing"], words: string): void {
    this.lacks.push({ thing, words, isMissing: false });
  }

  private reportUnlike(thing: Lack["thing"], asked: string, why: string, where?: Whereabouts): void {
    const at = where && { place: where.place, spot: where.spot };
    this.lacks.push({ thing, words: `${asked} (${why})`, isMissing: false, why, ...(at && { at }) });
  }
}

export function labelOf(thing: Element | SpeciesName | ObjectName | "sofa"): string {
  return labels[thing] ?? thing.replaceAll("-", " ");
}

const placeReasons = {
  elsewhere: "we put it elsewhere",
  partly: "some of it is elsewhere",
  "not-shown": "the photo shows none",
  supposed: "we put it where the door seems to be",
};

const endReasons = {
  "no-way": "it has no way there",
  "not-shown": "the photo shows none",
  supposed: "we led it to where the door seems to be",
};

const labels: Partial<Record<Element | SpeciesName | ObjectName | "sofa", string>> = {
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
