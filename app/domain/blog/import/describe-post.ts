import { postLimits, slugOfTitle } from "../post-rules.ts";
import type { FrontMatter, FrontMatterValue } from "./front-matter-value.ts";

/** A post as its file and front matter describe it; not validated yet. */
export interface DescribedPost {
  title: string;
  slug: string;
  excerpt: string;
  metaTitle: string;
  metaDescription: string;
  isDraft: boolean;
  /** Text or nothing. */
  date: string | undefined;
  image: { source: string; alt: string } | undefined;
  /** Names. */
  categories: string[];
  tags: string[];
}

/**
 * Reads what Jekyll and Hugo say about a post.
 * @param path of the file within the folder that is imported, with slashes
 * @param summary the text before `<!--more-->`, if the file has that line
 */
export function describePost(path: string, fields: FrontMatter, summary: string | undefined): DescribedPost {
  const fileName = nameOf(path);
  const dated = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(fileName);
  const name = dated?.[2] ?? fileName;
  const title = textOf(fields.title) ?? titleOfName(name);
  const description = textOf(fields.description) ?? "";
  const date = textOf(fields.publishDate) ?? textOf(fields.date) ?? dated?.[1];
  const taxonomies = isMap(fields.taxonomies) ? fields.taxonomies : {};
  return {
    title,
    slug: slugOf([textOf(fields.slug) ?? lastSegment(fields.permalink ?? fields.url) ?? name, title, date]),
    excerpt: shorten(textOf(fields.excerpt) ?? textOf(fields.summary) ?? summary ?? description),
    metaTitle: textOf(fields.seo_title) ?? textOf(fields.meta_title) ?? "",
    metaDescription: shorten(textOf(fields.meta_description) ?? description),
    isDraft: isYes(fields.draft) || isNo(fields.published) || /(?:^|\/)_drafts\//.test(path),
    date,
    image: imageOf(fields),
    categories: namesOf(fields.categories ?? taxonomies.categories, fields.category),
    tags: namesOf(fields.tags ?? taxonomies.tags, fields.tag),
  };
}

/** "2024-01-02-old-bricks.md" is "2024-01-02-old-bricks"; a bundle "old-bricks/index.md" is its folder's name. */
function nameOf(path: string): string {
  const parts = path.replace(/\.(?:md|markdown)$/i, "").split("/");
  return (parts.at(-1) === "index" && parts.at(-2)) || parts.at(-1) || "";
}

/** Out of the first that has Latin letters or digits in it. */
function slugOf(candidates: (string | undefined)[]): string {
  const nothing = slugOfTitle("");
  return candidates.map((text) => slugOfTitle(text ?? "")).find((slug) => slug !== nothing) ?? nothing;
}

function titleOfName(name: string): string {
  const words = name.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Of "/2024/01/old-bricks/" or "/old-bricks.html" the name; placeholders like ":title" say nothing. */
function lastSegment(value: FrontMatterValue | undefined): string | undefined {
  const segment = textOf(value)?.split("/").filter(Boolean).at(-1);
  return segment && !segment.includes(":") ? segment.replace(/\.html?$/, "") : undefined;
}

const imageNames = ["image", "featured_image", "featuredImage", "cover", "header", "thumbnail", "images"];

function imageOf(fields: FrontMatter): DescribedPost["image"] {
  for (const name of imageNames) {
    const value = Array.isArray(fields[name]) ? fields[name][0] : fields[name];
    const inner = isMap(value) ? value : {};
    const source = textOf(isMap(value) ? (inner.path ?? inner.image ?? inner.src ?? inner.overlay_image) : value);
    if (source === undefined) continue;
    const alt =
      textOf(inner.alt) ?? textOf(fields[`${name}_alt`]) ?? textOf(fields.image_alt) ?? textOf(fields.imageAlt);
    return { source, alt: alt ?? "" };
  }
}

/** A list; a text by its commas, else (as Jekyll has it) by its spaces; `category` and `tag` are one name each. */
function namesOf(many: FrontMatterValue | undefined, one: FrontMatterValue | undefined): string[] {
  const list = Array.isArray(many)
    ? many
    : typeof many === "string"
      ? many.split(many.includes(",") ? "," : /\s+/)
      : [];
  const names = [...list, one ?? null].map((name) => textOf(name)).filter((name) => name !== undefined);
  return [...new Map(names.map((name) => [name.toLowerCase(), name.slice(0, postLimits.topicNameAtMost)])).values()];
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const atMost = postLimits.excerptAtMost;
  return line.length <= atMost ? line : `${line.slice(0, atMost - 1).replace(/\s+\S*$/, "")}…`;
}

/** Jekyll reads YAML 1.1, where these words are answers too: what was kept back there must not appear here. */
function isYes(value: FrontMatterValue | undefined): boolean {
  return value === true || (typeof value === "string" && /^(?:yes|on|true|y)$/i.test(value.trim()));
}

function isNo(value: FrontMatterValue | undefined): boolean {
  return value === false || (typeof value === "string" && /^(?:no|off|false|n)$/i.test(value.trim()));
}

function textOf(value: FrontMatterValue | undefined): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function isMap(value: FrontMatterValue | undefined): value is FrontMatter {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
