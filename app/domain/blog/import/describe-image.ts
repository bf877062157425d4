import { firstText, isMap, mapOf, textOf, textsOf } from "./front-matter/field-values.ts";
import type { FrontMatter, FrontMatterValue } from "./front-matter/front-matter-value.ts";

export interface DescribedImage {
  source: string;
  alt: string;
}

/** Fields that themes show above a post, the most specific first. */
const imageNames = [
  "image",
  "featured_image",
  "featuredImage",
  "featuredimage",
  "feature_image",
  "featured_img",
  "feature-img",
  "featured",
  "cover",
  "coverImage",
  "cover_image",
  "cover-img",
  "cover_img",
  "coverImg",
  "hero",
  "heroImage",
  "hero_image",
  "header",
  "header_image",
  "headerImage",
  "header-img",
  "banner",
  "bannerImage",
  "banner_img",
  "bigimg",
  "img",
  "photo",
  "background",
  "post_image",
  "postImage",
  "teaser",
  "thumbnail",
  "thumbnail-img",
  "thumb",
  "thumbnailImage",
  "index_img",
  "preview",
  "ogImage",
  "og_image",
  "share-img",
  "social_image",
  "socialImage",
  "images",
  "photos",
];
const sourceNames = [
  "path",
  "image",
  "src",
  "url",
  "file",
  "relative",
  "feature",
  "overlay_image",
  "og_image",
  "teaser",
  "thumbnail",
  "name",
];
const altNames = ["alt", "image_alt", "imageAlt", "image_description", "desc", "caption"];

export function imageOf(fields: FrontMatter): DescribedImage | undefined {
  for (const name of imageNames) {
    const inner = firstOf(fields[name]);
    const source = isMap(inner) ? firstText(inner, sourceNames) : textOf(inner);
    // "featured: true", "header: no" and "background: #fff" are not pictures.
    if (source === undefined || /^(?:true|false|yes|no|\d+|#.*)$/i.test(source)) continue;
    const alt =
      firstText(mapOf(inner), altNames) ??
      firstText(fields, [`${name}_alt`, `${name}Alt`, "image_alt", "imageAlt", "alt"]);
    return { source, alt: alt ?? "" };
  }
  return imageOfResources(fields);
}

function imageOfResources({ resources }: FrontMatter): DescribedImage | undefined {
  for (const entry of Array.isArray(resources) ? resources : []) {
    const { name, src, title } = mapOf(entry);
    const isAbove = /cover|feature|hero|header|thumb/i.test(`${textOf(name) ?? ""} ${textOf(src) ?? ""}`);
    const source = textOf(src);
    if (isAbove && source && !source.includes("*")) return { source, alt: textOf(title) ?? "" };
  }
}

function firstOf(value: FrontMatterValue | undefined): FrontMatterValue | undefined {
  if (!Array.isArray(value)) return value;
  return value.find((entry) => isMap(entry)) ?? textsOf(value)[0];
}
