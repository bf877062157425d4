/** Categories and tags are topics: the same pages and calls serve both. */
export type TopicKind = "category" | "tag";

/** What an address is about, by the pattern of its route ("/api/blog/tags/:topicId"), which is in one case. */
export function topicKindOf(pattern: string): TopicKind {
  return pattern.split("/").includes("tags") ? "tag" : "category";
}
