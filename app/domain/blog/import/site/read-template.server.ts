import { readFileSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { textOf, textsOf } from "../front-matter/field-values.ts";
import { type Site, settingOf } from "./read-site.server.ts";

const templateBytesAtMost = 20_000;
const known = new Map<string, string | undefined>();

/** A site's own include or shortcode, by the name that its texts use. Never from outside the site. */
export function readTemplate(site: Site, name: string): string | undefined {
  if (!/^[\w][\w./ -]*$/.test(name) || name.includes("..")) return undefined;
  const key = `${site.root}\0${name}`;
  if (!known.has(key))
    known.set(
      key,
      placesOf(site, name)
        .map((place) => readWithin(site.root, place))
        .find(Boolean),
    );
  return known.get(key);
}

function placesOf(site: Site, name: string): string[] {
  if (site.kind !== "hugo") {
    const source = textOf(settingOf(site, "source")) ?? "src";
    return [join("_includes", name), join(source, "_includes", name)];
  }
  const themes = textsOf(settingOf(site, "theme")).map((theme) => join("themes", theme));
  const folders = ["layouts/_shortcodes", "layouts/shortcodes", "templates/shortcodes"];
  const places = ["", ...themes].flatMap((start) => folders.map((folder) => join(start, folder, name)));
  return places.flatMap((place) => [`${place}.html`, `${place}.md`]);
}

function readWithin(root: string, place: string): string | undefined {
  try {
    const path = realpathSync(join(root, place));
    if (!path.startsWith(realpathSync(root) + sep)) return undefined;
    const file = statSync(path);
    return file.isFile() && file.size <= templateBytesAtMost ? readFileSync(path, "utf8") : undefined;
  } catch {
    return undefined;
  }
}
