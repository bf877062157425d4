export function foldersOf(pathInSite: string): string[] {
  return pathInSite.split("/").slice(0, -1);
}

/** Notion ends the names of files and folders with a number of its own. */
export function withoutNotionId(name: string): string {
  return name.replace(/(?: |%20)[0-9a-f]{32}$/, "");
}

/** The folder below content, not counting a language's folder (content/en). */
export function sectionOf(pathInSite: string): string | undefined {
  const parts = foldersOf(pathInSite);
  const at = parts.indexOf("content");
  const below = at < 0 ? [] : parts.slice(at + 1);
  if (/^[a-z]{2}(?:-[a-z]{2,4})?$/i.test(below[0] ?? "")) below.shift();
  return below[0];
}

/** "src/content/blog/old-bricks/index.md" is "blog/old-bricks". */
export function contentPathOf(pathInSite: string): string {
  return pathInSite
    .replace(/^(?:.*?\/)??(?:src\/)?content\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?/i, "")
    .replace(/(?:\/index)?(?:\.[a-z]{2}(?:-[a-z]{2})?)?\.[^./]+$/i, "");
}
