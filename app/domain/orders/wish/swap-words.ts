const articles = "(?:(?:an?|the|some|our|my)\\s+)?";

/**
 * Replaces something that cannot be drawn in a wish: "with a hot tub" becomes "with a pond". Where the exact words are not found,
 * the replacement is added at the end. Safe in the browser.
 * @param of one or more words, as the interpretation shows them
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
