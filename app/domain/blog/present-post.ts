import { pictureAddress } from "./picture-address.ts";
import { authorInitials, type PostCard, type PostForEdit, type PostListItem, type PublishedPost } from "./post.ts";

/** Posts in the shapes of the specification's API, times as ISO 8601 in UTC. */

export function presentPostCard(post: Omit<PostCard, "authorSlug">) {
  const featuredImage = post.featuredImage && pictureAddress(post.featuredImage.picture.path);
  return {
    id: post.id,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    featuredImage,
    featuredImagePath: featuredImage,
    featuredImageAlt: post.featuredImage?.alt ?? "",
    category: post.categories[0] ?? null,
    categories: post.categories,
    author: presentAuthor(post.authorName),
    publishedAt: presentTime(post.publishedAt),
    updatedAt: presentTime(post.updatedAt),
    status: post.status,
    readingTime: post.readingMinutes,
  };
}

/** `contentHtml` is sanitized; `content` is its Markdown. */
export function presentPublishedPost(post: PublishedPost) {
  const { content, contentHtml, metaTitle, metaDescription, tags } = post;
  const createdAt = presentTime(post.createdAt);
  return { ...presentPostCard(post), content, contentHtml, metaTitle, metaDescription, tags, createdAt };
}

export function presentPostListItem(post: PostListItem) {
  const { id, title, slug, excerpt, status } = post;
  return { id, title, slug, excerpt, status, author: presentAuthor(post.authorName), ...presentTimes(post) };
}

export function presentPostForEdit(post: PostForEdit) {
  const { content, metaTitle, metaDescription, authorId, tags, blocks } = post;
  const words = { content, metaTitle, metaDescription, authorId, tags, blocks };
  return { ...presentPostCard(post), ...words, ...presentTimes(post), updatedBy: post.updatedByName };
}

function presentTimes({
  publishedAt,
  createdAt,
  updatedAt,
}: Pick<PostForEdit, "publishedAt" | "createdAt" | "updatedAt">) {
  return {
    publishedAt: presentTime(publishedAt),
    createdAt: presentTime(createdAt),
    updatedAt: presentTime(updatedAt),
  };
}

function presentTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

function presentAuthor(name: string | null) {
  return { name: name ?? "", initials: authorInitials(name) };
}
