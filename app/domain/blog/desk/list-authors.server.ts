import { asc, eq, inArray, sql } from "drizzle-orm";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { blogPosts, users } from "#db/schema.ts";
import { personNameOrEmail } from "../post-details.server.ts";

export interface Author {
  id: number;
  name: string;
}

export function listAuthors(): Author[] {
  return namesOf(inArray(users.id, authorIds()));
}

/** Those who have written here, editors with an account, and the current editor. */
export function listPossibleAuthors(editorId: number | null): Author[] {
  const known = new Map(listAuthors().map((author) => [author.id, author]));
  for (const author of namesOf(inArray(users.email, env.ADMIN_EMAILS))) known.set(author.id, author);
  for (const author of editorId === null ? [] : namesOf(eq(users.id, editorId))) known.set(author.id, author);
  return [...known.values()].sort((a, b) => a.name.localeCompare(b.name, "en") || a.id - b.id);
}

function authorIds(): number[] {
  const id = blogPosts.authorId;
  const rows = db.all<{ id: number | null }>(sql`
    with recursive authors(id) as (
      select min(${id}) from ${blogPosts}
      union all
      select (select min(${id}) from ${blogPosts} where ${id} > authors.id) from authors where authors.id is not null
    )
    select id from authors`);
  return rows.flatMap((row) => row.id ?? []);
}

function namesOf(who: ReturnType<typeof eq>): Author[] {
  const name = personNameOrEmail(users);
  const rows = db.select({ id: users.id, name }).from(users).where(who).orderBy(asc(name), asc(users.id)).all();
  return rows.map((row) => ({ id: row.id, name: row.name ?? "someone" }));
}
