import { markdownPicture } from "./body/tag-arguments.ts";
import { firstText, mapOf } from "./front-matter/field-values.ts";
import type { FrontMatterValue } from "./front-matter/front-matter-value.ts";

/** Pictures of the front matter (`gallery: [{ image_path, alt, title }]`), one below the other. */
export function galleryOf(list: FrontMatterValue | undefined): string | undefined {
  if (!Array.isArray(list) || list.length === 0) return undefined;
  const pictures = list.map((entry) => {
    const fields = typeof entry === "string" ? { image_path: entry } : mapOf(entry);
    const source = firstText(fields, ["image_path", "src", "image", "path", "url"]);
    return source && markdownPicture(source, firstText(fields, ["alt"]) ?? "", firstText(fields, ["title", "caption"]));
  });
  return pictures.every(Boolean) ? `\n\n${pictures.join("\n\n")}\n\n` : undefined;
}
