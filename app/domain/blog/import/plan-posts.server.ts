import { readFile } from "node:fs/promises";
import { and, gte, lt } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { blogPosts } from "#db/schema.ts";
import { postLimits, postMessages } from "../post-rules.ts";
import { type ConvertedBody, convertBody } from "./body/convert-body.ts";
import { rewriteLinks } from "./body/rewrite-links.ts";
import { takeHeading } from "./body/take-heading.ts";
import { daysElsewhere, zonesOf } from "./date-zones.server.ts";
import { type DescribedPost, describePost } from "./describe-post.ts";
import { isYes, textOf } from "./front-matter/field-values.ts";
import { readFrontMatter, readLoosely } from "./front-matter/front-matter.ts";
import type { FrontMatter } from "./front-matter/front-matter-value.ts";
import type { DateZones } from "./front-matter/read-date.ts";
import { readNotion } from "./front-matter/read-headers.ts";
import { galleryOf } from "./gallery-of.ts";
import { PostAddresses } from "./post-addresses.ts";
import { reasonsForDraft } from "./reasons-for-draft.ts";
import { decodeText } from "./site/decode-text.ts";
import { type FoundFile, isOfNotion, isOfRepository } from "./site/find-posts.server.ts";
import { listOldAddresses, type OldAddresses } from "./site/old-addresses.ts";
import { defaultFields, settingOf } from "./site/read-site.server.ts";
import { readTemplate } from "./site/read-template.server.ts";
import { withinTime } from "./within-time.server.ts";

/** Its pictures still have their old sources. */
export interface PlannedPost {
  ok: true;
  found: FoundFile;
  described: DescribedPost;
  markdown: string;
  oldAddresses: string[];
  reasons: string[];
  notes: string[];
  /** Its author wrote of template tags, and marked them as words. */
  showsTags: boolean;
}

export interface RefusedFile {
  ok: false;
  found: FoundFile;
  outcome: "skipped" | "failed";
  notes: string[];
}

interface ReadText {
  ok: true;
  found: FoundFile;
  text: string;
  fields: FrontMatter;
  body: string;
  heading: string | undefined;
  described: DescribedPost;
  zones: DateZones;
  oldAddresses: OldAddresses;
  doubts: string[];
  notes: string[];
}

type KnownText = Pick<ReadText, "ok" | "found" | "described" | "oldAddresses" | "notes">;

/** No storable text is longer, even in UTF-16 or with tags that get shorter; longer files are not read. */
const fileBytesAtMost = 4 * postLimits.contentBytesAtMost;

/** Read-only. All are read first, since they link to each other. `now` separates past from scheduled. */
export async function* planPosts(
  files: FoundFile[],
  now: number,
  titleKey = "title",
): AsyncGenerator<PlannedPost | RefusedFile> {
  const texts: (KnownText | RefusedFile)[] = [];
  const isForeign = (found: FoundFile) => foreignLanguage(found) !== undefined;
  for (const found of files.toSorted((a, b) => Number(isForeign(a)) - Number(isForeign(b)))) {
    const read = await readText(found, titleKey);
    texts.push(read.ok ? withoutText(read) : read);
  }
  const addresses = new PostAddresses(existingPosts);
  const known = texts.filter((text) => text.ok);
  for (const text of known) text.notes.push(...addresses.add(text));
  addresses.share(known);
  const planAgain = async (text: KnownText) => {
    const read = await readText(text.found, titleKey);
    if (!read.ok) return read;
    return withinTime(() => planPost({ ...read, ...text }, addresses, now))?.result ?? tooSlow(text.found);
  };
  for (const text of texts) {
    if (text.ok) yield await planAgain(text);
    else yield text;
  }
}

/** Half a gigabyte of texts is not kept, nor by parts of them, which share their memory: they are read again. */
function withoutText({ ok, found, described, oldAddresses, notes }: ReadText): KnownText {
  return { ok, found, ...structuredClone({ described, oldAddresses, notes }) };
}

function tooSlow(found: FoundFile): RefusedFile {
  return refused(found, "failed", "it takes too long to read: something in it opens very often, or is never closed");
}

const existingPosts = {
  titlesBySlug(slug: string) {
    const { slug: column, title } = blogPosts;
    // "." follows "-" in ASCII: matches the slug itself and those that continue with a hyphen.
    const alike = and(gte(column, slug), lt(column, `${slug}.`));
    const posts = db.select({ slug: column, title }).from(blogPosts).where(alike).all();
    return new Map(posts.map((post) => [post.slug, post.title]));
  },
};

async function readText(found: FoundFile, titleKey: string): Promise<ReadText | RefusedFile> {
  const refuse = (note: string) => refused(found, "failed", note);
  if (found.foreign) return refuse(`only Markdown and HTML are read, not ${found.path.split(".").at(-1)}`);
  const bytes = await readFile(found.file);
  if (bytes.length > fileBytesAtMost) return refuse(postMessages.contentTooLong);
  const decoded = decodeText(bytes);
  if (!decoded) return refuse("its encoding is not known; please save it as UTF-8");
  return withinTime(() => readDecoded(found, decoded, titleKey))?.result ?? tooSlow(found);
}

function refused(found: FoundFile, outcome: RefusedFile["outcome"], note: string): RefusedFile {
  return { ok: false, found, outcome, notes: [note] };
}

function readDecoded(
  found: FoundFile,
  decoded: { text: string; note?: string },
  titleKey: string,
): ReadText | RefusedFile {
  const notion = isOfNotion(found.path) ? readNotion(decoded.text) : undefined;
  const read = notion ? { ok: true as const, ...notion } : readFrontMatter(decoded.text);
  const doubts = [...(found.doubts ?? [])];
  if (!read.ok) {
    if (read.reason === "none" && isOfRepository(found)) return refused(found, "skipped", read.message);
    doubts.push(read.reason === "none" ? "it has no front matter" : read.message);
  }
  const language = foreignLanguage(found);
  if (language) doubts.push(`it is in another language than the site (${language})`);
  if (isIndex(found) && read.body.trim() === "") return refused(found, "skipped", "an index without a text");
  const own = read.ok ? read.fields : read.reason === "unreadable" ? readLoosely(read.inner) : {};
  const fields = { ...defaultFields(found.site, found.pathInSite, found.place === "post"), ...withSmallInitials(own) };
  if (textOf(fields[titleKey])) fields.title = fields[titleKey] ?? null;
  const notes = decoded.note ? [decoded.note] : [];
  const text = describeText(found, fields, read.body);
  if (textOf(fields.title) === undefined && text.heading === undefined)
    notes.push(`its title is guessed from its name: ${text.described.title}`);
  return { ...text, text: decoded.text, doubts, notes };
}

function foreignLanguage({ site, path }: FoundFile): string | undefined {
  const [, language] = /\.([a-z]{2})(?:-[a-z]{2,4})?\.(?:md|markdown|html)$/i.exec(path) ?? [];
  if (!language || site.kind !== "hugo") return undefined;
  const own = textOf(settingOf(site, "defaultContentLanguage")) ?? "en";
  return own.toLowerCase().startsWith(language.toLowerCase()) ? undefined : language;
}

function isIndex({ place, path }: FoundFile): boolean {
  return place === "index" || (place === "page" && /(?:^|\/)index\.[^/]+$/.test(path));
}

/** Hugo also accepts "Draft: true" and "TAGS: ...". */
function withSmallInitials(fields: FrontMatter): FrontMatter {
  const small = Object.entries(fields).map(([name, value]) => [
    name === name.toUpperCase() ? name.toLowerCase() : name.charAt(0).toLowerCase() + name.slice(1),
    value,
  ]);
  return { ...Object.fromEntries(small), ...fields };
}

function describeText(found: FoundFile, fields: FrontMatter, text: string) {
  const body = /\.html?$/i.test(found.path) ? unindented(text) : text;
  const { heading, rest } = takeHeading(body);
  const hasTitle = textOf(fields.title) !== undefined;
  const { path, pathInSite, site, place } = found;
  const zones = zonesOf(site);
  const described = describePost(fields, { path, kind: site.kind, heading, summary: undefined, zones });
  const { publishedAt, namedDay, categories, title } = described;
  const days = [publishedAt, ...daysElsewhere(publishedAt, zones), namedDay].filter((day) => day !== undefined);
  const oldAddresses = listOldAddresses({ pathInSite, site, place, fields, title, days, categories });
  return { ok: true as const, found, fields, body: hasTitle ? body : rest, heading, described, zones, oldAddresses };
}

function planPost(read: ReadText, addresses: PostAddresses, now: number): PlannedPost {
  const { found, fields, doubts, notes } = read;
  const oldAddresses = Object.values(read.oldAddresses).flat();
  const { site, place, path } = found;
  const hasLiquid = site.kind === "jekyll" || site.kind === "eleventy";
  const converted = convertBody(read.body, {
    hasLiquid,
    readsHtmlBlocks: site.kind === "pandoc" || isYes(settingOf(site, "kramdown.parse_block_html")),
    isVault: site.kind === "plain",
    isMdx: path.endsWith(".mdx"),
    valueOf: (name) => liquidValue(name, read),
    templateOf: (name) => readTemplate(site, name),
    galleryOf: (name) => galleryOf(fields[name]),
    addressOfPost: (target) => addresses.find(target, found),
  });
  const markdown = rewriteLinks(converted.markdown, (target) => addresses.find(target, found));
  const described = withSummary(read, converted);
  const unknown = unknownWithLines(read.text, converted.unknown);
  const judged = { place, fields, described, markdown, zones: read.zones, doubts: [...doubts, ...unknown] };
  const reasons = reasonsForDraft(judged, now);
  const showsTags = /\{%-?\s*(?:raw|verbatim)\b/.test(read.text);
  return { ok: true, found, described, markdown, oldAddresses, reasons, notes, showsTags };
}

function withSummary({ fields, described }: ReadText, { summary }: ConvertedBody): DescribedPost {
  if (!summary || described.excerpt !== described.metaDescription || textOf(fields.excerpt) || textOf(fields.summary)) {
    return described;
  }
  return { ...described, excerpt: describePost({ excerpt: summary }, plain).excerpt };
}

const plain = { path: "", kind: "plain", heading: undefined, summary: undefined } as const;

function liquidValue(name: string, { fields, found, described }: ReadText): string | undefined {
  const [start, ...rest] = name.split(".");
  if (start === "page" && rest.length === 1) return textOf(fields[rest[0]!]) ?? ownValue(rest[0]!, described);
  // Eleventy has them without "page".
  if (found.site.kind === "eleventy" && rest.length === 0) return textOf(fields[name]) ?? undefined;
  // As in Jekyll, a setting that is not there is nothing.
  if (start === "site") return textOf(settingOf(found.site, rest.join("."))) ?? "";
}

function ownValue(name: string, { title, date }: DescribedPost): string | undefined {
  return name === "title" ? title : name === "date" ? date : undefined;
}

function unknownWithLines(text: string, unknown: string[]): string[] {
  const lines = text.replace(/\r\n?/g, "\n");
  let from = 0;
  return unknown.map((tag) => {
    const at = lines.indexOf(tag, from);
    const place = at < 0 ? lines.indexOf(tag.slice(0, 20)) : at;
    if (at >= 0) from = at + tag.length;
    const name = tag.replace(/\s+/g, " ").slice(0, 60);
    return `line ${lines.slice(0, Math.max(0, place)).split("\n").length}: ${name} means nothing here`;
  });
}

function unindented(html: string): string {
  return html
    .split(/(<pre\b[\s\S]*?<\/pre>)/i)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/^[ \t]+/gm, "")))
    .join("");
}
