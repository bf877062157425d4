/** Categories and tags are topics: the same pages and calls serve both. */
export type TopicKind = "category" | "tag";

/** By the pattern of its route ("/api/blog/tags/:topicId"), which is in lower case. */
export function topicKindOf(pattern: string): TopicKind {
  return pattern.split("/").includes("tags") ? "tag" : "category";
}
