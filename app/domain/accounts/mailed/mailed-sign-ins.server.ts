import { and, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { isHeld } from "#app/disk/held-work.server.ts";
import { enqueue } from "#app/jobs/queue.server.ts";
import { env } from "#app/settings/env.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db, inTransaction, type Transaction } from "#db/client.server.ts";
import { mailedSignIns } from "#db/schema.ts";
import { areEqual, browserOf, codeOf, idOfLinkToken, linkTokenOf } from "./mailed-secrets.server.ts";
import { validMinutes } from "./mailed-sign-in-schemas.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const validMs = validMinutes * 60 * 1000;
const wrongCodesAtMost = 5;

type Row = typeof mailedSignIns.$inferSelect;

export type RequestedLetter =
  | { ok: true }
  | { ok: false; reason: "held" }
  | { ok: false; reason: "many"; waitMs: number };

/** The same for every address, with an account or without. Counted in the transaction that writes. */
export function requestSignInLetter(email: string, browser: string): Promise<RequestedLetter> {
  return whenWritable(() => inTransaction((tx) => recordSignIn(tx, email, browser)));
}

function recordSignIn(tx: Transaction, email: string, browser: string): RequestedLetter {
  if (isHeld()) return { ok: false, reason: "held" };
  const now = Date.now();
  const waitMs = Math.max(
    waitOf(tx, env.LIMIT_SIGN_IN_LETTERS, eq(mailedSignIns.email, email), now),
    waitOf(tx, env.LIMIT_SIGN_IN_LETTERS_IN_ALL, undefined, now),
  );
  if (waitMs > 0) return { ok: false, reason: "many", waitMs };
  const { id } = tx.insert(mailedSignIns).values({ email, browser, createdAt: now }).returning().get();
  enqueue(tx, "mail-sign-in", { signInId: id }, { key: String(id) });
  return { ok: true };
}

/** Milliseconds until one more within the hour is allowed. Rows from before the clock was set back do not count. */
function waitOf(tx: Transaction, atMost: number, which: SQL | undefined, now: number): number {
  if (atMost === 0) return 0;
  const { createdAt } = mailedSignIns;
  const oldest = tx
    .select({ createdAt })
    .from(mailedSignIns)
    .where(and(which, gt(createdAt, now - hourMs), lte(createdAt, now)))
    .orderBy(desc(createdAt))
    .limit(1)
    .offset(atMost - 1)
    .get();
  return oldest ? oldest.createdAt + hourMs - now : 0;
}

/** The one whose code this browser may type; undefined when it has to ask again. */
export function findPendingSignIn(cookieHeader: string | null): Row | undefined {
  return newestOf(db, browserOf(cookieHeader));
}

/** open: by a button in this browser. other-browser: it was asked for elsewhere, and only works there. */
export function checkSignInLink(token: string, cookieHeader: string | null): "open" | "other-browser" | "expired" {
  const row = findByLink(db, token);
  if (!row) return "expired";
  return row.browser === browserOf(cookieHeader) ? "open" : "other-browser";
}

type Answered = { ok: true; email: string } | { ok: false; reason: "expired" | "mismatch" | "wrong-code" | "worn-out" };

/** Once: nothing else that this browser asked for signs in afterwards. */
export function answerSignIn(given: { link?: string; code?: string }, cookieHeader: string | null): Answered {
  const browser = browserOf(cookieHeader);
  return inTransaction((tx) => {
    const row = given.link === undefined ? newestOf(tx, browser) : findByLink(tx, given.link);
    if (!row) return { ok: false, reason: "expired" };
    if (row.browser !== browser) return { ok: false, reason: "mismatch" };
    if (given.link === undefined) {
      if (isWornOut(tx, row)) return { ok: false, reason: "worn-out" };
      if (!areEqual(given.code ?? "", codeOf(row))) {
        const wrongCodes = row.wrongCodes + 1;
        tx.update(mailedSignIns).set({ wrongCodes }).where(eq(mailedSignIns.id, row.id)).run();
        return { ok: false, reason: "wrong-code" };
      }
    }
    const ofBrowser = and(eq(mailedSignIns.browser, row.browser), isNull(mailedSignIns.usedAt));
    tx.update(mailedSignIns).set({ usedAt: Date.now() }).where(ofBrowser).run();
    return { ok: true, email: row.email };
  });
}

/** Guesses of one letter, and of all letters to an address in a day, whichever browser made them. */
function isWornOut(tx: Transaction, { email, wrongCodes }: Row): boolean {
  if (wrongCodes >= wrongCodesAtMost) return true;
  if (env.LIMIT_WRONG_CODES === 0) return false;
  const ofDay = and(eq(mailedSignIns.email, email), gt(mailedSignIns.createdAt, Date.now() - dayMs));
  const total = tx
    .select({ n: sql<number>`sum(${mailedSignIns.wrongCodes})` })
    .from(mailedSignIns)
    .where(ofDay)
    .get();
  return (total?.n ?? 0) >= env.LIMIT_WRONG_CODES;
}

/** For the letter; undefined when it is too late to send it. */
export function findSignInToMail(id: number): Row | undefined {
  return db
    .select()
    .from(mailedSignIns)
    .where(isOpen(eq(mailedSignIns.id, id)))
    .get();
}

/** Returns the number of deleted rows. Wrong codes are counted for a day. */
export function deleteOldSignIns(now: number, atMost: number): number {
  const old = db
    .select({ id: mailedSignIns.id })
    .from(mailedSignIns)
    .where(lte(mailedSignIns.createdAt, now - dayMs))
    .limit(atMost);
  return db.delete(mailedSignIns).where(inArray(mailedSignIns.id, old)).run().changes;
}

function newestOf(tx: Transaction | typeof db, browser: string | undefined): Row | undefined {
  if (!browser) return undefined;
  return tx
    .select()
    .from(mailedSignIns)
    .where(isOpen(eq(mailedSignIns.browser, browser)))
    .orderBy(desc(mailedSignIns.createdAt), desc(mailedSignIns.id))
    .limit(1)
    .get();
}

function findByLink(tx: Transaction | typeof db, token: string): Row | undefined {
  const id = idOfLinkToken(token);
  const row =
    id &&
    tx
      .select()
      .from(mailedSignIns)
      .where(isOpen(eq(mailedSignIns.id, id)))
      .get();
  return row && areEqual(token, linkTokenOf(row)) ? row : undefined;
}

function isOpen(which: SQL): SQL | undefined {
  return and(which, isNull(mailedSignIns.usedAt), gt(mailedSignIns.createdAt, Date.now() - validMs));
}
