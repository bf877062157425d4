import { isCue, type Mark, marksBefore } from "./find-marks.ts";
import type { ItemList } from "./item-list.ts";
import { createItem, isPlanted, type NamedItem } from "./named-item.ts";
import type { Element } from "./typed/garden-words.ts";

/** "Hide the bins", "I want the shed hidden": where a sentence names nothing to hide them with, a screen is asked for. */
export function hideBehindScreens(marks: readonly Mark[], items: ItemList): void {
  marks.forEach((mark, at) => {
    if (!(isHiding(mark) || hidesNoun(marks, at))) return;
    const isStop = ({ term }: Mark) => term.kind === "stop";
    const length = marks.slice(at).findIndex(isStop);
    const end = length < 0 ? marks.length : at + length;
    const before = marksBefore(marks, at).findIndex(isStop);
    const start = before < 0 ? 0 : at - before;
    if (items.all.some((item) => item.at >= start && item.at < end && hides(item))) return;
    items.add(createItem({ kind: "thing", element: "screen" }, "screen", at));
  });
}

/** What shall be hidden is there now, and asked for by nobody. */
export function tellWhatIsHidden(marks: readonly Mark[]): void {
  marks.forEach((_, at) => {
    const noun = marks[at - 1];
    if (noun && hidesNoun(marks, at)) noun.attitude = "told";
  });
}

function isHiding(mark: Mark): boolean {
  return mark.attitude === "asked" && isCue(mark, "place") && /^(?:hide|hiding|disguise|cover up)$/.test(mark.words);
}

/** "The shed hidden", "bins out of sight". */
function hidesNoun(marks: readonly Mark[], at: number): boolean {
  const noun = marks[at - 1];
  const isNoun = noun?.term.kind === "thing" || noun?.term.kind === "undrawable";
  return (
    isNoun && !noun.reference && /^(?:hidden|concealed|disguised|covered up|out of sight)$/.test(marks[at]?.words ?? "")
  );
}

function hides(item: NamedItem): boolean {
  return isPlanted(item) || screens.has(item.term.element);
}

const screens: ReadonlySet<Element | undefined> = new Set([
  "screen",
  "fence",
  "hedge",
  "retaining-wall",
  "pergola",
  "planters",
]);
