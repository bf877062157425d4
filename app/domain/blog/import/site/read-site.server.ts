import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isTimeZone } from "../../zoned-time.ts";
import { isMap, mapOf, textOf } from "../front-matter/field-values.ts";
import { type FrontMatter, FrontMatterError, type FrontMatterValue } from "../front-matter/front-matter-value.ts";
import { readToml } from "../front-matter/read-toml.ts";
import { readYaml } from "../front-matter/read-yaml.ts";

/** "plain" is a folder of Markdown, or a site (Astro, Gatsby) that keeps its posts in one. */
export type SiteKind = "jekyll" | "hugo" | "hexo" | "eleventy" | "pandoc" | "plain";

export interface Site {
  /** Absolute. Pictures are searched here and below, never above. */
  root: string;
  kind: SiteKind;
  config: FrontMatter;
  /** Others that have its pictures. */
  hosts?: readonly string[];
}

const levelsUp = 4;

const settingsFiles: { name: string; kind: SiteKind }[] = [
  { name: "_config.yml", kind: "jekyll" },
  { name: "_config.yaml", kind: "jekyll" },
  { name: "_config.toml", kind: "jekyll" },
  ...["hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json", "config/_default/hugo.toml", "config/_default/hugo.yaml"].map(
    (name) => ({ name, kind: "hugo" as const }),
  ),
  ...["config.toml", "config.yaml", "config.yml", "config.json"].map((name) => ({ name, kind: "hugo" as const })),
  ...["config/_default/config.toml", "config/_default/config.yaml", "config/_default/config.yml"].map((name) => ({
    name,
    kind: "hugo" as const,
  })),
  ...programs([".eleventy", "eleventy.config"], "eleventy"),
  { name: "site.hs", kind: "pandoc" },
  { name: "_quarto.yml", kind: "pandoc" },
  ...["pelicanconf.py", "conf.py"].map((name) => ({ name, kind: "plain" as const })),
  ...programs(["astro.config", "gatsby-config", "docusaurus.config", "next.config"], "plain"),
];

function programs(names: string[], kind: SiteKind) {
  return names.flatMap((name) =>
    [".js", ".mjs", ".ts", ".cjs", ".mts"].map((ending) => ({ name: name + ending, kind })),
  );
}

/** Finds the site of a folder; results are cached per folder. */
export function siteFinder(importedFolder: string): (folder: string) => Promise<Site> {
  const known = new Map<string, Promise<Site | undefined>>();
  const siteAt = (folder: string) => {
    const found = known.get(folder) ?? readSiteAt(folder);
    known.set(folder, found);
    return found;
  };
  const unnamed = unnamedSite(importedFolder);
  return async (folder) => {
    const depth = folder.slice(importedFolder.length).split(/[\\/]/).filter(Boolean).length;
    let place = folder;
    for (let level = 0; level <= depth + levelsUp; level++) {
      const site = await siteAt(place);
      if (site) return site;
      if (dirname(place) === place) break;
      place = dirname(place);
    }
    return unnamed;
  };
}

async function readSiteAt(folder: string): Promise<Site | undefined> {
  for (const { name, kind } of settingsFiles) {
    const text = await readFile(join(folder, name), "utf8").catch(() => undefined);
    if (text === undefined) continue;
    const isProgram = kind === "plain" || kind === "eleventy";
    const config = isProgram ? readProgram(text) : readSettings(name, text);
    const isHexo = kind === "jekyll" && ("source_dir" in config || "post_asset_folder" in config);
    if (kind !== "hugo") return { root: folder, kind: isHexo ? "hexo" : kind, config };
    return { root: folder, kind, config: { ...(await readSplitSettings(folder)), ...config } };
  }
}

/** Without a settings file: the folder above the posts, if its name shows it. Jekyll needs no settings. */
function unnamedSite(folder: string): Site {
  const isPosts = /^_(?:posts|drafts)$/.test(basename(folder));
  const isJekyll = isPosts || existsSync(join(folder, "_posts"));
  return { root: isPosts ? dirname(folder) : folder, kind: isJekyll ? "jekyll" : "plain", config: {} };
}

function readProgram(text: string): FrontMatter {
  const written = (name: string) =>
    new RegExp(`\\b(?:${name})["']?\\s*[:=]\\s*["'\`]([^"'\`\\n$]+)["'\`]`).exec(text)?.[1];
  const [url, baseurl] = [written("site|siteUrl|url|SITEURL|SITE_URL"), written("base|pathPrefix|baseUrl|basePath")];
  const timezone = written("TIMEZONE");
  return {
    ...(timezone !== undefined && { timezone }),
    ...(url !== undefined && { url }),
    ...(baseurl !== undefined && { baseurl }),
  };
}

function readSettings(name: string, text: string): FrontMatter {
  try {
    if (name.endsWith(".toml")) return readToml(text);
    if (name.endsWith(".json")) return JSON.parse(text) as FrontMatter;
    return readYaml(text);
  } catch (error) {
    if (error instanceof FrontMatterError || error instanceof SyntaxError) return {};
    throw error;
  }
}

async function readSplitSettings(folder: string): Promise<FrontMatter> {
  const parts: FrontMatter = {};
  for (const part of ["permalinks", "params"]) {
    for (const ending of ["toml", "yaml", "yml"]) {
      const name = join("config", "_default", `${part}.${ending}`);
      const text = await readFile(join(folder, name), "utf8").catch(() => undefined);
      if (text !== undefined) parts[part] = readSettings(name, text);
    }
  }
  return parts;
}

/** A setting by its name, including "author.name"; Hugo ignores case. */
export function settingOf({ config }: Site, name: string): FrontMatterValue | undefined {
  return name.split(".").reduce<FrontMatterValue | undefined>((value, part) => {
    if (!isMap(value)) return undefined;
    return value[part] ?? Object.entries(value).find(([key]) => key.toLowerCase() === part.toLowerCase())?.[1];
  }, config);
}

export function timeZoneOf(site: Site): string | undefined {
  const name = textOf(settingOf(site, "timezone"));
  return name !== undefined && isTimeZone(name) ? name : undefined;
}

/** The path under which the whole site was published ("/blog"), or "". */
export function basePathOf(site: Site): string {
  const named = textOf(settingOf(site, "baseurl")) ?? textOf(settingOf(site, "root")) ?? "";
  const path = /^https?:\/\//i.test(named) ? new URL(named).pathname : `/${named}`;
  return path.replace(/\/+/g, "/").replace(/\/$/, "");
}

/** With and without "www.". */
export function hostsOf(site: Site): string[] {
  const addresses = ["url", "baseurl", "production_url"].map((name) => textOf(settingOf(site, name)) ?? "");
  const hosts = addresses.filter((text) => /^https?:\/\/./i.test(text)).flatMap((text) => hostOf(text) ?? []);
  return [...hosts, ...(site.hosts ?? [])].flatMap((host) => [host, host.replace(/^www\./, ""), `www.${host}`]);
}

function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host.toLowerCase();
  } catch {
    return undefined;
  }
}

/** Settings for every file of a folder: Jekyll's `defaults`. */
export function defaultFields(site: Site, pathInSite: string, isPost: boolean): FrontMatter {
  const defaults = settingOf(site, "defaults");
  if (site.kind !== "jekyll" || !Array.isArray(defaults)) return {};
  const fields: FrontMatter = {};
  for (const entry of defaults) {
    const { scope, values } = mapOf(entry);
    const { path, type } = mapOf(scope);
    const start = (textOf(path) ?? "").replace(/\*.*$/, "").replace(/^\/|\/$/g, "");
    const isOfType = type === undefined || (isPost ? type === "posts" : type === "pages");
    if (isOfType && (start === "" || pathInSite.startsWith(start))) Object.assign(fields, mapOf(values));
  }
  return fields;
}
