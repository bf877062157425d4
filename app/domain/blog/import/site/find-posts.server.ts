import { readdir } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { mapOf, textOf, textsOf } from "../front-matter/field-values.ts";
import { foldersOf, sectionOf, withoutNotionId } from "./content-path.ts";
import { type Site, settingOf, siteFinder } from "./read-site.server.ts";

/** By the file's location: only posts may be published. */
export type Place = "post" | "draft" | "hidden" | "page" | "index";

export interface FoundFile {
  path: string;
  file: string;
  site: Site;
  pathInSite: string;
  place: Place;
  foreign: boolean;
  /** Known before it is read: reasons for a draft. */
  doubts?: string[];
}

const otherFolders =
  /^(?:_site|_layouts|_includes|_sass|_data|_plugins|_templates|node_modules|bower_components|themes|layouts|archetypes|public|resources|vendor|dist|scaffolds|i18n|exampleSite)$/;
/** Common folders for posts, whatever makes the site. */
const postFolders =
  /^_?(?:posts?|blogs?|blogposts?|blog-posts|articles?|news|writings?|essays?|journal|stories|notes|diary|entries|til|weblog)$/i;
const draftFolders = /^_?drafts?$/i;
const markdown = /\.(?:md|markdown|mkdn?|mdown|mdx)$/i;
const foreignTexts = /\.(?:textile|adoc|asciidoc|org|rst|rmd|ipynb)$/i;
const repositoryFiles =
  /^(?:readme|license|licence|changelog|contributing|code_of_conduct|security|authors|history|todo)\b/i;

export async function findPosts(folder: string): Promise<FoundFile[]> {
  const siteOf = siteFinder(folder);
  const found: FoundFile[] = [];
  for (const path of await listTexts(folder)) {
    const file = join(folder, path);
    const site = await siteOf(dirname(file));
    const pathInSite = relative(site.root, file).split(sep).join("/");
    found.push({ path, file, site, pathInSite, place: "page", foreign: foreignTexts.test(path) });
  }
  for (const site of new Set(found.map((text) => text.site))) {
    const texts = found.filter((text) => text.site === site);
    sortBySection(site, folder, texts);
  }
  return found.filter(isText);
}

async function listTexts(folder: string): Promise<string[]> {
  const paths: string[] = [];
  const visit = async (within: string) => {
    for (const entry of await readdir(join(folder, within), { withFileTypes: true })) {
      const path = within === "" ? entry.name : `${within}/${entry.name}`;
      // ".DS_Store", and the "._old-bricks.md" that macOS leaves next to every file on other disks.
      if (entry.name.startsWith(".")) continue;
      if (entry.isDirectory() && !otherFolders.test(entry.name)) await visit(path);
      else if (entry.isFile() && (markdown.test(path) || foreignTexts.test(path) || /\.html?$/i.test(path)))
        paths.push(path);
    }
  };
  await visit("");
  return paths.sort();
}

/** HTML, Textile and similar files are posts only in a folder of posts; elsewhere they are templates or notes. */
function isText({ path, pathInSite, place, foreign, site }: FoundFile): boolean {
  if (markdown.test(path)) return true;
  const isAmongPosts = site.kind === "hugo" ? place === "post" : /(?:^|\/)_(?:posts|drafts)\//.test(pathInSite);
  return isAmongPosts && (foreign || /\.html?$/i.test(path));
}

function sortBySection(site: Site, folder: string, files: FoundFile[]): void {
  const named = files.some(({ pathInSite }) => foldersOf(pathInSite).some((part) => isPostFolder(part)));
  const sections = site.kind === "hugo" ? mainSections(site, named ? [] : files) : [];
  // A folder that is not a site and contains no folder of posts is one itself.
  const isAllPosts = (site.kind === "plain" || site.kind === "eleventy") && !named && site.root === folder;
  for (const found of files) found.place = placeOf(found, sections, isAllPosts);
}

function placeOf({ pathInSite, site }: FoundFile, sections: string[], isAllPosts: boolean): Place {
  const folders = foldersOf(pathInSite);
  const name = basename(pathInSite);
  if (/^_index\./.test(name)) return "index";
  if (folders.some((part) => draftFolders.test(part))) return "draft";
  if (repositoryFiles.test(name)) return "page";
  if (site.kind === "plain" && name.startsWith("_")) return "hidden";
  const isIndex = /^index\./i.test(name);
  if (folders.includes("_posts")) return isIndex && folders.at(-1) === "_posts" ? "index" : "post";
  const section = sectionOf(pathInSite);
  const isPost = isAllPosts || folders.some((part) => isPostFolder(part)) || (section && sections.includes(section));
  if (!isPost) return "page";
  const isList = folders.length === 0 || isPostFolder(folders.at(-1) ?? "");
  return isIndex && isList && !isBundle(site, folders) ? "index" : "post";
}

/** In Hugo an index.md always makes its folder a post: here a folder named "news" within the posts. */
function isBundle(site: Site, folders: string[]): boolean {
  return site.kind === "hugo" && folders.slice(0, -1).some((part) => isPostFolder(part));
}

function isPostFolder(name: string): boolean {
  return postFolders.test(withoutNotionId(name));
}

/** Hugo's: those in its settings, else the section with the most texts. */
function mainSections(site: Site, files: FoundFile[]): string[] {
  const named = textsOf(mapOf(settingOf(site, "params")).mainSections ?? settingOf(site, "mainSections"));
  if (named.length > 0) return named;
  const counts = new Map<string, number>();
  for (const { pathInSite } of files) {
    const section = sectionOf(pathInSite);
    if (section && markdown.test(pathInSite)) counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  const [largest] = [...counts].sort(([, a], [, b]) => b - a);
  return largest && textOf(largest[0]) && largest[1] > 1 ? [largest[0]] : [];
}

export function isOfNotion(path: string): boolean {
  return / [0-9a-f]{32}\.md$/.test(path);
}

export function isOfRepository({ place, pathInSite, site }: FoundFile): boolean {
  if (repositoryFiles.test(basename(pathInSite))) return true;
  return place === "page" && site.kind === "jekyll";
}
