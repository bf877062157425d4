import type { MetaDescriptor } from "react-router";
import type { PageDescription } from "#app/domain/blog/readers/page-description.ts";

/** Besides the title. */
export function pageTags(page: PageDescription): MetaDescriptor[] {
  const { title, description, url, siteName, feeds, image, article, hidden, jsonLd } = page;
  return [
    { name: "description", content: description },
    hidden ? { name: "robots", content: "noindex" } : { tagName: "link", rel: "canonical", href: url },
    ...(feeds ? feedTags(siteName, feeds) : []),
    { property: "og:type", content: article ? "article" : "website" },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...imageTags(image),
    ...(article ? articleTags(article) : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...(jsonLd ? [{ "script:ld+json": jsonLd as Record<string, string> }] : []),
  ];
}

function feedTags(siteName: string, { atom, rss }: NonNullable<PageDescription["feeds"]>): MetaDescriptor[] {
  return [
    { tagName: "link", rel: "alternate", type: "application/atom+xml", title: `${siteName} (Atom)`, href: atom },
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title: `${siteName} (RSS)`, href: rss },
  ];
}

function imageTags({ url, width, height, alt }: PageDescription["image"]): MetaDescriptor[] {
  return [
    { property: "og:image", content: url },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    ...(alt ? [{ property: "og:image:alt", content: alt }] : []),
  ];
}

function articleTags({ publishedTime, modifiedTime, section, tags }: NonNullable<PageDescription["article"]>) {
  return [
    ...(publishedTime ? [{ property: "article:published_time", content: publishedTime }] : []),
    { property: "article:modified_time", content: modifiedTime },
    ...(section ? [{ property: "article:section", content: section }] : []),
    ...tags.map((tag) => ({ property: "article:tag", content: tag })),
  ];
}
