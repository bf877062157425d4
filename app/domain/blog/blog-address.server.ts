import { env } from "#app/settings/env.server.ts";
import { pictureAddress } from "./picture-address.ts";
import type { FeaturedImage } from "./post.ts";

/** An absolute URL for search engines, feed readers and link previews. @param path begins with "/" */
export function publicUrl(path: string): string {
  return new URL(path, env.PUBLIC_URL).href;
}

export function postPath(slug: string): string {
  return `/blog/${slug}`;
}

export type FeedFormat = "atom" | "rss";

/** @param list the path of the list of posts */
export function feedPath(format: FeedFormat, list = "/blog"): string {
  return `${list}/${format}.xml`;
}

/** The largest stored size up to 1600 pixels, for previews and feeds. Without AVIF in Accept it is a JPEG. */
export function sharedImage({ picture, alt }: FeaturedImage) {
  const width = picture.width > 1600 ? (picture.widths.at(-1) ?? picture.width) : picture.width;
  const size = width < picture.width ? `?w=${width}` : "";
  return {
    url: publicUrl(pictureAddress(picture.path)) + size,
    width,
    height: Math.round((width * picture.height) / picture.width),
    alt,
  };
}
