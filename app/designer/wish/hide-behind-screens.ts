import { isCue, type Mark, marksBefore } from "./find-marks.ts";
import type { ItemList } from "./item-list.ts";
import { createItem } from "./named-item.ts";

/** "Hide the bins": where a sentence names nothing to hide them with, a screen is asked for. */
export function hideBehindScreens(marks: readonly Mark[], items: ItemList): void {
  marks.forEach((mark, at) => {
    if (mark.attitude !== "asked" || !isCue(mark, "place") || !/^(?:hide|hiding|disguise)$/.test(mark.words)) return;
    const isStop = ({ term }: Mark) => term.kind === "stop";
    const length = marks.slice(at).findIndex(isStop);
    const end = length < 0 ? marks.length : at + length;
    const before = marksBefore(marks, at).findIndex(isStop);
    const start = before < 0 ? 0 : at - before;
    if (items.all.some((item) => item.at >= start && item.at < end)) return;
    items.add(createItem({ kind: "thing", element: "screen" }, "screen", at));
  });
}
