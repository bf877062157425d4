import { asc, count, eq, sql } from "drizzle-orm";
import { ownFirstSegments } from "#app/addresses/own-paths.ts";
import type { MadeArticle } from "#app/domain/blog/article/make-article.server.ts";
import { renderMarkdown } from "#app/domain/blog/article/render-markdown.server.ts";
import { firstWords } from "#app/domain/blog/readers/describe-page.server.ts";
import { readBrand } from "#app/domain/shop/brand.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { prepared } from "#db/prepared.server.ts";
import { sitePages } from "#db/schema.ts";
import { closeGaps } from "./gaps.ts";
import { isUnnamed, namedPages, type OwnPage } from "./named-pages.ts";
import { findPageFile } from "./operator-pages.server.ts";
import { type OwnPageRefusal, ownPageLimits } from "./own-page-rules.ts";

type WrittenPage = typeof sitePages.$inferSelect;

/** Those that there are: the footer's first, then the operator's others. */
export function listOwnPages(): OwnPage[] {
  const rows = writtenPages(db).all();
  const named = namedPages.flatMap(({ path }) => {
    const page = findPageFile(path) ?? rows.find((row) => row.path === path);
    return page ? [{ path, title: page.title }] : [];
  });
  return [...named, ...rows.filter(isUnnamed)];
}

const writtenPages = prepared((db) =>
  db.select({ path: sitePages.path, title: sitePages.title }).from(sitePages).orderBy(asc(sitePages.path)).prepare(),
);

/** Also those that are not written; `setting` names the file that a page comes from. */
export function listPagesToEdit() {
  const there = listOwnPages();
  const named = namedPages.map(({ path, title, isAnnounced }) => {
    const page = there.find((own) => own.path === path);
    const setting = findPageFile(path)?.setting;
    return { path, title: page?.title ?? title, isAnnounced, isThere: page !== undefined, setting };
  });
  const others = there.filter(isUnnamed);
  return [...named, ...others.map((page) => ({ ...page, isAnnounced: false, isThere: true, setting: undefined }))];
}

/** As written at the desk; a page that the footer has a place for begins empty. Undefined for other addresses. */
export function findPageToEdit(path: string): { path: string; title: string; content: string } | undefined {
  return findRow(path) ?? emptyPage(path);
}

function emptyPage(path: string) {
  const named = namedPages.find((page) => page.path === path);
  return named && { path, title: named.title, content: "" };
}

function findRow(path: string): WrittenPage | undefined {
  return pageRow(db).get({ path });
}

const pageRow = prepared((db) =>
  db
    .select()
    .from(sitePages)
    .where(eq(sitePages.path, sql.placeholder("path")))
    .prepare(),
);

const rendered = new Map<string, MadeArticle & { text: string }>();

/** Safe HTML with its chapters; undefined where the operator has none. */
export async function findOwnPage(path: string) {
  const page = findPageFile(path) ?? findRow(path);
  if (!page) return undefined;
  const { html, headings } = await renderPage(path, nameSettings(closeGaps(page.content)));
  const chapters = headings.filter(({ level }) => level === 2);
  const { title, updatedAt } = page;
  return { path, title, html, headings: chapters, updatedAt, description: firstWords(html) || title };
}

async function renderPage(path: string, text: string): Promise<MadeArticle> {
  const kept = rendered.get(path);
  if (kept?.text === text) return kept;
  const article = await renderMarkdown(text);
  if (!article.ok) throw new Error(`The text of /${path} is too long or too nested.`);
  rendered.set(path, { ...article, text });
  return article;
}

/**
 * A page without text is deleted: its address is free again, and the footer says "Coming Soon" where it did.
 * @param isNew the address was typed, so it must not have another page yet
 */
export async function saveOwnPage(
  page: { path: string; title: string; content: string },
  isNew: boolean,
): Promise<{ ok: true; isThere: boolean } | { ok: false; reason: OwnPageRefusal }> {
  const { path, title, content } = page;
  if (findPageFile(path)) return { ok: false, reason: "set-by-file" };
  if (!isUsable(path)) return { ok: false, reason: "path-unusable" };
  if (Buffer.byteLength(content) > ownPageLimits.contentBytesAtMost) return { ok: false, reason: "content-too-long" };
  const article = await renderMarkdown(content);
  if (!article.ok) return article;
  return inTransaction((tx) => {
    const at = eq(sitePages.path, path);
    const current = tx.select().from(sitePages).where(at).get();
    if (content.trim() === "") {
      tx.delete(sitePages).where(at).run();
      return { ok: true, isThere: false };
    }
    if (isNew && current && current.content !== content) return { ok: false, reason: "path-taken" };
    const total = tx.select({ n: count() }).from(sitePages).get()?.n ?? 0;
    if (!current && total >= ownPageLimits.pagesAtMost) return { ok: false, reason: "too-many" };
    const set = { title, content, updatedAt: Date.now() };
    tx.insert(sitePages)
      .values({ path, ...set })
      .onConflictDoUpdate({ target: sitePages.path, set })
      .run();
    return { ok: true, isThere: true };
  });
}

/** One plain segment that neither the product nor the blog uses. */
function isUsable(path: string): boolean {
  if (namedPages.some((page) => page.path === path)) return true;
  return (
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(path) &&
    path.length <= ownPageLimits.pathAtMost &&
    path !== "new" &&
    !ownFirstSegments.has(path)
  );
}

function nameSettings(text: string): string {
  const brand = readBrand();
  const words: Record<string, string | number> = {
    SITE_NAME: brand.siteName,
    CONTACT_EMAIL: brand.contactEmail,
    PUBLIC_URL: env.PUBLIC_URL,
    PHOTO_DAYS: env.PHOTO_DAYS,
    UNPAID_DAYS: env.UNPAID_DAYS,
  };
  return text.replaceAll(/\{([A-Z_]+)\}/g, (whole, name: string) =>
    Object.hasOwn(words, name) ? String(words[name]) : whole,
  );
}
