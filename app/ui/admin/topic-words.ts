import type { TopicKind } from "#app/domain/blog/topics/topic-kind.ts";

/** How the pages of categories and tags differ: in their words. */
export const topicWords = {
  category: {
    one: "category",
    title: "Categories",
    intro: "The shelves of the blog: every post may stand on some",
    newOne: "New Category",
    list: "/admin/categories",
    page: "/blog/category/",
    none: "No categories found. Create your first category by clicking the “New Category” button.",
  },
  tag: {
    one: "tag",
    title: "Tags",
    intro: "Words that posts have in common",
    newOne: "New Tag",
    list: "/admin/tags",
    page: "/blog/tag/",
    none: "No tags found. Create your first tag by clicking the “New Tag” button.",
  },
} as const satisfies Record<TopicKind, object>;

/** "12 posts" */
export function countPosts(count: number): string {
  return `${count} ${count === 1 ? "post" : "posts"}`;
}
