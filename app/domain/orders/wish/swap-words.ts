const articles = "(?:(?:an?|the|some|our|my)\\s+)?";

/**
 * "with a hot tub" becomes "with a pond". Where the exact words (`of`, as the interpretation shows them) are not found,
 * the replacement is added at the end. Safe in the browser.
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
