import { postLimits, slugOfTitle } from "../post-rules.ts";
import { type DescribedImage, imageOf } from "./describe-image.ts";
import { firstText, isMap, mapOf, textOf, textsOf } from "./front-matter/field-values.ts";
import type { FrontMatter, FrontMatterValue } from "./front-matter/front-matter-value.ts";
import { type DateZones, readDate, type WrittenDate } from "./front-matter/read-date.ts";
import { withoutNotionId } from "./site/content-path.ts";
import type { SiteKind } from "./site/read-site.server.ts";

/** Not validated yet. */
export interface DescribedPost {
  title: string;
  slug: string;
  /** Without Latin letters or digits: other posts may well have the same slug. */
  isSlugVague: boolean;
  excerpt: string;
  metaTitle: string;
  metaDescription: string;
  date: string | undefined;
  publishedAt: WrittenDate | undefined;
  namedDay: WrittenDate | undefined;
  modifiedAt: WrittenDate | undefined;
  author: string | undefined;
  image: DescribedImage | undefined;
  categories: string[];
  tags: string[];
}

export interface TextAround {
  path: string;
  kind: SiteKind;
  heading: string | undefined;
  summary: string | undefined;
  zones?: DateZones;
}

const dateNames =
  "publishDate publishdate date pubDate pubdate pubDatetime publishedAt published_at publishedOn publish_date date_published datePublished posted created createdAt created_at created_time published_date published".split(
    " ",
  );
const changeNames =
  "lastmod last_modified_at lastModified last_modified updated updatedDate updatedAt updated_at modified modified_at modDatetime dateModified date_modified date_updated last_update".split(
    " ",
  );
const excerptNames = ["excerpt", "summary", "intro", "lead"];
const descriptionNames = ["description", "subtitle", "tagline", "abstract"];

/** Jekyll, Hugo, Hexo, Astro, Gatsby and Eleventy. */
export function describePost(fields: FrontMatter, { path, kind, heading, summary, zones }: TextAround): DescribedPost {
  const fileName = withoutNotionId(nameOf(path));
  const dated = /^(\d{4}-\d{1,2}-\d{1,2})[-_ ](.+)$/.exec(fileName);
  const name = dated?.[2] ?? fileName;
  const title = (textOf(fields.title) ?? heading ?? titleOfName(name)).replace(/\s+/g, " ");
  const description = firstText(fields, descriptionNames) ?? "";
  const namedDay = dated?.[1] ? readDate(dated[1]) : undefined;
  const date = firstDate(fields) ?? dated?.[1] ?? dateOfFolders(path);
  const written = date === undefined ? undefined : readDate(date, zones);
  const modified = firstText(fields, changeNames);
  const taxonomies = mapOf(fields.taxonomies);
  const slug = firstSlug([textOf(fields.slug), lastSegment(fields.permalink ?? fields.url), name, title]);
  return {
    title: shorten(title, postLimits.titleAtMost),
    slug: slug ?? slugOfTitle(date ?? ""),
    isSlugVague: slug === undefined,
    excerpt: shorten(firstText(fields, excerptNames) ?? summary ?? description),
    metaTitle: shorten(
      firstText(fields, ["seo_title", "meta_title", "seoTitle", "metaTitle"]) ?? "",
      postLimits.metaTitleAtMost,
    ),
    metaDescription: shorten(firstText(fields, ["meta_description", "seo_description"]) ?? description),
    date,
    publishedAt: written,
    namedDay,
    modifiedAt: modified === undefined ? undefined : readDate(modified, zones),
    author: authorOf(fields),
    image: imageOf(fields),
    categories: namesOf(fields.categories ?? taxonomies.categories, fields.category, kind),
    tags: namesOf(fields.tags ?? taxonomies.tags, fields.tag, kind),
  };
}

/** "2024/05/03/walls.md", "posts/2024/05-03-walls.md". */
function dateOfFolders(path: string): string | undefined {
  const [, year, month, day] = /(?:^|\/)(\d{4})[/-](\d{1,2})[/-](\d{1,2})(?=[-_/])/.exec(path) ?? [];
  return year && `${year}-${month}-${day}`;
}

const notWritten = /^(?:true|false|yes|no|on|off|(?:git )?(?:last modified|created))$/i;

function firstDate(fields: FrontMatter): string | undefined {
  const nested = mapOf(fields.dates);
  const written = dateNames
    .flatMap((name) => [textOf(fields[name]), textOf(nested[name])])
    .concat(textOf(nested.publish))
    .filter((text) => text !== undefined);
  const dates = written.filter((text) => !notWritten.test(text));
  return dates.find((text) => readDate(text) !== undefined) ?? dates[0];
}

function nameOf(path: string): string {
  const parts = path.replace(/(?:\.[a-z]{2}(?:-[a-z]{2,4})?)?\.[^./]+$/i, "").split("/");
  return (/^_?index$/i.test(parts.at(-1) ?? "") && parts.at(-2)) || parts.at(-1) || "";
}

function firstSlug(candidates: (string | undefined)[]): string | undefined {
  const nothing = slugOfTitle("");
  return candidates.map((text) => slugOfTitle(text ?? "")).find((slug) => slug !== nothing);
}

function titleOfName(name: string): string {
  const words = name.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function lastSegment(value: FrontMatterValue | undefined): string | undefined {
  const segment = textOf(value)?.split("/").filter(Boolean).at(-1);
  const isName = segment && !/:|\{[{%]/.test(segment) && !/^(?:pretty|date|none|ordinal|index\.html?)$/.test(segment);
  return isName ? segment.replace(/\.html?$/, "") : undefined;
}

function authorOf({ author, authors }: FrontMatter): string | undefined {
  const value = author ?? authors;
  const first = Array.isArray(value) ? value[0] : value;
  return isMap(first) ? firstText(first, ["name", "display_name", "email"]) : textOf(first);
}

/** A list; a text split at its commas, else (as in Jekyll) at its spaces; `category` and `tag` are one name each. */
function namesOf(many: FrontMatterValue | undefined, one: FrontMatterValue | undefined, kind: SiteKind): string[] {
  const splits = typeof many === "string" && (many.includes(",") || kind === "jekyll");
  const list = splits ? many.split(many.includes(",") ? "," : /\s+/) : [...textsOf(many), ...namesOfMaps(many)];
  const names = [...list, ...textsOf(one)].map((name) => name.replace(/^#/, "").trim()).filter(isTopic(kind));
  return [...new Map(names.map((name) => [name.toLowerCase(), name.slice(0, postLimits.topicNameAtMost)])).values()];
}

function isTopic(kind: SiteKind): (name: string) => boolean {
  return (name) => name !== "" && !(kind === "eleventy" && /^(?:all|posts?|nav)$/i.test(name));
}

function namesOfMaps(value: FrontMatterValue | undefined): string[] {
  return (Array.isArray(value) ? value : []).flatMap(
    (entry) => firstText(mapOf(entry), ["name", "title", "label"]) ?? [],
  );
}

function shorten(text: string, atMost: number = postLimits.excerptAtMost): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= atMost ? line : `${line.slice(0, atMost - 1).replace(/\s+\S*$/, "")}…`;
}
