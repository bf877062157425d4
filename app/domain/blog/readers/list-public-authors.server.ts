import { and, eq, isNotNull, max } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { blogPosts, users } from "#db/schema.ts";
import { personName } from "../post-details.server.ts";
import { slugOfAuthor } from "../post-rules.ts";
import { isPublicNow } from "./list-published-posts.server.ts";

export interface PublicAuthor {
  id: number;
  name: string;
  slug: string;
  changedAt: number;
}

/** With a name and a public post. */
export function listPublicAuthors(id?: number): PublicAuthor[] {
  const rows = db
    .select({ id: users.id, name: personName(users), changedAt: max(blogPosts.updatedAt) })
    .from(blogPosts)
    .innerJoin(users, eq(users.id, blogPosts.authorId))
    .where(and(isPublicNow(), isNotNull(blogPosts.authorId), id === undefined ? undefined : eq(users.id, id)))
    .groupBy(users.id)
    .all();
  return rows.flatMap(({ name, changedAt, ...row }) =>
    name === null ? [] : [{ ...row, name, slug: slugOfAuthor(name, row.id), changedAt: changedAt ?? 0 }],
  );
}

/** Also by a slug with an earlier name. */
export function findPublicAuthor(slug: string): PublicAuthor | undefined {
  const [id] = /(?<=-)[1-9]\d{0,14}$/.exec(slug) ?? [];
  return id === undefined ? undefined : listPublicAuthors(Number(id))[0];
}
