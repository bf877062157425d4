import type { PostCard, PublishedPost } from "../post.ts";
import { describePost } from "./describe-page.server.ts";
import { findNeighbors, findPostPreview, findPublishedPost, listRelatedPosts } from "./find-published-post.server.ts";
import type { PageDescription } from "./page-description.ts";
import { followEdition } from "./readers-edition.server.ts";

/** What a post's page shows to every visitor: the rendered text, but not its Markdown. */
export interface Article {
  post: Omit<PublishedPost, "content">;
  page: PageDescription;
  related: PostCard[];
  neighbors: ReturnType<typeof findNeighbors>;
}

const keptAtMost = 50;

/** Shared by all visitors until the edition changes. */
const kept = new Map<string, Article>();
let keptFor: number | undefined;
let presentEdition: (() => number) | undefined;

export async function findArticle(slug: string): Promise<Article | undefined> {
  presentEdition ??= followEdition();
  const edition = presentEdition();
  if (edition !== keptFor) kept.clear();
  keptFor = edition;
  const article = kept.get(slug) ?? describe(await findPublishedPost(slug), false);
  if (article && edition === keptFor) keep(slug, article);
  return article;
}

/** For editors only: a post of any status as its readers will see it. */
export async function findArticlePreview(slug: string): Promise<Article | undefined> {
  return describe(await findPostPreview(slug), true);
}

function describe(found: PublishedPost | undefined, hidden: boolean): Article | undefined {
  if (!found) return undefined;
  const page = describePost(found, hidden);
  const { content: _, ...post } = found;
  return { post, page, related: listRelatedPosts(post.id), neighbors: findNeighbors(found) };
}

function keep(slug: string, article: Article): void {
  kept.delete(slug);
  kept.set(slug, article);
  const [oldest] = kept.keys();
  if (kept.size > keptAtMost && oldest !== undefined) kept.delete(oldest);
}
