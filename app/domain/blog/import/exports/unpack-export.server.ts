import { mkdtemp, open, readdir, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { stringify } from "yaml";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import type { FoundFile } from "../site/find-posts.server.ts";
import type { Site } from "../site/read-site.server.ts";
import { withinTime } from "../within-time.server.ts";
import type { ExportedEntry, ExportedSite } from "./exported-entry.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { readBlogger } from "./read-blogger.server.ts";
import { readGhost } from "./read-ghost.server.ts";
import { kindOfFolder, readHtmlFolder } from "./read-html-folder.server.ts";
import { readWordPress } from "./read-wordpress.server.ts";

export interface UnpackedExport {
  found: FoundFile[];
  /** To be removed afterwards. */
  folder: string;
  notes: string[];
}

type ExportKind = "wordpress" | "ghost" | "blogger" | "medium" | "substack";

/** The export itself, or the only one in a folder; undefined where there is none. */
export async function findExport(path: string): Promise<string | undefined> {
  if ((await stat(path)).isFile() || (await kindOfFolder(path))) return path;
  const names = (await readdir(path)).filter((name) => /\.(?:xml|json|atom)$/i.test(name));
  const kinds = await Promise.all(
    names.map(async (name) => ((await kindOf(join(path, name))) ? [join(path, name)] : [])),
  );
  const found = kinds.flat();
  return found.length === 1 ? found[0] : undefined;
}

function readExport(file: string, kind: ExportKind): Promise<ExportedSite> {
  if (kind === "wordpress") return readWordPress(file);
  if (kind === "ghost") return readGhost(file);
  return kind === "blogger" ? readBlogger(file) : readHtmlFolder(file, kind);
}

/**
 * Every entry as a file of Markdown with front matter, as a site of Markdown has it: one at a time, however large the
 * export is. Its pictures are looked for beside it. @throws Error in words for a file that is no export
 */
export async function unpackExport(file: string): Promise<UnpackedExport> {
  const isFolder = (await stat(file)).isDirectory();
  const kind = await (isFolder ? kindOfFolder(file) : kindOf(file));
  if (!kind) throw new Error("it is no export of WordPress, Ghost or Blogger");
  const { address, hosts, entries, notes } = await readExport(file, kind);
  const site: Site = {
    root: isFolder ? file : dirname(file),
    kind: "plain",
    config: { baseurl: address ?? "" },
    hosts,
  };
  const folder = await mkdtemp(join(await temporaryFolder(), "export-"));
  const found: FoundFile[] = [];
  for await (const entry of entries) {
    const { text, doubts } = writeEntry(entry);
    const name = String(found.length + 1);
    await writeFile(join(folder, name), text);
    const slug = String(entry.fields.slug || name);
    const place = { path: `${basename(file)}: ${entry.name}`, file: join(folder, name), pathInSite: `${slug}.md` };
    found.push({ ...place, site, place: entry.place, foreign: false, doubts });
  }
  return { found, folder, notes };
}

async function kindOf(file: string): Promise<"wordpress" | "ghost" | "blogger" | undefined> {
  const handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0).finally(() => handle.close());
  const start = buffer.toString("latin1", 0, bytesRead).replace(/^[^<{]*/, "");
  if (/<feed\b[^>]*http:\/\/www\.w3\.org\/2005\/Atom/.test(start) && /blogger/.test(start)) return "blogger";
  if (start.startsWith("<")) return /<rss\b|wordpress\.org\/export/.test(start) ? "wordpress" : undefined;
  return /"(?:db|data|meta|posts)"\s*:/.test(start) ? "ghost" : undefined;
}

function writeEntry(entry: ExportedEntry): { text: string; doubts: string[] } {
  const { fields, html } = entry;
  const doubts = [...entry.doubts];
  if (/<form\b/i.test(html)) doubts.push("its form is left out");
  const converted = withinTime(() => htmlToMarkdown(html));
  if (!converted) doubts.push("its HTML takes too long to read: it stays as it is");
  return { text: `---\n${stringify(fields)}---\n\n${converted?.result ?? html}\n`, doubts };
}
