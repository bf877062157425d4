import { plainPath } from "../../redirects/plain-path.ts";
import { mapOf, textOf, textsOf } from "../front-matter/field-values.ts";
import type { FrontMatter } from "../front-matter/front-matter-value.ts";
import { hugoWords, jekyllSlug, jekyllWords } from "./address-words.ts";
import { contentPathOf, sectionOf } from "./content-path.ts";
import { type AddressDay, fillPattern, type PatternValues } from "./fill-pattern.ts";
import type { FoundFile } from "./find-posts.server.ts";
import { basePathOf, hostsOf, type Site, settingOf } from "./read-site.server.ts";

export interface AddressedPost extends Pick<FoundFile, "pathInSite" | "site" | "place"> {
  fields: FrontMatter;
  title: string;
  /** Most likely first: as written, in UTC, and as in the file's name. */
  days: AddressDay[];
  categories: string[];
}

/** The URLs under which readers may know a post; when two posts claim one, the more certain claim wins. */
export interface OldAddresses {
  sure: string[];
  named: string[];
  likely: string[];
}

export function listOldAddresses(post: AddressedPost): OldAddresses {
  const { fields, site } = post;
  const own = [fields.permalink, fields.url]
    .map((value) => fillTemplate(textOf(value) ?? "", post))
    .filter((text) => /^\/|^http/.test(text));
  const pattern = own.find((text) => text.includes(":") && !/^https?:/.test(text));
  const [first, ...others] = ruledAddresses(post, pattern);
  const aliases = ["aliases", "alias", "redirect_from", "redirects", "redirectFrom"].flatMap((name) =>
    textsOf(fields[name]).map((address) => relativeTo(address, post)),
  );
  const named = own.filter((text) => text !== pattern);
  return {
    sure: plainPaths(first === undefined ? named : [...named, first], site),
    named: plainPaths(aliases, site),
    likely: plainPaths(others, site),
  };
}

function plainPaths(addresses: string[], site: Site): string[] {
  const base = basePathOf(site);
  const paths = addresses.filter((address) => isOfSite(address, site)).map(plainAddress);
  const based = paths.flatMap((path) =>
    base === "" || path === "" || `${path}/`.startsWith(`${base}/`) ? [] : plainAddress(`${base}${path}`),
  );
  return [...new Set([...paths, ...based])].filter((path) => path !== "" && path.length <= addressAtMost);
}

/** A number in the query is WordPress's name for a post: "/?p=12". */
export function plainAddress(address: string): string {
  const number = /\?(?:p|page_id)=\d+$/.exec(address)?.[0];
  return number === undefined ? plainPath(address) : `${plainPath(address) || "/"}${number}`;
}

function isOfSite(address: string, site: Site): boolean {
  const host = /^(?:https?:)?\/\/([^/?#]*)/i.exec(address)?.[1]?.toLowerCase();
  const hosts = hostsOf(site);
  return host === undefined || hosts.length === 0 || hosts.includes(host);
}

/** "/{{ title | slugify }}/" and "/{{ page.fileSlug }}/" of Eleventy; other templates give no URL. */
function fillTemplate(text: string, { title, pathInSite }: AddressedPost): string {
  const filled = text
    .replace(/\{\{-?\s*title\s*\|\s*slug(?:ify)?\s*-?\}\}/g, jekyllSlug(title))
    .replace(/\{\{-?\s*page\.fileSlug\s*-?\}\}/g, nameOf(pathInSite).replace(/^\d{4}-\d{1,2}-\d{1,2}-/, ""));
  return /\{[{%]/.test(filled) ? "" : filled;
}

const addressAtMost = 1000;

/** Hugo's aliases without a slash are relative to the page. */
function relativeTo(alias: string, { pathInSite, site }: AddressedPost): string {
  if (/^(?:\/|https?:)/.test(alias)) return alias;
  if (site.kind !== "hugo") return `/${alias}`;
  const page = `https://site.invalid/${encodeURI(contentPathOf(pathInSite))}`;
  return new URL(alias.replaceAll(":", "%3A"), page).pathname;
}

function ruledAddresses(post: AddressedPost, ownPattern: string | undefined): string[] {
  const { site, place } = post;
  if (site.kind === "jekyll" && (place === "post" || ownPattern)) return jekyllAddresses(post, ownPattern);
  if (site.kind === "hexo" && place === "post") return hexoAddresses(post);
  if (site.kind === "hugo") return hugoAddresses(post);
  return contentAddresses(post);
}

const jekyllStyles: Record<string, string> = {
  date: "/:categories/:year/:month/:day/:title.html",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title.html",
  weekdate: "/:categories/:year/W:week/:short_day/:title.html",
  none: "/:categories/:title.html",
};

function jekyllAddresses(post: AddressedPost, ownPattern: string | undefined): string[] {
  const collection = textOf(mapOf(mapOf(settingOf(post.site, "collections")).posts).permalink);
  const style = ownPattern ?? textOf(post.fields.permalink) ?? collection ?? textOf(settingOf(post.site, "permalink"));
  const pattern = jekyllStyles[style ?? "date"] ?? style!;
  const name = nameOf(post.pathInSite).replace(/^\d{4}-\d{1,2}-\d{1,2}-/, "");
  const slug = textOf(post.fields.slug) ?? name;
  const folders = (post.pathInSite.split("/_posts/")[0] ?? "").split("/");
  const above = post.pathInSite.includes("/_posts/") ? folders : [];
  const categories = [...new Set([...above, ...post.categories].map((category) => category.toLowerCase()))];
  return fillForDays(pattern.replace(/:output_ext/g, ".html"), post.days, {
    title: jekyllWords(slug, true),
    slug: jekyllSlug(slug),
    name: jekyllSlug(slug),
    basename: name,
    path: name,
    categories: categories.join("/"),
    slugified_categories: categories.map(jekyllSlug).join("/"),
    collection: "posts",
  });
}

function hexoAddresses(post: AddressedPost): string[] {
  const pattern = textOf(settingOf(post.site, "permalink")) ?? ":year/:month/:day/:title/";
  const within = post.pathInSite.replace(/^.*?_posts\//, "").replace(/\.[^./]+$/, "");
  const name = nameOf(post.pathInSite);
  return fillForDays(pattern, post.days, {
    title: within,
    name,
    post_title: jekyllWords(post.title, false),
    category: post.categories.map((category) => jekyllWords(category, true)).join("/") || "uncategorized",
    id: textOf(post.fields.id) ?? "",
    abbrlink: textOf(post.fields.abbrlink) ?? "",
  });
}

function hugoAddresses(post: AddressedPost): string[] {
  const { site, fields, pathInSite } = post;
  const below = contentPathOf(pathInSite);
  const section = sectionOf(pathInSite) ?? "";
  const permalinks = mapOf(settingOf(site, "permalinks"));
  const pattern = textOf(mapOf(permalinks.page)[section]) ?? textOf(permalinks[section]);
  const slug = textOf(fields.slug);
  const name = hugoWords(below.split("/").at(-1) ?? "");
  const folders = below.split("/").slice(0, -1);
  const byPath = `/${hugoWords([...folders, slug ?? name].join("/"))}`;
  if (pattern === undefined) return [byPath];
  const values: PatternValues = {
    title: hugoWords(slug ?? post.title),
    slug: hugoWords(slug ?? post.title),
    slugorfilename: hugoWords(slug ?? name),
    slugorcontentbasename: hugoWords(slug ?? name),
    filename: name,
    contentbasename: name,
    section: hugoWords(section),
    sections: hugoWords(folders.join("/")),
  };
  return [...fillForDays(pattern, post.days, values), byPath];
}

/** Astro, Gatsby, Eleventy and plain folders: the path within the content, with and without the folder of the posts. */
function contentAddresses({ pathInSite, fields }: AddressedPost): string[] {
  const path = contentPathOf(pathInSite.replace(/^(?:.*\/)?src\/pages\//, "content/"));
  const parts = path.split("/");
  const name = textOf(fields.slug) ?? parts.at(-1)!;
  const undated = name.replace(/^\d{4}-\d{1,2}-\d{1,2}-/, "");
  const folders = parts.slice(0, -1);
  const names = [...new Set([name, undated])];
  return names.flatMap((last) => [`/${[...folders, last].join("/")}`, `/${[...folders.slice(1), last].join("/")}`]);
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.[^.]+$/, "");
}

function fillForDays(pattern: string, days: AddressDay[], values: PatternValues): string[] {
  const needsDay = /:(?:short_|i_|long_)?(?:year|month|day)|:y_day|:week/.test(pattern);
  if (!needsDay) return [fillPattern(pattern, values, undefined)];
  return [...new Set(days.map((day) => fillPattern(pattern, values, day)))];
}
