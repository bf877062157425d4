import type { PostCard, PublishedPost } from "../post.ts";
import { describePost } from "./describe-page.server.ts";
import { findPostPreview, findPublishedPost, listRelatedPosts } from "./find-published-post.server.ts";
import type { PageDescription } from "./page-description.ts";
import { followEdition } from "./readers-edition.server.ts";

/** All that the page of a post shows to everybody alike: what was made of its text, and not the text. */
export interface Article {
  post: Omit<PublishedPost, "content">;
  page: PageDescription;
  related: PostCard[];
}

const relatedAtMost = 2;
/** Some megabytes, the longest unread first out. */
const keptAtMost = 50;

/** What was read and described for one reader is the same for all others, until readers would see something else. */
const kept = new Map<string, Article>();
let keptFor: number | undefined;
let presentEdition: (() => number) | undefined;

/** A published post. */
export async function findArticle(slug: string): Promise<Article | undefined> {
  presentEdition ??= followEdition();
  const edition = presentEdition();
  if (edition !== keptFor) kept.clear();
  keptFor = edition;
  const article = kept.get(slug) ?? describe(await findPublishedPost(slug), false);
  if (article && edition === keptFor) keep(slug, article);
  return article;
}

/** A post that is not published, as its readers will see it: for editors only. */
export async function findArticlePreview(slug: string): Promise<Article | undefined> {
  return describe(await findPostPreview(slug), true);
}

function describe(found: PublishedPost | undefined, hidden: boolean): Article | undefined {
  if (!found) return undefined;
  const page = describePost(found, hidden);
  const { content: _, ...post } = found;
  return { post, page, related: listRelatedPosts(post.id, relatedAtMost) };
}

function keep(slug: string, article: Article): void {
  kept.delete(slug);
  kept.set(slug, article);
  if (kept.size > keptAtMost) kept.delete(kept.keys().next().value!);
}
