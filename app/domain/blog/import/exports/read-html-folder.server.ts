import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ExportedEntry, ExportedSite } from "./exported-entry.ts";
import { textOfHtml } from "./html-to-markdown.ts";

type FolderKind = "medium" | "substack";

/** An unpacked archive of Medium (posts/*.html) or Substack (posts.csv beside them); undefined for other folders. */
export async function kindOfFolder(folder: string): Promise<FolderKind | undefined> {
  const table = await readFile(join(folder, "posts.csv"), "utf8").catch(() => "");
  if (/^\ufeff?"?post_id"?,/.test(table)) return "substack";
  const [first] = await pagesIn(folder);
  if (first === undefined) return undefined;
  const html = await readFile(join(folder, "posts", first), "utf8");
  return html.includes("h-entry") && html.includes('data-field="body"') ? "medium" : undefined;
}

export async function readHtmlFolder(folder: string, kind: FolderKind): Promise<ExportedSite> {
  const entries = kind === "medium" ? readMedium(folder) : readSubstack(folder);
  return { address: undefined, hosts: [], entries, notes: [] };
}

async function pagesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, "posts")).catch(() => []);
  return names.filter((name) => /\.html$/i.test(name)).sort();
}

async function* readMedium(folder: string): AsyncGenerator<ExportedEntry> {
  for (const name of await pagesIn(folder)) {
    const page = await readFile(join(folder, "posts", name), "utf8");
    const part = (pattern: RegExp) => pattern.exec(page)?.[1]?.trim();
    const address = part(/<a href="([^"]+)" class="p-canonical"/);
    const title = textOfHtml(part(/<h1 class="p-name">([\s\S]*?)<\/h1>/) ?? "");
    const body = part(/data-field="body"[^>]*>([\s\S]*?)<\/section>\s*<footer>/) ?? "";
    const fields = {
      title,
      excerpt: textOfHtml(part(/class="p-summary">([\s\S]*?)<\/section>/) ?? ""),
      date: part(/class="dt-published" datetime="([^"]+)"/) ?? null,
      author: part(/class="p-author h-card">([^<]+)</) ?? null,
      slug:
        (address ?? name.replace(/^[^_/]*_|\.html$/gi, ""))
          .split("/")
          .at(-1)
          ?.replace(/-[0-9a-f]{8,12}$/, "") ?? null,
      draft: name.startsWith("draft_"),
    };
    // Both repeat what stands above them: the line of the first section, and the title.
    const html = body
      .replace(/<div class="section-divider">\s*<hr[^>]*>\s*<\/div>/, "")
      .replace(/<h\d[^>]*\bgraf--title\b[^>]*>[\s\S]*?<\/h\d>/, "");
    yield { place: "post", name, fields, html, doubts: [] };
  }
}

async function* readSubstack(folder: string): AsyncGenerator<ExportedEntry> {
  const [names = [], ...rows] = readCsv(await readFile(join(folder, "posts.csv"), "utf8"));
  for (const row of rows) {
    const of = (name: string) => row[names.indexOf(name)] ?? "";
    const id = of("post_id");
    const html = /^[\w.-]+$/.test(id)
      ? await readFile(join(folder, "posts", `${id}.html`), "utf8").catch(() => "")
      : "";
    const fields = {
      title: of("title"),
      excerpt: of("subtitle"),
      date: of("post_date") || null,
      slug: id.replace(/^\d+\./, ""),
      draft: of("is_published") !== "true",
    };
    const isOpen = /^(?:everyone)?$/.test(of("audience"));
    const doubts = isOpen ? [] : [`it was not for everybody (${of("audience")})`];
    yield { place: "post", name: `${id}.html`, fields, html, doubts };
  }
}

function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of text.replace(/^\ufeff/, "").matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ",") rows.push([]);
  }
  return rows.filter((row) => row.length > 1);
}
