import { readBrand, readSiteName } from "#app/domain/shop/brand.server.ts";
import { sitePicture } from "#app/domain/shop/site-picture.server.ts";
import { feedPath, postPath, publicUrl, sharedImage } from "../blog-address.server.ts";
import type { PublishedPost } from "../post.ts";
import { plainText } from "../search/plain-text.ts";
import { readBlogSettings } from "../settings/blog-settings.server.ts";
import { firstPictureOf } from "./first-picture.server.ts";
import type { PageDescription } from "./page-description.ts";

interface DescribedList {
  title: string;
  description: string;
  /** With the number, from the second page on. */
  path: string;
  page: number;
  /** The list that has feeds of its own. */
  feedList?: string;
}

/** From the second page on the title has the page's number. */
export function describeList({ title, description, path, page, feedList }: DescribedList): PageDescription {
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    description,
    url: publicUrl(path),
    ...siteFacts(),
    ...(feedList && { feeds: feedUrls(feedList) }),
    image: sitePicture(),
  };
}

/** `hidden` for a preview. */
export function describePost(post: PublishedPost, hidden = false): PageDescription {
  const article = {
    publishedTime: post.publishedAt === null ? null : new Date(post.publishedAt).toISOString(),
    modifiedTime: new Date(post.updatedAt).toISOString(),
    section: post.categories[0]?.name ?? null,
    tags: post.tags.map(({ name }) => name),
  };
  const shown = post.featuredImage ?? firstPictureOf(post.contentHtml);
  const own = shown && sharedImage(shown);
  const description = {
    title: post.metaTitle || post.title,
    description: post.metaDescription || post.excerpt || firstWords(post.contentHtml),
    url: publicUrl(postPath(post.slug)),
    ...siteFacts(),
    image: own ?? sitePicture(),
    article,
    hidden,
  };
  return { ...description, jsonLd: hidden ? undefined : articleData(post, description, article, own?.url) };
}

function siteFacts() {
  const { language, timeZone } = readBlogSettings();
  return { siteName: readSiteName(), feeds: feedUrls("/blog"), language, timeZone };
}

/** https://schema.org/Article as described at https://developers.google.com/search/docs/appearance/structured-data/article */
function articleData(
  post: PublishedPost,
  page: PageDescription,
  { publishedTime, modifiedTime, section, tags }: NonNullable<PageDescription["article"]>,
  picture: string | undefined,
): Record<string, unknown> {
  const { siteName: name, mark } = readBrand();
  const logo = mark && { logo: { "@type": "ImageObject", ...mark } };
  const publisher = { "@type": "Organization", name, url: publicUrl("/"), ...logo };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: post.title,
    inLanguage: page.language,
    description: page.description,
    url: page.url,
    mainEntityOfPage: page.url,
    ...(picture ? { image: [picture] } : {}),
    ...(publishedTime ? { datePublished: publishedTime } : {}),
    dateModified: modifiedTime,
    author: isTheHouse(post.authorName) ? publisher : personData(post),
    publisher,
    ...(section ? { articleSection: section } : {}),
    ...(tags.length > 0 ? { keywords: tags } : {}),
  };
}

function personData({ authorName: name, authorSlug }: PublishedPost) {
  return { "@type": "Person", name, ...(authorSlug && { url: publicUrl(`/blog/author/${authorSlug}`) }) };
}

function isTheHouse(authorName: string | null): boolean {
  return authorName === null || authorName === readSiteName();
}

function feedUrls(list: string) {
  return { atom: publicUrl(feedPath("atom", list)), rss: publicUrl(feedPath("rss", list)) };
}

export function firstWords(html: string): string {
  const text = plainText(html);
  return text.length > 160 ? `${text.slice(0, 160).replace(/\s+\S*$/, "")} …` : text;
}
