interface PairedTags {
  /** Global; its groups, if any, are the name and the arguments. */
  opening: RegExp;
  /** Global; undefined leaves a tag of that name. */
  closingOf(name: string): RegExp | undefined;
}

export interface TagPair {
  whole: string;
  name: string;
  args: string;
  inner: string;
}

/** Looks no further for the end of a name that had none: texts made to be slow open it again and again. */
export function replacePairs(text: string, tags: PairedTags, change: (pair: TagPair) => string): string {
  const unclosed = new Set<string>();
  const opening = new RegExp(tags.opening);
  let made = "";
  let from = 0;
  for (let start = opening.exec(text); start; start = opening.exec(text)) {
    const [, name = "", args = ""] = start;
    const key = name.toLowerCase();
    const closing = unclosed.has(key) ? undefined : tags.closingOf(name);
    if (!closing) continue;
    const innerFrom = opening.lastIndex;
    closing.lastIndex = innerFrom;
    const end = closing.exec(text);
    if (!end) {
      unclosed.add(key);
      continue;
    }
    const whole = text.slice(start.index, closing.lastIndex);
    made += text.slice(from, start.index) + change({ whole, name, args, inner: text.slice(innerFrom, end.index) });
    from = closing.lastIndex;
    opening.lastIndex = from;
  }
  return made + text.slice(from);
}
