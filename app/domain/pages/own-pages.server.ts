import { asc, count, eq, sql } from "drizzle-orm";
import { firstSegment, ownFirstSegments } from "#app/addresses/own-paths.ts";
import type { MadeArticle } from "#app/domain/blog/article/make-article.server.ts";
import { renderMarkdown } from "#app/domain/blog/article/render-markdown.server.ts";
import { sharedImage } from "#app/domain/blog/blog-address.server.ts";
import { firstWords } from "#app/domain/blog/readers/describe-page.server.ts";
import { firstPictureOf } from "#app/domain/blog/readers/first-picture.server.ts";
import { readBrand } from "#app/domain/shop/brand.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { prepared } from "#db/prepared.server.ts";
import { sitePages } from "#db/schema.ts";
import { closeGaps } from "./gaps.ts";
import { isUnnamed, namedPages, type OwnPage } from "./named-pages.ts";
import { findPageFile } from "./operator-pages.server.ts";
import { type OwnPageRefusal, ownPageLimits } from "./own-page-rules.ts";
import { type OwnPageInput, ownPageSchema } from "./own-page-schema.ts";

type WrittenPage = typeof sitePages.$inferSelect;

/** Public ones: those that the footer has a place for first, then the operator's others. */
export function listOwnPages(): (OwnPage & { inMenu: boolean; inFooter: boolean })[] {
  const rows = writtenPages(db).all();
  const open = rows.filter(({ status }) => status === "public");
  const named = namedPages.flatMap(({ path }) => {
    const [file, row] = [findPageFile(path), open.find((row) => row.path === path)];
    if (!file) return row ?? [];
    return { path, title: file.title, inMenu: row?.inMenu ?? false, inFooter: true };
  });
  return [...named, ...open.filter(isUnnamed)];
}

/** For the frame of every page: a shop that sets nothing has no menu. */
export function listLinkedPages(): { ownPages: OwnPage[]; menuPages?: OwnPage[] } {
  const there = listOwnPages();
  const linkTo = ({ path, title }: OwnPage): OwnPage => ({ path, title });
  const menu = listMenuPages();
  return {
    ownPages: there.filter((page) => page.inFooter || !isUnnamed(page)).map(linkTo),
    ...(menu.length > 0 && { menuPages: menu.map(linkTo) }),
  };
}

/** In the operator's order. */
function listMenuPages(): WrittenPage[] {
  return writtenPages(db)
    .all()
    .filter(({ status, inMenu }) => status === "public" && inMenu);
}

const writtenPages = prepared((db) =>
  db.select().from(sitePages).orderBy(asc(sitePages.position), asc(sitePages.path)).prepare(),
);

/** Also those that are not written; `setting` names the file that a page comes from. */
export function listPagesToEdit() {
  const written = writtenPages(db).all();
  const present = (page: WrittenPage) => ({
    path: page.path,
    title: page.title,
    isThere: true,
    isDraft: page.status === "draft",
  });
  const named = namedPages.map(({ path, title, isAnnounced }) => {
    const file = findPageFile(path);
    const row = written.find((own) => own.path === path);
    const page =
      file || !row ? { path, title: file?.title ?? title, isThere: file !== undefined, isDraft: false } : present(row);
    return { ...page, isAnnounced, setting: file?.setting };
  });
  const others = written.filter(isUnnamed);
  return [...named, ...others.map((page) => ({ ...present(page), isAnnounced: false, setting: undefined }))];
}

/** As written at the desk; a page that the footer has a place for begins empty. Undefined for other addresses. */
export function findPageToEdit(path: string): OwnPageInput | undefined {
  return findRow(path) ?? emptyPage(path);
}

function emptyPage(path: string): OwnPageInput | undefined {
  const named = namedPages.find((page) => page.path === path);
  return named && { ...ownPageSchema.parse({ path, title: named.title }), inFooter: true };
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

/** Safe HTML with its chapters; undefined where the operator has none, or, except for editors, only a draft. */
export async function findOwnPage(path: string, { mayEdit = false } = {}) {
  const page = findPageFile(path) ?? findRow(path);
  const isDraft = page && "status" in page && page.status === "draft";
  if (!page || (isDraft && !mayEdit)) return undefined;
  const { html, headings } = await renderPage(path, nameSettings(closeGaps(page.content)));
  const chapters = headings.filter(({ level }) => level === 2);
  const { title, updatedAt } = page;
  const description = ("description" in page && page.description) || firstWords(html) || title;
  const shown = firstPictureOf(html);
  const image = shown ? sharedImage(shown) : undefined;
  return { path, title, html, headings: chapters, updatedAt, description, image, isDraft: isDraft === true };
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
  page: OwnPageInput,
  isNew: boolean,
): Promise<{ ok: true; isThere: boolean } | { ok: false; reason: OwnPageRefusal }> {
  const { path, content, ...facts } = page;
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
    const others = listMenuPages().filter((other) => other.path !== path).length;
    const isLinked = facts.inMenu && facts.status === "public";
    if (isLinked && others >= ownPageLimits.menuAtMost) return { ok: false, reason: "menu-full" };
    const set = { ...facts, content, updatedAt: Date.now() };
    tx.insert(sitePages)
      .values({ path, ...set })
      .onConflictDoUpdate({ target: sitePages.path, set })
      .run();
    return { ok: true, isThere: true };
  });
}

/** Plain segments, the first of which neither the product nor the blog uses. */
function isUsable(path: string): boolean {
  if (namedPages.some((page) => page.path === path)) return true;
  return (
    path.length <= ownPageLimits.pathAtMost &&
    path.split("/").every((segment) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(segment)) &&
    path !== "new" &&
    !ownFirstSegments.has(firstSegment(`/${path}`))
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
