import { createReadStream } from "node:fs";
import { SaxesParser, type SaxesTagPlain } from "saxes";
import type { FrontMatter } from "../front-matter/front-matter-value.ts";
import { decodeWindows1252 } from "../site/windows-1252.ts";
import type { ExportedEntry, ExportedSite } from "./exported-entry.ts";
import { textOfHtml } from "./html-to-markdown.ts";
import { Library, shortcodesOf, wordPressHtml } from "./wordpress-html.ts";

/** An item or author: texts by the name of their tag, of a repeated one the last. */
interface Item {
  tag: string;
  texts: Record<string, string>;
  topics: { domain: string; name: string }[];
  meta: Record<string, string>;
}

/** No text of a real export is longer: one that is would fill the memory. */
const charactersAtMost = 32 * 1024 * 1024;

const shownTypes: Record<string, ExportedEntry["place"] | undefined> = { post: "post", page: "page" };

/**
 * WordPress's export (WXR), read as it comes, twice: once for files and authors, which posts name before they stand there.
 * Entities of its own are not unfolded. @throws Error in words for a file that is none
 */
export async function readWordPress(file: string): Promise<ExportedSite> {
  const library = new Library();
  const authors = new Map<string, string>();
  const hosts = new Set<string>();
  const notes: string[] = [];
  let address: string | undefined;
  const encoding = await encodingOf(file);
  if (encoding !== "utf-8") notes.push(`read as ${encoding}`);
  for await (const { tag, texts, meta } of readItems(file, encoding, notes)) {
    address = texts["wp:base_blog_url"] ?? texts["wp:base_site_url"] ?? address;
    if (tag === "wp:author") authors.set(texts["wp:author_login"] ?? "", authorName(texts));
    const source = texts["wp:attachment_url"];
    if (source === undefined || !URL.canParse(source)) continue;
    hosts.add(new URL(source).host.toLowerCase());
    library.add(texts["wp:post_id"] ?? "", {
      address: source,
      alt: meta._wp_attachment_image_alt ?? "",
      caption: texts["excerpt:encoded"] ?? "",
      parent: texts["wp:post_parent"] ?? "0",
    });
  }
  return { address, hosts: [...hosts], notes, entries: readEntries(file, encoding, { library, authors, notes }) };
}

interface Known {
  library: Library;
  authors: ReadonlyMap<string, string>;
  notes: string[];
}

async function* readEntries(file: string, encoding: string, known: Known): AsyncGenerator<ExportedEntry> {
  const left = new Map<string, number>();
  for await (const item of readItems(file, encoding, [])) {
    if (item.tag !== "item") continue;
    const type = item.texts["wp:post_type"] ?? "post";
    const place = shownTypes[type];
    const isKept = place && !/^(?:auto-draft|inherit|trash)$/.test(item.texts["wp:status"] ?? "");
    if (isKept) yield entryOf(item, place, known);
    else if (type !== "attachment") left.set(type, (left.get(type) ?? 0) + 1);
  }
  for (const [type, number] of left) known.notes.push(`${number} of kind ${type} left out`);
}

function entryOf({ texts, topics, meta }: Item, place: ExportedEntry["place"], known: Known): ExportedEntry {
  const id = texts["wp:post_id"] ?? "";
  const link = texts.link ?? "";
  const hasOwnAddress = link !== "" && !/[?&](?:p|page_id)=/.test(link);
  const html = wordPressHtml(texts["content:encoded"] ?? "", id, known.library);
  const featured = known.library.find(meta._thumbnail_id ?? "");
  const status = texts["wp:status"] ?? "publish";
  const login = texts["dc:creator"] ?? "";
  const of = (domain: string) => topics.filter((topic) => topic.domain === domain).map((topic) => topic.name);
  const title = textOfHtml(texts.title ?? "");
  const fields: FrontMatter = {
    title,
    slug: decoded(texts["wp:post_name"] ?? ""),
    date: moment(texts["wp:post_date"], texts["wp:post_date_gmt"]),
    updated: moment(texts["wp:post_modified"], texts["wp:post_modified_gmt"]),
    author: known.authors.get(login) ?? login,
    excerpt: textOfHtml(texts["excerpt:encoded"] ?? ""),
    meta_title: withoutVariables(meta._yoast_wpseo_title ?? meta.rank_math_title),
    meta_description: withoutVariables(meta._yoast_wpseo_metadesc ?? meta.rank_math_description),
    categories: of("category").filter((name) => name !== "Uncategorized"),
    tags: of("post_tag"),
    permalink: hasOwnAddress ? link : null,
    aliases: id === "" ? [] : [`/?p=${id}`, ...(place === "page" ? [`/?page_id=${id}`] : [])],
    image: featured ? { src: featured.address, alt: featured.alt } : null,
    status: /^(?:publish|future)$/.test(status) ? null : status,
    password: texts["wp:post_password"] ?? null,
  };
  const name = hasOwnAddress ? new URL(link, "https://site.invalid").pathname : title || id;
  return { place, name, fields, html, doubts: shortcodesOf(html).map((code) => `[${code}] means nothing here`) };
}

/** With its offset from UTC: "2020-05-01 12:20:30 +0200". Drafts have zeros. */
function moment(local = "", utc = ""): string | null {
  const [there, here] = [local, utc].map((text) => Date.parse(`${text.replace(" ", "T")}Z`));
  if (!there || Number.isNaN(there)) return null;
  if (!here || Number.isNaN(here)) return local;
  const minutes = Math.round((there - here) / 60_000);
  const two = (number: number) => String(number).padStart(2, "0");
  const away = Math.abs(minutes);
  return `${local} ${minutes < 0 ? "-" : "+"}${two(Math.floor(away / 60))}${two(away % 60)}`;
}

/** Of letters beyond ASCII: "%d1%81%d0%b0%d0%b4". */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

function authorName(texts: Record<string, string>): string {
  return texts["wp:author_display_name"] || texts["wp:author_login"] || "";
}

/** Plugins fill in "%%title%% %%sep%%"; such a text says nothing here. */
function withoutVariables(text: string | undefined): string | null {
  return text && !/%\w*%/.test(text) ? text : null;
}

async function* readItems(file: string, encoding: string, notes: string[]): AsyncGenerator<Item> {
  const parser = new SaxesParser({});
  let done: Item[] = [];
  let item: Item | undefined;
  let text = "";
  let topic: SaxesTagPlain | undefined;
  let [metaKey, lastEnd, hasRoot] = ["", 0, false];
  const add = (words: string) => {
    text += words;
  };
  parser.on("error", ({ message }) => {
    if (notes.length < 3) notes.push(`its XML has a fault at ${message}`);
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("opentag", (tag) => {
    hasRoot ||= tag.name === "rss";
    text = "";
    if (/^(?:item|wp:author|channel)$/.test(tag.name)) item = { tag: tag.name, texts: {}, topics: [], meta: {} };
    if (tag.name === "category") topic = tag;
  });
  parser.on("closetag", ({ name }) => {
    lastEnd = parser.position;
    if (!item) return;
    if (name === "category" && topic)
      item.topics.push({ domain: topic.attributes.domain ?? "", name: textOfHtml(text) });
    if (name === "wp:meta_key") metaKey = text;
    if (name === "wp:meta_value") item.meta[metaKey] = text;
    if (text.trim() !== "") item.texts[name] = text.trim();
    if (name === item.tag || (item.tag === "channel" && name === "wp:base_blog_url")) {
      done.push(item);
      item = undefined;
    }
    text = "";
  });
  const decoder = new TextDecoder(encoding);
  const decode = (bytes: Buffer) =>
    encoding === "windows-1252" ? decodeWindows1252(bytes) : decoder.decode(bytes, { stream: true });
  for await (const bytes of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    parser.write(withoutControls(decode(bytes)));
    if (parser.position - lastEnd > charactersAtMost) throw new Error("one text in it is longer than 32 MB");
    yield* done;
    done = [];
  }
  if (!hasRoot) throw new Error("it is no export of WordPress");
}

/** Not allowed in XML, common in texts pasted from Word. */
function withoutControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
}

/** Named in its first line, else UTF-8; exports with a single byte that is none were saved as Windows-1252. */
async function encodingOf(file: string): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isFirst = true;
  try {
    for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
      const named =
        isFirst && /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w-]+)/.exec(bytes.toString("latin1", 0, 200))?.[1];
      if (named && !/^utf-?8$/i.test(named)) return new TextDecoder(named).encoding;
      isFirst = false;
      decoder.decode(bytes, { stream: true });
    }
  } catch {
    return "windows-1252";
  }
  return "utf-8";
}
