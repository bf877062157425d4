interface WikiContext {
  /** Whether brackets can be meant as nothing else. */
  isVault: boolean;
  addressOfPost(target: string): string | undefined;
}

const wikiLink = /(?<![[!])\[\[([^\][|#\n]*)(#[^\][|\n]*)?(?:\\?\|([^\][\n]+))?\]\](?!\()/g;

/** Obsidian's: `[[Old wall]]`, `![[wall.png|300]]`, `==marked==`, `%%not shown%%`, `^a-name` at a line's end. */
export function convertWikiLinks(text: string, { isVault, addressOfPost }: WikiContext): string {
  const linked = text
    .replace(
      /!\[\[([^[\]|\n]+)((?:\|[^\]\n|]*)*)\]\]/g,
      (_, file: string, words: string) => `![${withoutSizes(words)}](<${file.trim()}>)`,
    )
    .replace(/(!\[[^[\]|\n]*)\|\d+(?:x\d+)?(?=\]\()/g, "$1")
    .replace(wikiLink, (whole, name: string, heading = "", words?: string) => {
      const shown = words?.trim() ?? (name.trim() || heading.slice(1));
      const address = name.trim() === "" ? undefined : addressOfPost(name.trim());
      if (address !== undefined) return `[${shown}](${address})`;
      return isVault && /\p{L}/u.test(shown) ? shown : whole;
    });
  if (!isVault) return linked;
  return linked
    .replace(/%%[\s\S]*?%%/g, "")
    .replace(/==(?=\S)([^=\n]*[^=\s])==/g, "<mark>$1</mark>")
    .replace(/[ \t]\^[a-z0-9-]+[ \t]*$/gim, "");
}

function withoutSizes(words: string): string {
  return words
    .split("|")
    .filter((word) => word !== "" && !/^\d+(?:x\d+)?$/.test(word))
    .join(" ")
    .trim();
}
