import { readdir, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import { plainPath } from "../../redirects/plain-path.ts";
import { textOf } from "../front-matter/field-values.ts";
import { basePathOf, hostsOf, type Site, settingOf } from "../site/read-site.server.ts";

export interface PictureInText {
  site: Site;
  file: string;
  source: string;
}

/** Whether it is a URL of another site. */
export function isElsewhere(source: string, site: Site): boolean {
  if (/^\/api\/uploads\//.test(source)) return true;
  const [, host] = /^(?:[a-z][a-z0-9+.-]*:)?\/\/([^/?#]*)/i.exec(source) ?? [];
  if (host !== undefined) return !hostsOf(site).includes(host.toLowerCase());
  return /^[a-z][a-z0-9+.-]*:/i.test(source);
}

/** Where it was on the web; undefined where that is not known. */
export function addressOfPicture(source: string, site: Site): string | undefined {
  if (/^\/api\/uploads\//.test(source)) return undefined;
  const base = ["url", "baseurl"].map((name) => textOf(settingOf(site, name)) ?? "").find((text) => URL.canParse(text));
  const absolute = source.startsWith("//") ? `https:${source}` : source;
  if (/^https?:\/\//i.test(absolute)) return URL.canParse(absolute) ? absolute : undefined;
  if (base === undefined || /^[a-z][a-z0-9+.-]*:/i.test(source)) return undefined;
  return URL.canParse(source, base) ? new URL(source, base).href : undefined;
}

const publicFolders = [
  "",
  "static",
  "public",
  "assets",
  "source",
  "src",
  "content",
  "src/assets",
  "src/content",
  "images",
];

/**
 * Next to the text, in Hexo's folder for the text, in a parent or public folder; else the only file of the site whose
 * path ends like that, in any case. An absolute path, never outside the site.
 */
export async function findPicture({ site, file, source }: PictureInText): Promise<string | undefined> {
  const clean = cleanPath(source, site);
  if (clean === undefined) return undefined;
  const root = await realpath(site.root);
  const here = await realpath(dirname(file));
  for (const start of placesOf(root, here, file)) {
    for (const path of clean) {
      const found = await realpath(resolve(start, `./${path}`)).catch(() => undefined);
      if (found?.startsWith(root + sep) && hasEnding(found)) return found;
    }
  }
  const known = await picturesOf(root);
  for (const path of clean) {
    const found = known.find(path, here);
    if (found) return found;
  }
}

function hasEnding(path: string): boolean {
  return /\.[a-z0-9]{2,5}$/i.test(path);
}

/** Without the site's host, base path and query; decoded and as written. */
function cleanPath(source: string, site: Site): string[] | undefined {
  if (source.includes("\0")) return undefined;
  const path = source.replace(/^(?:https?:)?\/\/[^/]*/i, "").replace(/\\/g, "/");
  const base = basePathOf(site);
  const unbased = base !== "" && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  const plain = unbased.replace(/[?#].*$/, "");
  const names = [decoded(plain), plain, decoded(unbased)].map((name) => name?.replace(/^@(?=\/)|^~\//, "").trim());
  const wanted = [...new Set(names)].filter((name) => name !== undefined).filter((name) => plainPath(name) !== "");
  return wanted.length > 0 ? wanted : undefined;
}

function decoded(source: string): string | undefined {
  try {
    return decodeURIComponent(source);
  } catch {
    return undefined;
  }
}

function placesOf(root: string, here: string, file: string): string[] {
  const places = [here, join(here, basename(file).replace(/\.[^.]+$/, ""))];
  for (let place = here; place.startsWith(root + sep); place = dirname(place))
    places.push(place, join(place, "static"));
  return [...places, ...publicFolders.map((folder) => join(root, folder))];
}

interface KnownPictures {
  find(path: string, near: string): string | undefined;
}

const knownOfRoots = new Map<string, Promise<KnownPictures>>();

function picturesOf(root: string): Promise<KnownPictures> {
  const known = knownOfRoots.get(root) ?? readPictures(root);
  knownOfRoots.set(root, known);
  return known;
}

async function readPictures(root: string): Promise<KnownPictures> {
  const byName = new Map<string, string[]>();
  const visit = async (folder: string) => {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !/^(?:node_modules|_site|\.git)$/.test(entry.name)) await visit(path);
      if (!entry.isFile() || !/\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i.test(entry.name)) continue;
      const key = entry.name.toLowerCase().normalize("NFC");
      byName.set(key, [...(byName.get(key) ?? []), path]);
    }
  };
  await visit(root);
  return { find: (path, near) => choose(byName, path, near) };
}

/** Of several the one nearest to the text, and none when two are as near. */
function choose(byName: Map<string, string[]>, path: string, near: string): string | undefined {
  const wanted = path
    .toLowerCase()
    .normalize("NFC")
    .replace(/^(?:\.{1,2}\/|\/)+/, "");
  const named = byName.get(basename(wanted)) ?? [];
  const ending = named.filter((candidate) => candidate.toLowerCase().normalize("NFC").endsWith(`/${wanted}`));
  const candidates = ending.length > 0 ? ending : named.length === 1 ? named : [];
  const shared = (candidate: string) => sharedLength(candidate, near);
  const [best, second] = candidates.toSorted((a, b) => shared(b) - shared(a) || a.length - b.length);
  return best && second && shared(best) === shared(second) && best.length === second.length ? undefined : best;
}

function sharedLength(a: string, b: string): number {
  const [left, right] = [a.split(sep), b.split(sep)];
  return left.findIndex((part, at) => part !== right[at]);
}
