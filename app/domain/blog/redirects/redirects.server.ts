import { count, desc, eq, inArray, sql } from "drizzle-orm";
import { ownFirstSegments } from "#app/addresses/own-paths.ts";
import { readAddress } from "#app/addresses/request-address.ts";
import { env } from "#app/settings/env.server.ts";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
import { type Page, placePage } from "#db/page.ts";
import { blogCategories, blogPosts, blogTags, redirects, sitePages } from "#db/schema.ts";
import { listKeys, readOldAddress } from "./old-address.ts";
import type { RedirectRefusal } from "./redirect-refusals.ts";

export type Redirect = typeof redirects.$inferSelect;

const redirectsAPage = 50;

const stepsAtMost = 10;

/** Chains are allowed, circles are not. */
export function addRedirect(from: string, to: string): { ok: true } | { ok: false; reason: RedirectRefusal } {
  const old = readOldAddress(from);
  if ("reason" in old) return { ok: false, reason: old.reason };
  const path = old.key;
  const target = ownTarget(to);
  if (typeof target !== "string") return { ok: false, reason: target.reason };
  return inTransaction((tx) => {
    if (isLiving(tx, path)) return { ok: false, reason: "living-page" };
    if (leadsTo(tx, target, path)) return { ok: false, reason: "loop" };
    const added = tx.insert(redirects).values({ path, target }).onConflictDoNothing().run();
    return added.changes > 0 ? { ok: true } : { ok: false, reason: "taken" };
  });
}

export function deleteRedirect(path: string): boolean {
  return db.delete(redirects).where(eq(redirects.path, path)).run().changes > 0;
}

export function listRedirects(page: number): Page<Redirect> {
  const total = db.select({ n: count() }).from(redirects).get()?.n ?? 0;
  const { offset, ...place } = placePage(total, page, redirectsAPage);
  const rows = db.select().from(redirects).orderBy(desc(redirects.hits), desc(redirects.path));
  return { ...place, total, items: rows.limit(redirectsAPage).offset(offset).all() };
}

/**
 * The end of the chain, a path of ours; counts the hit. "/walls.html" and "/walls" are the same. The rest of the query
 * is passed on.
 */
export function followRedirect(address: string, { now = Date.now(), isCounted = true } = {}): string | undefined {
  const found = find(db, address);
  if (!found) return undefined;
  const target = chainFrom(db, found.target).at(-1)!;
  if (isCaughtBy(target, found.path)) return undefined;
  if (isCounted) countHit(found.path, now);
  const { pathname, search, hash } = new URL(target, env.PUBLIC_URL);
  return `${pathname}${search}${hash}${search || hash ? "" : found.rest}`;
}

function countHit(path: string, now: number): void {
  const hits = sql`${redirects.hits} + 1`;
  db.update(redirects).set({ hits, lastHitAt: now }).where(eq(redirects.path, path)).run();
}

/** Returns in words the URLs that mean something else here. */
export function keepOldAddresses(paths: string[], slug: string): string[] {
  const target = `/blog/${slug}`;
  return paths.flatMap((path) => {
    if (path === target) return [];
    const [, name = path, number = ""] = /^([^?]*)(\?(?:p|page_id)=\d+)$/.exec(path) ?? [];
    const escaped = `${name.split("/").map(encodeURIComponent).join("/")}${number}`;
    const added = addRedirect(escaped, target);
    if (added.ok || added.reason === "no-path" || leadsAlready(escaped, target)) return [];
    const isNone = added.reason === "no-address";
    return [`its old address ${path} is ${isNone ? "none that a browser asks for" : "taken here"}`];
  });
}

function leadsAlready(from: string, target: string): boolean {
  const old = readOldAddress(from);
  if ("reason" in old) return false;
  return db.select().from(redirects).where(eq(redirects.path, old.key)).get()?.target === target;
}

/** The old URL must not be a page any more. */
export function keepMovedPage(tx: Transaction, before: string, after: string): void {
  tx.delete(redirects).where(eq(redirects.path, after)).run();
  tx.insert(redirects)
    .values({ path: before, target: after })
    .onConflictDoUpdate({ target: redirects.path, set: { target: after } })
    .run();
}

function find(tx: Transaction | typeof db, address: string): (Redirect & { rest: string }) | undefined {
  const keys = listKeys(address);
  const paths = keys.map(({ key }) => key);
  const rows = new Map(
    tx
      .select()
      .from(redirects)
      .where(inArray(redirects.path, paths))
      .all()
      .map((row) => [row.path, row]),
  );
  const closest = keys.find(({ key }) => rows.has(key));
  return closest && { ...rows.get(closest.key)!, rest: closest.rest };
}

/** Whether a request for the URL would match the redirect with this key. */
function isCaughtBy(address: string, key: string): boolean {
  return listKeys(address).some((looked) => looked.key === key);
}

function chainFrom(tx: Transaction | typeof db, target: string): string[] {
  const chain = [target];
  while (chain.length < stepsAtMost) {
    const next = find(tx, chain.at(-1)!)?.target;
    if (next === undefined || chain.includes(next)) break;
    chain.push(next);
  }
  return chain;
}

function leadsTo(tx: Transaction, target: string, path: string): boolean {
  const chain = chainFrom(tx, target);
  return chain.length >= stepsAtMost || chain.some((step) => isCaughtBy(step, path));
}

/** Only this site's own URLs: "//evil", "/\evil" and other hosts are refused. */
function ownTarget(to: string): string | { reason: RedirectRefusal } {
  const text = to.trim();
  if (text === "" || /[\p{Cc}]/u.test(text) || !/^(?:\/|https?:)/i.test(text)) return { reason: "no-target" };
  const home = new URL(env.PUBLIC_URL);
  if (!URL.canParse(text, home)) return { reason: "no-target" };
  const url = new URL(text, home);
  if (url.origin !== home.origin || url.pathname.startsWith("//")) return { reason: "other-host" };
  const sent = `${url.pathname}${url.search}`;
  const { address, moved } = readAddress(sent);
  if (!address && moved === undefined) return { reason: "no-target" };
  return `${moved ?? sent}${url.hash}`;
}

function isLiving(tx: Transaction, key: string): boolean {
  const path = key.replace(/\?.*$/s, "").slice(1);
  if (tx.select().from(sitePages).where(eq(sitePages.path, path)).get()) return true;
  const [first = "", second, third, ...rest] = path.split("/");
  if (first === "" || !ownFirstSegments.has(first)) return false;
  if (first !== "blog") return true;
  if (second === undefined || second === "atom.xml" || second === "rss.xml") return true;
  if (rest.length > 0) return false;
  const hasSlug = (table: typeof blogPosts | typeof blogCategories | typeof blogTags, slug: string) =>
    tx.select({ id: table.id }).from(table).where(eq(table.slug, slug)).get() !== undefined;
  if (third === undefined) return hasSlug(blogPosts, second);
  if (second === "category") return hasSlug(blogCategories, third);
  return second === "tag" && hasSlug(blogTags, third);
}
