import { z } from "zod";

/** 0 means no limit. */
function limit(byDefault: number) {
  return z.coerce.number().int().min(0).max(1_000_000).default(byDefault);
}

/** Limits per client or account, explained in docs/limits.md. */
export const limitSettings = {
  LIMIT_SIGN_INS: limit(10),
  LIMIT_SIGN_IN_LETTERS: limit(5),
  LIMIT_SIGN_IN_LETTERS_PER_CLIENT: limit(20),
  LIMIT_SIGN_IN_LETTERS_IN_ALL: limit(500),
  LIMIT_WRONG_CODES: limit(20),
  LIMIT_NEW_SESSIONS: limit(30),
  LIMIT_API_READS: limit(300),
  LIMIT_UPLOADS_ANONYMOUS: limit(6),
  LIMIT_UPLOADS: limit(30),
  LIMIT_ANONYMOUS_DRAFTS: limit(2_000),
  LIMIT_UNPAID_ORDERS: limit(5),
  LIMIT_LETTER_ADDRESSES: limit(10),
  LIMIT_ORDERS_PER_ADDRESS: limit(20),
  LIMIT_PREVIEWS: limit(20),
  LIMIT_PREVIEWS_ANONYMOUS: limit(2),
  LIMIT_PREVIEWS_OF_VISITORS: limit(60),
  LIMIT_PREVIEWS_IN_ALL: limit(300),
  LIMIT_CARD_TRIES_PER_ORDER: limit(8),
  LIMIT_CARD_TRIES: limit(20),
  LIMIT_WITHDRAWALS: limit(10),
  LIMIT_LEADS: limit(5),
  LIMIT_LEADS_IN_ALL: limit(100),
  LIMIT_COUPON_TRIES: limit(20),
  LIMIT_PACKETS: limit(60),
  LIMIT_DESK_WRITES: limit(60),
};
