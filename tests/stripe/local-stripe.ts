import type { Books } from "./books.ts";
import type { StripeEvent } from "./events.ts";
import type { createFaults, createIdempotency } from "./idempotency.ts";
import type { Emit } from "./payments.ts";

export interface LocalStripeOptions {
  secretKey?: string;
  publishableKey?: string;
  webhookSecret?: string;
  /** Where events go; nowhere when left out. They are kept in `events` either way. */
  webhookUrl?: string;
  port?: number;
  /** Milliseconds before each answer. */
  delayMs?: () => number;
}

export interface LocalStripe {
  url: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  books: Books;
  /** Everything that happened, in order. */
  events: StripeEvent[];
  /** "POST /v1/refunds", in order. */
  calls: string[];
  faults: ReturnType<typeof createFaults>;
  idempotency: ReturnType<typeof createIdempotency>;
  webhooks: { url: string | undefined };
  /** Notes an event and delivers it, once, when there is somewhere to deliver it to. */
  emit: Emit;
  deliver(event: StripeEvent): Promise<number>;
  close(): Promise<void>;
}
