import { count, desc, eq, inArray, sql } from "drizzle-orm";
import { env } from "#app/env.server.ts";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
import { type Page, placePage } from "#db/page.ts";
import { blogCategories, blogPosts, blogTags, redirects } from "#db/schema.ts";
import { plainPath } from "./plain-path.ts";
import type { RedirectRefusal } from "./redirect-refusals.ts";

/** A row of the desk's list. */
export type Redirect = typeof redirects.$inferSelect;

const redirectsAPage = 50;

/** Steps from one old address to the next; more are a mistake. */
const stepsAtMost = 10;

/** Lets an old address lead to a page of ours. A chain may be built, a circle never. */
export function addRedirect(from: string, to: string): { ok: true } | { ok: false; reason: RedirectRefusal } {
  const path = plainPath(from);
  if (path === "" || path.length > 1000 || /\p{Cc}/u.test(path)) return { ok: false, reason: "no-path" };
  const target = ownTarget(to);
  if (typeof target !== "string") return { ok: false, reason: target.reason };
  return inTransaction((tx) => {
    if (isLiving(tx, path)) return { ok: false, reason: "living-page" };
    if (leadsTo(tx, target, path)) return { ok: false, reason: "loop" };
    const added = tx.insert(redirects).values({ path, target }).onConflictDoNothing().run();
    return added.changes > 0 ? { ok: true } : { ok: false, reason: "taken" };
  });
}

/** @returns false when there is none */
export function deleteRedirect(path: string): boolean {
  return db.delete(redirects).where(eq(redirects.path, path)).run().changes > 0;
}

/** The most used first. */
export function listRedirects(page: number): Page<Redirect> {
  const total = db.select({ n: count() }).from(redirects).get()?.n ?? 0;
  const { offset, ...place } = placePage(total, page, redirectsAPage);
  const rows = db.select().from(redirects).orderBy(desc(redirects.hits), desc(redirects.path));
  return { ...place, total, items: rows.limit(redirectsAPage).offset(offset).all() };
}

/**
 * Where an address that no page has leads to, at the end of the chain; counts the hit. "/walls.html" and "/walls" are one.
 * @param address with its query, which goes along
 * @returns a path of ours
 */
export function followRedirect(address: string, { now = Date.now(), isCounted = true } = {}): string | undefined {
  const path = plainPath(address);
  if (path === "") return undefined;
  const found = find(db, path);
  if (!found) return undefined;
  const target = chainFrom(db, found.target).at(-1)!;
  if (plainPath(target) === found.path) return undefined;
  if (isCounted) countHit(found.path, now);
  const query = /[?#]/.test(target) ? "" : (/\?[^#]*/.exec(address)?.[0] ?? "");
  return `${encodeURI(target)}${query}`;
}

function countHit(path: string, now: number): void {
  const hits = sql`${redirects.hits} + 1`;
  db.update(redirects).set({ hits, lastHitAt: now }).where(eq(redirects.path, path)).run();
}

/**
 * Lets the addresses that a post had elsewhere lead to it.
 * @returns in words those that mean something else here
 */
export function keepOldAddresses(paths: string[], slug: string): string[] {
  const target = `/blog/${slug}`;
  return paths.flatMap((path) => {
    if (path === target) return [];
    const added = addRedirect(path, target);
    if (added.ok || find(db, path)?.target === target) return [];
    return added.reason === "no-path" ? [] : [`its old address ${path} is taken here`];
  });
}

/** A page of ours that moved: its old address is no page any more. */
export function keepMovedPage(tx: Transaction, before: string, after: string): void {
  tx.delete(redirects).where(eq(redirects.path, after)).run();
  tx.insert(redirects)
    .values({ path: before, target: after })
    .onConflictDoUpdate({ target: redirects.path, set: { target: after } })
    .run();
}

function find(tx: Transaction | typeof db, path: string): Redirect | undefined {
  const bare = path.replace(/\.html?$/i, "");
  const spellings = [path, bare, `${bare}.html`];
  const rows = tx.select().from(redirects).where(inArray(redirects.path, spellings)).all();
  return spellings.map((spelling) => rows.find((row) => row.path === spelling)).find((row) => row !== undefined);
}

function chainFrom(tx: Transaction | typeof db, target: string): string[] {
  const chain = [target];
  while (chain.length < stepsAtMost) {
    const next = find(tx, plainPath(chain.at(-1)!))?.target;
    if (next === undefined || chain.includes(next)) break;
    chain.push(next);
  }
  return chain;
}

function leadsTo(tx: Transaction, target: string, path: string): boolean {
  const bare = (text: string) => plainPath(text).replace(/\.html?$/i, "");
  const chain = chainFrom(tx, target);
  return chain.length >= stepsAtMost || chain.some((step) => bare(step) === bare(path));
}

/** Only this site's own paths: "//evil", "/\evil" and addresses of other hosts are none. */
function ownTarget(to: string): string | { reason: RedirectRefusal } {
  const text = to.trim();
  if (text === "" || /[\p{Cc}]/u.test(text) || !/^(?:\/|https?:)/i.test(text)) return { reason: "no-target" };
  const home = new URL(env.PUBLIC_URL);
  if (!URL.canParse(text, home)) return { reason: "no-target" };
  const url = new URL(text, home);
  if (url.origin !== home.origin || url.pathname.startsWith("//")) return { reason: "other-host" };
  return decodeURI(`${url.pathname}${url.search}${url.hash}`);
}

/** First parts of the paths that the product itself answers (app/routes.ts). */
const ownParts = new Set(
  "payment results designs share sample preview account letter login privacy terms metrics up healthz api admin demo assets sitemap.xml robots.txt speculation-rules.json favicon.ico feed feed.xml rss rss.xml atom.xml index.xml".split(
    " ",
  ),
);

function isLiving(tx: Transaction, path: string): boolean {
  const [first = "", second, third, ...rest] = path.slice(1).split("/");
  if (ownParts.has(first)) return true;
  if (first !== "blog") return false;
  if (second === undefined || second === "atom.xml" || second === "rss.xml") return true;
  if (rest.length > 0) return false;
  const hasSlug = (table: typeof blogPosts | typeof blogCategories | typeof blogTags, slug: string) =>
    tx.select({ id: table.id }).from(table).where(eq(table.slug, slug)).get() !== undefined;
  if (third === undefined) return hasSlug(blogPosts, second);
  if (second === "category") return hasSlug(blogCategories, third);
  return second === "tag" && hasSlug(blogTags, third);
}
