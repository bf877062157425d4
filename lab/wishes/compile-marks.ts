import {
  type Attitude,
  attitudes,
  type MarkedClause,
  type MarkedPlace,
  type MarkedThing,
  type MarkedWish,
  type Relation,
  relations,
  type Span,
  troubles,
} from "./marked-wish.ts";
import { fail, readAttribute } from "./read-attribute.ts";

/**
 * A voice's file: a line that describes it, then its wishes, separated by empty lines. A line that begins with "//" is
 * a note on the wish above. The markup is described in README.md next to this file. @throws Error that names the wish
 * with wrong markup
 */
export function compileVoice(voice: string, source: string): MarkedWish[] {
  const [, ...paragraphs] = source.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph, number) => {
    const id = `${voice}-${String(number + 1).padStart(2, "0")}`;
    const lines = paragraph.split("\n");
    const notes = lines.filter((line) => line.startsWith("//")).map((line) => line.slice(2).trim());
    const marked = lines.filter((line) => !line.startsWith("//")).join("\n");
    try {
      return { id, voice, ...compileMarks(marked), ...(notes.length > 0 && { notes: notes.join(" ") }) };
    } catch (error) {
      throw new Error(`${id}: ${error instanceof Error ? error.message : error}\n${paragraph}`);
    }
  });
}

/** Bare words, or a mark with its content. */
interface Mark {
  open: "[" | "{" | "<";
  head: string;
  parts: readonly Part[];
}
type Part = string | Mark;

const closing = { "[": "]", "{": "}", "<": ">" } as const;

export function compileMarks(source: string): Pick<MarkedWish, "text" | "clauses"> {
  const writer = new Writer();
  for (const part of readParts(source)) writer.write(part);
  return { text: writer.text, clauses: writer.finish() };
}

function readParts(source: string): Part[] {
  let at = 0;
  const read = (end: string | undefined): Part[] => {
    const parts: Part[] = [];
    let words = "";
    while (at < source.length && source[at] !== end) {
      const letter = source[at] ?? "";
      if (letter === "[" || letter === "{" || letter === "<") {
        if (words) parts.push(words);
        words = "";
        at++;
        const head = letter === "[" ? readHead() : "";
        const inner = read(closing[letter]);
        parts.push({ open: letter, head, parts: inner });
      } else if ("]}>".includes(letter)) throw new Error(`stray ${letter}`);
      else words += letter;
      at++;
    }
    if (end !== undefined && source[at] !== end) throw new Error(`${end} is missing`);
    if (words) parts.push(words);
    return parts;
  };
  const readHead = (): string => {
    const head = /^([a-z]+(?: [a-z-]+)?): ?/.exec(source.slice(at));
    if (!head?.[1]) throw new Error(`no attitude in "${source.slice(at, at + 30)}"`);
    at += head[0].length;
    return head[1];
  };
  return read(undefined);
}

type Draft = { -readonly [Key in keyof MarkedThing]: MarkedThing[Key] } & { places: MarkedPlace[] };
interface OpenClause extends Pick<MarkedClause, "attitude" | "about"> {
  span: Span;
  things: Draft[];
  places: MarkedPlace[];
  conditions: Span[];
  reasons: Span[];
  /** Places and parts may refer to later things. */
  later: (() => void)[];
}

class Writer {
  text = "";
  private readonly clauses: OpenClause[] = [];

  write(part: Part): void {
    if (typeof part === "string") this.text += part;
    else if (part.open === "[") this.writeClause(part);
    else throw new Error(`${part.open} outside a clause`);
  }

  finish(): MarkedClause[] {
    return this.clauses.map(({ later, ...clause }) => {
      for (const finish of later) finish();
      checkBlanks(this.text, [clause.span, ...clause.conditions, ...clause.reasons]);
      return clause;
    });
  }

  private writeClause({ head, parts }: Mark): void {
    if (head === "if" || head === "why") {
      this.writeAside(head, parts, this.clauses.at(-1) ?? fail(`${head} before any clause`));
      return;
    }
    const [name, about] = head.split(" ");
    const attitude = oneOf(attitudes, name, "attitude");
    checkAbout(attitude, about);
    const clause: OpenClause = {
      ...{ span: [0, 0], attitude, ...(about && { about }) },
      ...{ things: [], places: [], conditions: [], reasons: [], later: [] },
    };
    this.clauses.push(clause);
    clause.span = this.spanOf(() => {
      for (const part of parts) this.writeInClause(part, clause);
    });
  }

  /** A condition or reason; one after its clause belongs to it, too. */
  private writeAside(head: "if" | "why", parts: readonly Part[], clause: OpenClause): void {
    const span = this.spanOf(() => {
      for (const part of parts) this.writeInClause(part, clause);
    });
    clause[head === "if" ? "conditions" : "reasons"].push(span);
  }

  private writeInClause(part: Part, clause: OpenClause): void {
    if (typeof part === "string") this.text += part;
    else if (part.open === "{") this.writeThing(part, clause);
    else if (part.open === "<") this.writePlace(part, clause);
    else if (part.head === "if" || part.head === "why") this.writeAside(part.head, part.parts, clause);
    else throw new Error(`${part.head} inside a clause`);
  }

  private writeThing({ parts }: Mark, { things, later }: OpenClause): void {
    const [words, marks = ""] = bareWords(parts).split("|");
    if (!words) throw new Error("a thing without words");
    if (!marks && looksLikeMark.test(words)) throw new Error(`| is missing in {${words}}`);
    const [name = nameOf(words), ...rest] = marks.split(" ").filter(Boolean);
    const thing: Draft = { span: this.spanOf(() => this.write(words)), name, places: [] };
    for (const mark of rest) {
      if (!mark.startsWith("@")) Object.assign(thing, readAttribute(mark, thing.size));
      else
        later.push(() => {
          thing.belongsTo = numbersOf(mark, things)[0];
        });
    }
    things.push(thing);
  }

  private writePlace({ parts }: Mark, { things, places, later }: OpenClause): void {
    const [words, marks] = bareWords(parts).split("|");
    if (!words || !marks) throw new Error(`a place needs words and a meaning: ${words}`);
    const [relation, ...rest] = marks.split(" ").filter(Boolean);
    const owners = rest.find((mark) => mark.startsWith("@"));
    const anchors = rest.filter((mark) => mark !== owners);
    if (anchors.length === 0) throw new Error(`a place without an anchor: ${words}`);
    const place = {
      span: this.spanOf(() => this.write(words)),
      relation: oneOf<Relation>(relations, relation, "relation"),
      anchors,
    };
    const before = things.length;
    later.push(() => {
      const nearest = Math.max(0, before - 1);
      const numbers = owners ? numbersOf(owners, things) : [things[nearest]?.belongsTo ?? nearest];
      if (things.length === 0) places.push(place);
      else for (const number of numbers) things[number]?.places.push(place);
    });
  }

  private spanOf(write: () => void): Span {
    const start = this.text.length;
    write();
    if (this.text.length === start) throw new Error("an empty mark");
    return [start, this.text.length];
  }
}

const looksLikeMark = / (?:@[\d,]+|\w+:\S+|[hwd]?[\d.]+(?:x[\d.]+)?(?:[a-z]+2?)?)$/;

function bareWords(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : fail("marks in a thing or place"))).join("");
}

function nameOf(words: string): string {
  return words.toLowerCase().trim().replace(/\s+/g, "-");
}

/** "@1,2" and "@all", counted from 1 in the markup and from 0 in the result. */
function numbersOf(mark: string, things: readonly Draft[]): number[] {
  if (mark === "@all") return things.map((_, number) => number);
  const numbers = mark
    .slice(1)
    .split(",")
    .map((number) => Number(number) - 1);
  return numbers.every((number) => things[number]) ? numbers : fail(`no thing ${mark}`);
}

function checkAbout(attitude: Attitude, about: string | undefined): void {
  if (attitude === "problem") oneOf(troubles, about, "trouble");
  if ((attitude === "mood") !== Boolean(about) && attitude !== "problem") fail(`${attitude} ${about ?? ""}`);
}

function checkBlanks(text: string, spans: readonly Span[]): void {
  for (const [start, end] of spans) {
    const words = text.slice(start, end);
    if (words !== words.trim()) fail(`blanks at an end of "${words}"`);
  }
}

function oneOf<Name extends string>(names: readonly Name[], name: string | undefined, what: string): Name {
  return names.find((known) => known === name) ?? fail(`no ${what}: ${name}`);
}
