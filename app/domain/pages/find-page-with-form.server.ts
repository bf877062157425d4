import { quoteLink } from "#app/domain/blog/article/blocks/block-names.ts";
import { findArticle } from "#app/domain/blog/readers/find-article.server.ts";
import { findOwnPage } from "./own-pages.server.ts";

/** `path` if a public post or page there has the form that asks for a quote. */
export async function findPageWithForm(path: string): Promise<string | undefined> {
  if (!path.startsWith("/")) return undefined;
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  const html =
    slug === undefined ? (await findOwnPage(path.slice(1)))?.html : (await findArticle(slug))?.post.contentHtml;
  return html?.includes(quoteLink) ? path : undefined;
}
