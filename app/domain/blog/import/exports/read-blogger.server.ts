import { createReadStream } from "node:fs";
import { SaxesParser } from "saxes";
import type { FrontMatter } from "../front-matter/front-matter-value.ts";
import type { ExportedEntry, ExportedSite } from "./exported-entry.ts";
import { textOfHtml } from "./html-to-markdown.ts";

interface Entry {
  texts: Record<string, string>;
  kind: string;
  labels: string[];
  link: string;
}

const charactersAtMost = 32 * 1024 * 1024;
const pictureHosts = ["1", "2", "3", "4"].map((n) => `${n}.bp.blogspot.com`).concat("blogger.googleusercontent.com");
const places: Record<string, ExportedEntry["place"] | undefined> = { post: "post", page: "page" };

/** Blogger's export (Atom), of its own or of Google Takeout, read as it comes. @throws Error in words */
export async function readBlogger(file: string): Promise<ExportedSite> {
  const notes: string[] = [];
  const hosts = [...pictureHosts];
  return { address: undefined, hosts, entries: readPosts(file, hosts, notes), notes };
}

async function* readPosts(file: string, hosts: string[], notes: string[]): AsyncGenerator<ExportedEntry> {
  const left = new Map<string, number>();
  for await (const entry of readEntries(file, notes)) {
    const place = places[entry.kind];
    const host = URL.canParse(entry.link) ? new URL(entry.link).host : undefined;
    if (host && !hosts.includes(host)) hosts.push(host);
    if (place) yield entryOf(entry, place);
    else left.set(entry.kind, (left.get(entry.kind) ?? 0) + 1);
  }
  for (const [kind, number] of left) notes.push(`${number} of kind ${kind} left out`);
}

function entryOf({ texts, labels, link }: Entry, place: ExportedEntry["place"]): ExportedEntry {
  const file = texts["blogger:filename"];
  const address = URL.canParse(link) ? new URL(link).pathname : (file ?? "");
  const title = textOfHtml(texts.title ?? "");
  const isDraft = texts["app:draft"] === "yes" || texts["blogger:status"] === "DRAFT";
  const fields: FrontMatter = {
    title,
    slug: address === "" ? title : null,
    date: texts.published ?? null,
    updated: texts.updated ?? null,
    author: texts.name ?? null,
    tags: labels,
    permalink: address || null,
    draft: isDraft,
  };
  // The smaller copy that the text shows is one of many that Google makes of a picture.
  const html = (texts.content ?? "").replace(
    /(https?:\/\/[^"'\s]*(?:bp\.blogspot\.com|googleusercontent\.com)\/[^"'\s]*\/)[swh]\d+[^/"'\s]*(?=\/[^/"'\s]+["'])/g,
    "$1s1600",
  );
  return { place, name: address || title, fields, html, doubts: [] };
}

async function* readEntries(file: string, notes: string[]): AsyncGenerator<Entry> {
  const parser = new SaxesParser({});
  let done: Entry[] = [];
  let entry: Entry | undefined;
  let text = "";
  let lastEnd = 0;
  const add = (words: string) => {
    text += words;
  };
  parser.on("error", ({ message }) => {
    if (notes.length < 3) notes.push(`its XML has a fault at ${message}`);
  });
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("opentag", ({ name, attributes }) => {
    text = "";
    if (name === "entry") entry = { texts: {}, kind: "unknown", labels: [], link: "" };
    if (!entry) return;
    const { term = "", scheme = "", rel, href = "" } = attributes;
    if (name === "category" && scheme.endsWith("#kind")) entry.kind = term.split("#").at(-1) ?? "";
    else if (name === "category" && term !== "") entry.labels.push(term);
    if (name === "link" && rel === "alternate") entry.link = href;
  });
  parser.on("closetag", ({ name }) => {
    lastEnd = parser.position;
    if (!entry) return;
    if (name === "blogger:type") entry.kind = text.trim().toLowerCase();
    if (text.trim() !== "") entry.texts[name] = text.trim();
    if (name === "entry") {
      done.push(entry);
      entry = undefined;
    }
    text = "";
  });
  const decoder = new TextDecoder();
  for await (const bytes of createReadStream(file) as AsyncIterable<Buffer>) {
    parser.write(decoder.decode(bytes, { stream: true }));
    if (parser.position - lastEnd > charactersAtMost) throw new Error("one text in it is longer than 32 MB");
    yield* done;
    done = [];
  }
}
