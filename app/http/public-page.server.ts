import { readSiteName } from "#app/domain/shop/brand.server.ts";
import { sitePicture } from "#app/domain/shop/site-picture.server.ts";
import { env } from "#app/settings/env.server.ts";

/** Outside the blog. Takes paths and returns absolute addresses. */
export function describePublicPage(page: {
  path: string;
  title: string;
  description: string;
  image?: { path: string; width: number; height: number; alt: string; digitalSourceType: string };
  hidden?: boolean;
}) {
  const { path, title, description, image: shown, hidden } = page;
  const image = shown && { ...shown, url: new URL(shown.path, env.PUBLIC_URL).href };
  return {
    title,
    description,
    url: new URL(path, env.PUBLIC_URL).href,
    siteName: readSiteName(),
    hidden,
    image: image ?? sitePicture(),
    jsonLd: image && pictureData(image),
  };
}

/** https://schema.org/ImageObject */
function pictureData(image: { url: string; width: number; height: number; alt: string; digitalSourceType: string }) {
  const { url, width, height, alt, digitalSourceType } = image;
  return {
    "@context": "https://schema.org",
    "@type": "ImageObject",
    contentUrl: url,
    width,
    height,
    caption: alt,
    digitalSourceType,
  };
}
