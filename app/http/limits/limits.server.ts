import { env } from "#app/settings/env.server.ts";
import { TryLater } from "../answers/try-later.ts";
import { currentRequest } from "../current-request.server.ts";
import { Allowance } from "./allowance.ts";
import type { Client } from "./client-address.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** A network's limit in lines: an office, a school, a village behind one proxy. */
const linesOfNetwork = 20;

/** Milliseconds to wait before there is another one; 0 when it was taken. */
type Take<Who> = (who: Who) => number;

function perClient(times: number, spanMs: number): Take<Client | undefined> {
  const lines = new Allowance(times, spanMs);
  const networks = new Allowance(times * linesOfNetwork, spanMs);
  return (client) => {
    if (!client) return 0;
    const asked: [Allowance, string][] = [[networks, client.network]];
    if (client.line !== undefined) asked.push([lines, client.line]);
    return takeOfAll(asked);
  };
}

function perAccount(times: number, spanMs: number): Take<number> {
  const accounts = new Allowance(times, spanMs);
  return (userId) => takeOfAll([[accounts, String(userId)]]);
}

const cardTries = {
  ofOrder: new Allowance(env.LIMIT_CARD_TRIES_PER_ORDER, dayMs),
  ofAccount: new Allowance(env.LIMIT_CARD_TRIES, hourMs),
};

const leadsInAll = new Allowance(env.LIMIT_LEADS_IN_ALL, dayMs);

/** In memory only: a restart loses a few minutes of counts. */
export const limits = {
  signIns: perClient(env.LIMIT_SIGN_INS, minuteMs),
  signInLetters: perClient(env.LIMIT_SIGN_IN_LETTERS_PER_CLIENT, hourMs),
  newSessions: perClient(env.LIMIT_NEW_SESSIONS, minuteMs),
  apiReads: perClient(env.LIMIT_API_READS, minuteMs),
  anonymousUploads: perClient(env.LIMIT_UPLOADS_ANONYMOUS, hourMs),
  anonymousPreviews: perClient(env.LIMIT_PREVIEWS_ANONYMOUS, hourMs),
  uploads: perAccount(env.LIMIT_UPLOADS, hourMs),
  withdrawals: perClient(env.LIMIT_WITHDRAWALS, hourMs),
  leads: perClient(env.LIMIT_LEADS, hourMs),
  leadsInAll: () => takeOfAll([[leadsInAll, ""]]),
  couponTries: perAccount(env.LIMIT_COUPON_TRIES, hourMs),
  packets: perAccount(env.LIMIT_PACKETS, hourMs),
  deskWrites: perAccount(env.LIMIT_DESK_WRITES, minuteMs),
  cardTries: ({ requestId, userId }: { requestId: string; userId: number }) =>
    takeOfAll([
      [cardTries.ofOrder, `${userId} ${requestId}`],
      [cardTries.ofAccount, String(userId)],
    ]),
};

/** All or none. */
function takeOfAll(asked: [Allowance, string][]): number {
  // Monotonic: the wall clock may be set.
  const now = performance.now();
  const wait = Math.max(...asked.map(([allowance, key]) => allowance.waitOf(key, now)));
  if (wait === 0) for (const [allowance, key] of asked) allowance.take(key, now);
  return wait;
}

export function currentClient(): Client | undefined {
  return currentRequest()?.client;
}

/** Also sets the answer's Retry-After; undefined for no wait. */
export function tooMany(waitMs: number, words: string): TryLater | undefined {
  if (waitMs === 0) return undefined;
  noteWait(waitMs);
  return new TryLater(429, `${words} ${waitWords(waitMs)}`);
}

export function noteWait(waitMs: number): void {
  const request = currentRequest();
  if (request) request.retryAfterSeconds = Math.ceil(waitMs / secondMs);
}

/** "Please try again in 6 seconds." */
export function waitWords(waitMs: number): string {
  const [count, unit] =
    waitMs < 2 * minuteMs ? [Math.ceil(waitMs / secondMs), "second"] : [Math.ceil(waitMs / minuteMs), "minute"];
  return `Please try again in ${count} ${unit}${count === 1 ? "" : "s"}.`;
}
