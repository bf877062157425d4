import { href } from "react-router";
import type { TopicKind } from "#app/domain/blog/topics/topic-kind.ts";

export const topicWords = {
  category: {
    one: "category",
    title: "Categories",
    intro: "The shelves of the blog: every post may stand on some",
    newOne: "New Category",
    list: href("/admin/categories"),
    edit: (id: number) => href("/admin/categories/:topicId", { topicId: String(id) }),
    delete: (id: number) => href("/admin/categories/:topicId/delete", { topicId: String(id) }),
    page: (slug: string) => href("/blog/category/:slug", { slug }),
    none: "No categories found. Create your first category by clicking the “New Category” button.",
  },
  tag: {
    one: "tag",
    title: "Tags",
    intro: "Words that posts have in common",
    newOne: "New Tag",
    list: href("/admin/tags"),
    edit: (id: number) => href("/admin/tags/:topicId", { topicId: String(id) }),
    delete: (id: number) => href("/admin/tags/:topicId/delete", { topicId: String(id) }),
    page: (slug: string) => href("/blog/tag/:slug", { slug }),
    none: "No tags found. Create your first tag by clicking the “New Tag” button.",
  },
} as const satisfies Record<TopicKind, object>;

/** "12 posts" */
export function countPosts(count: number): string {
  return `${count} ${count === 1 ? "post" : "posts"}`;
}
