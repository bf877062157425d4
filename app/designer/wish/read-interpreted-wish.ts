import { assembleWish } from "./assemble-wish.ts";
import { findTerm } from "./lexicon/lexicon.ts";
import { plainSpelling } from "./lexicon/spelling.ts";
import { cue, type Term, type Thing } from "./lexicon/term.ts";
import { withBareGround, withSlope } from "./read-at-large.ts";
import { keepMaterial } from "./things/add-things.ts";
import { describeBefore } from "./things/describe.ts";
import { addItem } from "./things/item-list.ts";
import { type Before, createItem, describeItem, type NamedItem, nothingBefore } from "./things/named-item.ts";
import { cannotBeDrawnOver, isRemoval, type NamedThing } from "./things/named-thing.ts";
import type { HeardName, HeardThing, InterpretedWish } from "./typed/interpreted-wish.ts";
import type { Wish } from "./typed/wish.ts";

/** Types a wish that somebody else has read, by the same lexicon and with the same words told back as one read here. */
export function readHeardWish(heard: InterpretedWish): Wish {
  const items: NamedItem[] = [];
  const unknown: string[] = [];
  for (const [at, thing] of heard.asks.entries()) {
    const item = itemOf(thing, at, heard.unit ?? undefined);
    if (item) addItem(items, item);
    if (!item || item.term.undrawn) unknown.push(thing.words);
  }
  const kept = heard.keeps.map((name) => nameOf(name));
  const refused = heard.refuses.map((name) => nameOf(name, name.isThere));
  const all = kept.some(({ term }) => term.kind === "cue");
  const wish = assembleWish({
    named: items,
    kept: kept.filter(({ term }) => term.kind !== "cue"),
    refused,
    styles: heard.style ? [heard.style] : [],
    flowers: [...new Set(items.flatMap(({ flowers }) => flowers))],
    moods: [...new Set(heard.moods)],
    unit: heard.unit ?? undefined,
    words: {
      kept: all ? ["everything else"] : [],
      refused: [],
      told: heard.told,
      notDrawn: [
        ...refused
          .filter((named) => cannotBeDrawnOver(named) && !isRemoval(named))
          .map(({ words }) => `remove the ${words}`),
        ...unknown,
        ...heard.cannot,
      ],
      notUnderstood: heard.notUnderstood,
    },
    remark: undefined,
  });
  const said = [...heard.told, ...heard.refuses.map(({ words }) => words)].join(". ");
  return withSlope(withBareGround(wish, said), said);
}

function itemOf(heard: HeardThing, at: number, unit: "m" | "ft" | undefined): NamedItem | undefined {
  const term = thingOf(heard);
  if (!term) return undefined;
  const item = describeItem(term, heard.words, at, describe(heard));
  const { width, depth, height } = heard.size ?? {};
  item.measure = { width: width ?? undefined, depth: depth ?? undefined, height: height ?? undefined, unit };
  item.count = heard.count ?? undefined;
  item.inRow = heard.inRow || undefined;
  item.place = heard.place ?? undefined;
  item.spot = heard.spot ?? undefined;
  item.from = heard.from ?? undefined;
  item.to = heard.to ?? undefined;
  const plant = heard.plantedWith ? thingOf({ thing: heard.plantedWith, words: heard.plantedWith }) : undefined;
  if (plant?.species && heard.plantedWith) item.of = createItem(plant, heard.plantedWith, at + 1);
  return item;
}

/** What is said before a noun, as the reader of words would have it. */
function describe({ words, material, colors, shape, amount }: HeardThing): Before {
  const before = nothingBefore();
  before.shape = shape ?? undefined;
  before.amount = amount ?? undefined;
  const made = material ? termOf(material) : undefined;
  if (material && made?.kind === "material") keepMaterial(before, made, material);
  for (const color of colors) {
    const term = termOf(color);
    if (term) describeBefore(before, { term, words: color, from: 0, to: 0 });
  }
  // "Brick path" told as "brick brick path" reads oddly.
  before.made = before.made.filter((word) => !words.includes(word));
  return before;
}

/** A thing of the lexicon by its plain noun, else by the customer's; undefined for one that nobody knows. */
function thingOf({ thing, words }: HeardName): Thing | undefined {
  for (const name of [thing, words]) {
    const term = termOf(name);
    if (term?.kind === "thing") return term;
    if (term?.kind === "undrawable") return { kind: "thing", named: term.named, undrawn: true };
    if (term?.kind === "material" && term.builds) return { kind: "thing", element: term.builds, paving: term.paving };
  }
  return undefined;
}

function termOf(name: string): Term | undefined {
  return findTerm(
    name
      .trim()
      .split(/[\s-]+/)
      .map(plainSpelling),
  );
}

function nameOf({ thing, words }: HeardName, isThere = false): NamedThing {
  const term = thing === "everything" ? cue("everything") : (termOf(thing) ?? termOf(words) ?? { kind: "unknown" });
  return { term, words, ...(isThere && { removes: "remove" }) };
}
