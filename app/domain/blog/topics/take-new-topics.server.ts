import { ensureTopics } from "./save-topic.server.ts";
import type { TopicKind } from "./topic-kind.ts";
import { topicSchemas } from "./topic-schemas.ts";

interface FieldsWithTopics {
  categories: string[];
  tags: string[];
  newCategories: string;
  newTags: string;
}

/**
 * Creates or finds categories and tags typed into a post's form, and selects them. Invalid names stay typed; `problems`
 * are in words by field.
 */
export function takeNewTopics<T extends FieldsWithTopics>(
  fields: T,
): { fields: T; problems?: { categories?: string; tags?: string } } {
  const [categories, tags] = [namesIn(fields.newCategories), namesIn(fields.newTags)];
  const problems = { categories: problemOf("category", categories), tags: problemOf("tag", tags) };
  if (problems.categories || problems.tags) return { fields, problems };
  const withNew = (ids: string[], kind: TopicKind, names: string[]) =>
    names.length === 0 ? ids : [...new Set([...ids, ...ensureTopics(kind, names).map(String)])];
  return {
    fields: {
      ...fields,
      categories: withNew(fields.categories, "category", categories),
      tags: withNew(fields.tags, "tag", tags),
      ...{ newCategories: "", newTags: "" },
    },
  };
}

function namesIn(text: string): string[] {
  return text
    .split(",")
    .map((name) => name.replace(/[\p{Cc}\p{Cs}\u2028\u2029\s]+/gu, " ").trim())
    .filter(Boolean);
}

function problemOf(kind: TopicKind, names: string[]): string | undefined {
  for (const name of names) {
    const parsed = topicSchemas[kind].safeParse({ name });
    if (!parsed.success) return parsed.error.issues[0]?.message;
  }
}
