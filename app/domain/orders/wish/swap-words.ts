const articles = "(?:(?:an?|the|some|our|my)\\s+)?";

/**
 * A wish in which something that cannot be drawn gives way to what can be: "with a hot tub" becomes "with a pond". Where the
 * words do not stand in it as they were told, what can be drawn is added at the end. Safe in the browser.
 * @param of one or more words, as the wish was told
 */
export function swapWords(wish: string, { of, instead }: { of: string; instead: string }): string {
  const words = of.trim().split(/\s+/).map(escapeSyntax).join("\\s+");
  const named = new RegExp(`(?<![\\p{L}\\p{N}-])${articles}${words}(?![\\p{L}\\p{N}-])`, "iu");
  if (named.test(wish)) return wish.replace(named, () => instead);
  return `${wish.trimEnd().replace(/[.,;]$/, "")}, ${instead}`;
}

function escapeSyntax(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
