import { isBareList, leadsOn, opensClause } from "./clause.ts";
import { combine } from "./combine-places.ts";
import { type Mark, startOfSentence } from "./find-marks.ts";
import { type ItemList, isMovable } from "./item-list.ts";
import type { Cue } from "./lexicon/term.ts";
import { hasSides, isPronoun, type Whereabouts, whereBy, withAnchor } from "./mark-places.ts";
import {
  besideIt,
  isBare,
  isOfWay,
  isPlaced,
  isSomewhere,
  isThing,
  type Mention,
  meantByIt,
  whereIs,
} from "./mention.ts";
import { isPathLike, isPlanted, isPlantedWith, type NamedItem } from "./named-item.ts";
import { closesSentence, goesOnAsPlace, isOfItsPlace } from "./place-in-sentence.ts";

/** Words within a list of what stands in one place. */
const listCues: ReadonlySet<Cue> = new Set(["a", "some", "the", "fresh", "for", "of"]);

/** Where the things of a wish stand: goes through the marks with their reader, and remembers what "it" and "there" may be. */
export class Standing {
  private readonly marks: readonly Mark[];
  private readonly items: ItemList;
  private readonly mentions: Mention[] = [];
  /** Said before the things that stand there: "along the fence lavender". */
  private ahead: Whereabouts = {};
  /** Where the latest place stands among the marks, before the things there or after them. */
  private aheadAt: number | undefined;
  private placedAt: number | undefined;
  /** In a list of what stands in one place, over commas. */
  private listed = false;
  /** The patio of "a patio with a table and chairs", which what is said at the end may be about. */
  private head: NamedItem | undefined;
  /** The kitchen of "a kitchen by the wall with an oven", until the next comma. */
  private holder: NamedItem | undefined;
  /** What came with it, which stands where it does. */
  private held: { item: NamedItem; holder: NamedItem }[] = [];
  /** Where plants of this sentence make room: "take out the yews under the window, put in ferns". */
  private cleared: Whereabouts | undefined;
  private planted: NamedItem[] = [];
  /** What the sentence before ended with. */
  private lastBefore: NamedItem | undefined;
  /** The last place of this sentence, and of those before. */
  private scene: Whereabouts | undefined;
  private sceneBefore: Whereabouts | undefined;

  constructor(marks: readonly Mark[], items: ItemList) {
    this.marks = marks;
    this.items = items;
  }

  /** Where a thing stands that is named now. */
  get placeAhead(): Whereabouts {
    return this.ahead;
  }

  /** What the sentence began with. */
  get headOfSentence(): NamedItem | undefined {
    return this.head;
  }

  /** "Roses and a bench. Along the fence.": a sentence that is a place and nothing else is about the one before. */
  placeFragment(last: NamedItem | undefined, sentence: readonly Mark[]): void {
    const { lastBefore, ahead } = this;
    const isFragment = !last && !sentence.some(({ term }) => term.kind === "unknown");
    // "Roses are fine, by the patio please."
    const own = this.items.all.findLast(({ at }) => sentence.some((mark) => mark === this.marks[at]));
    const meant = own ?? lastBefore;
    if (isFragment && meant && isPlaced(ahead)) this.closeWith(ahead, meant.at, meant);
    this.lastBefore = last ?? this.lastBefore;
  }

  endSentence(): void {
    for (const { item, holder } of this.held) if (!isPlaced(item)) Object.assign(item, whereIs(holder));
    for (const item of this.planted) if (this.cleared && !isPlaced(item)) Object.assign(item, this.cleared);
    this.held = [];
    this.planted = [];
    this.holder = undefined;
    this.cleared = undefined;
    this.head = undefined;
    this.ahead = {};
    this.aheadAt = undefined;
    this.placedAt = undefined;
    this.sceneBefore = this.scene ?? this.sceneBefore;
    this.scene = undefined;
  }

  /** "In the corner a bench and two pots": an "and" goes on in the same place, a comma after a thing does not. */
  partAt({ term: { kind }, heads }: Mark, at: number, last: NamedItem | undefined): void {
    // "By the entrance: wider steps, pots".
    if (kind === "comma" && heads && !isThing(last)) this.openHeadedList(last);
    if (kind === "comma") this.holder = undefined;
    if (last && kind === "comma" && !this.listed && !isBareList(this.marks, at)) this.ahead = {};
  }

  /** "By the entrance: wider steps, pots", "A quiet corner on the right: a bench, roses". */
  private openHeadedList(header: NamedItem | undefined): void {
    if (header && isPlaced(header)) this.ahead = whereIs(header);
    if (isPlaced(this.ahead)) this.listed = true;
  }

  /** What a thing that is named, asked for or not, is to others. */
  mention(at: number, mark: Mark, item?: NamedItem): void {
    const { term } = mark;
    const said = mark.reference ? placeOf(mark) : undefined;
    this.scene = said ?? this.scene;
    if (said && mark.attitude !== "asked") this.placeWhatWasTold(at, said);
    if (term.kind === "spot" && !term.spot) return;
    this.mentions.push({ at, item, by: said ?? whereBy(mark) });
    if (mark.attitude === "refused" && said) this.cleared = said;
    if (item && isPlanted(item) && this.cleared) this.planted.push(item);
    if (item && this.holder && item !== this.holder) this.held.push({ item, holder: this.holder });
  }

  /** "We have a well in the corner": what is only told of stands somewhere, too, and others by it. */
  private placeWhatWasTold(at: number, where: Whereabouts): void {
    const told = this.mentions.at(-1);
    const isBefore =
      told &&
      !told.item &&
      !isPlaced(told.by) &&
      !this.marks.slice(told.at, at).some(({ term }) => term.kind === "stop");
    if (isBefore && !this.marks[told.at]?.reference) told.by = where;
  }

  readCue(cue: Cue, at: number, last: NamedItem | undefined): void {
    if (cue === "edged-with" && last) this.ahead = whereBy(last);
    this.listed = cue === "edged-with" || (this.listed && listCues.has(cue));
    if (cue === "way") this.leadToIt(at, last);
    if (cue === "with" && last) this.openList(last);
    else if (!listCues.has(cue) && cue !== "old" && cue !== "of") this.holder = undefined;
    if (
      cue === "ask" &&
      /in (?:its|their) place|(?:place|stead|instead) of (?:it|them)/.test(this.marks[at]?.words ?? "")
    )
      this.standInPlaceOf(at, last);
    if (cue !== "place") return;
    if (isPronoun(this.marks[at + 1], this.marks[at + 2])) this.standBy(at, last);
    else if (last && isBare(this.marks, at)) this.standAtSide(at, last);
  }

  /** A place that is named; "there" is where the sentence before was about. */
  readPlace(mark: Mark, at: number, last: NamedItem | undefined): void {
    const { leads, words } = mark;
    const scene = this.scene ?? this.sceneBefore;
    const where = placeOf(mark);
    if (words === "there" && last && scene) this.stand(scene, at, last);
    else if (leads && last) leadTo(last, leads, where);
    else if (!leads && where) this.stand(where, at, last);
  }

  /** A place is said of the thing before it, or, where a clause begins with it, of the things after it. */
  private stand(where: Whereabouts, at: number, last: NamedItem | undefined): void {
    const { head, marks } = this;
    const opens = opensClause(marks, at);
    if (!last && this.aheadAt !== undefined && at - this.aheadAt < 5) this.ahead = combine(this.ahead, where);
    else if (!last || (opens && leadsOn(marks, at))) this.ahead = where;
    // "A pond with a waterfall and lilies, on the right".
    else if (closesSentence(marks, at)) this.closeWith(where, at, last);
    else if (opens && head && !isPlaced(head)) Object.assign(head, where);
    else if (!isPlaced(last)) this.standTogether(last, where);
    else if (this.isOnlyFromAhead(last, at)) Object.assign(last, combine(where, last));
    else if (this.placedAt !== undefined && goesOnAsPlace(marks, this.placedAt, at)) this.refine(last, where);
    this.aheadAt = last ? undefined : at;
    this.placedAt = last ? at : undefined;
  }

  /** "Front: a bay either side of the door": the place of its own says more than that of the list. */
  private isOnlyFromAhead(last: NamedItem, at: number): boolean {
    const { place, spot } = this.ahead;
    const between = this.marks.slice(last.at + 1, at);
    return (
      isPlaced(this.ahead) &&
      last.place === place &&
      last.spot === spot &&
      this.placedAt === undefined &&
      between.every(isOfItsPlace)
    );
  }

  /** "Roses, hydrangeas, by the patio please": of all that the sentence names and that stands nowhere yet. */
  private closeWith(where: Whereabouts, at: number, last: NamedItem): void {
    const start = startOfSentence(this.marks, at);
    const { spot } = where;
    const isItself = (item: NamedItem) => spot !== undefined && whereBy(item).spot === spot;
    for (const item of this.items.all)
      if (item.at >= start && !isPlaced(item) && isMovable(item) && !isItself(item)) Object.assign(item, where);
    if (!isPlaced(last)) Object.assign(last, where);
  }

  /** A second word for the place of a whole list. */
  private refine(last: NamedItem, where: Whereabouts): void {
    const { place, spot } = last;
    const first = this.items.startOfList(last, this.marks);
    for (const item of this.items.all)
      if (item.at >= first.at && item.at <= last.at && item.place === place && item.spot === spot)
        Object.assign(item, combine(item, where));
  }

  private standTogether(last: NamedItem, where: Whereabouts): void {
    Object.assign(last, where);
    this.items.standTogether(last, where, this.marks);
    // "Urns with box at the front door"; what is in the middle is in the middle of its patio.
    const holder = this.held.find(({ item }) => item === last)?.holder;
    const isItself = where.spot !== undefined && holder !== undefined && whereBy(holder).spot === where.spot;
    if (holder && !isPlaced(holder) && isMovable(holder) && where.place !== "middle" && !isItself)
      Object.assign(holder, where);
  }

  /** "A bed along the house with roses and salvia": what grows in it stands where it is. */
  private openList(holder: NamedItem): void {
    this.head ??= holder;
    // What belongs on a patio finds its place there.
    this.holder = isPathLike(holder.term) ? undefined : holder;
    if (!isPlaced(holder) || !(isPlantedWith(holder.term) || holder.term.element === "boulders")) return;
    this.ahead = whereIs(holder);
    this.listed = true;
  }

  /** "The door feels hidden. A walk straight to it". */
  private leadToIt(at: number, last: NamedItem | undefined): void {
    this.ahead = {};
    if (!last || !isPronoun(this.marks[at + 1], this.marks[at + 2])) return;
    const it = this.mentions.filter((mention) => mention.at < last.at).at(-1);
    leadTo(last, this.marks[at]?.words === "from" ? "from" : "to", it?.by);
  }

  /** "Box either side", "white daffodils beneath": what was named before is meant, of two sides those of a way. */
  private standAtSide(at: number, last: NamedItem): void {
    if (isPlaced(last)) return;
    const named = this.mentions.filter((mention) => mention.at < this.items.startOfList(last, this.marks).at);
    const ofWay = / sides?\b/.test(` ${this.marks[at]?.words}`);
    const it = named.findLast((mention) => !ofWay || isOfWay(mention));
    const where =
      it && ofWay && it.item?.term.element === "path" ? { place: "along-path" as const } : it && besideIt(it);
    if (where) this.standTogether(last, where);
  }

  /** "Take the fence down and plant a hedge in its place": where what goes stood, if that is a place without it. */
  private standInPlaceOf(at: number, last: NamedItem | undefined): void {
    const gone = this.mentions.findLast((mention) => mention.at < at && this.marks[mention.at]?.removing !== undefined);
    if (!gone || !isPlaced(gone.by) || /tree|patio|path/.test(gone.by.place ?? "")) return;
    if (!last) this.ahead = gone.by;
    else if (!isPlaced(last)) this.standTogether(last, gone.by);
  }

  /** "Behind it a lawn" stands by the thing before; in "a bench beside it" that is what was named before the bench. */
  private standBy(at: number, last: NamedItem | undefined): void {
    const opens = opensClause(this.marks, at) || !last;
    const first = opens ? undefined : this.items.startOfList(last, this.marks);
    const until = first ? Math.min(first.at, first.of?.at ?? first.at) : at;
    const named = this.mentions.filter((mention) => mention.at < until);
    const [, word] = /^(?:to the |on the )?(left|right) of$/.exec(this.marks[at]?.words ?? "") ?? [];
    const side: "left" | "right" | undefined = word === "left" || word === "right" ? word : undefined;
    // "A path to the front door with lavender along it" has it along the path.
    const way = /^along/.test(this.marks[at]?.words ?? "") ? named.findLast(isOfWay) : undefined;
    // "Right of it" may be right of what stands farther back: a pot has no place of its own.
    // "A narrow drive and a bed along it": along what it is listed with.
    const ofList =
      way || named.length > 0 || !last ? undefined : this.mentions.findLast((mention) => mention.at < last.at);
    const it = way ?? (side ? named.findLast(isSomewhere) : (meantByIt(this.marks, named, at) ?? ofList));
    const beside: Whereabouts = it ? besideIt(it) : {};
    const where = {
      ...beside,
      place: beside.place ?? side,
      ...(side && hasSides(beside) && { side }),
    };
    if (opens) this.ahead = where;
    else this.standTogether(last, where);
  }
}

/** What a mark says of where something is, if it does. */
function placeOf(mark: Mark): Whereabouts | undefined {
  const { place, side, spot } = mark;
  return place || spot ? withAnchor({ place, spot, ...(side && { side }) }, mark) : undefined;
}

/** "Flat paving from the drive to the front door" is a path. */
function leadTo(item: NamedItem, leads: "from" | "to", where: Whereabouts | undefined): void {
  if (!item[leads]) Object.assign(item, { [leads]: where?.spot, [`${leads}Anchor`]: where?.anchor });
  if (item.from && item.to && item.term.element === "paving") item.term = { ...item.term, element: "path" };
}
