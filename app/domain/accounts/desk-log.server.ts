import { count, desc } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { type Page, placePage } from "#db/page.ts";
import { deskLog } from "#db/schema.ts";
import type { SignedInUser } from "./signed-in-user.ts";

export type DeskEntry = Pick<typeof deskLog.$inferSelect, "id" | "editor" | "did" | "about" | "createdAt">;

const entriesAPage = 50;
const aboutAtMost = 200;

/** `did` is like "Post deleted", `about` what it was done to. */
export function noteAtDesk({ id, email }: Pick<SignedInUser, "id" | "email">, did: string, about: string): void {
  const editor = email || `account ${id}`;
  db.insert(deskLog)
    .values({ editorId: id, editor, did, about: about.slice(0, aboutAtMost) })
    .run();
}

export function listDeskLog(page: number): Page<DeskEntry> {
  const total = db.select({ n: count() }).from(deskLog).get()?.n ?? 0;
  const { offset, ...place } = placePage(total, page, entriesAPage);
  const items = db.select().from(deskLog).orderBy(desc(deskLog.id)).limit(entriesAPage).offset(offset).all();
  return { items, ...place };
}
