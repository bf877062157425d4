import { Refusal } from "./books.ts";

export interface StoredAnswer {
  status: number;
  json: object;
}

/**
 * docs.stripe.com/api/idempotent_requests: the first answer under a key is kept, 500 included; the same key with other
 * parameters is an error; what fails validation, or meets the first call still at work (fault 409), is not kept.
 */
export function createIdempotency() {
  const answers = new Map<string, { request: string; answer: StoredAnswer }>();

  return {
    /** @throws Refusal 400 when the key belongs to another request */
    find(key: string | undefined, request: string): StoredAnswer | undefined {
      const earlier = key === undefined ? undefined : answers.get(key);
      if (earlier && earlier.request !== request) {
        const message = `Keys for idempotent requests can only be used with the same parameters they were first used with.`;
        throw new Refusal(400, { type: "idempotency_error", message });
      }
      return earlier?.answer;
    },
    keep(key: string | undefined, request: string, answer: StoredAnswer): void {
      const code = (answer.json as { error?: { code?: string } }).error?.code ?? "";
      if (key !== undefined && !code.startsWith("parameter_")) answers.set(key, { request, answer });
    },
    /** A day has passed. */
    forget: () => answers.clear(),
  };
}

/** Trouble to order: what the next matching calls run into. */
export interface Fault {
  /**
   * 500: nothing done, and kept under the key. 500-once: not kept. 409: the key is in use by another call. 429: too many
   * requests. timeout: no answer, nothing done. lost: done, and the line goes dead before the answer.
   */
  kind: "500" | "500-once" | "409" | "429" | "timeout" | "lost";
  /** "POST /v1/refunds" begins so; every call when left out. */
  on?: string;
  /** How many calls; 1 when left out. */
  times?: number;
}

export function createFaults() {
  const waiting: Required<Fault>[] = [];
  return {
    add: ({ kind, on = "", times = 1 }: Fault) => void waiting.push({ kind, on, times }),
    clear: () => void waiting.splice(0),
    take(call: string): Fault["kind"] | undefined {
      const fault = waiting.find(({ on, times }) => times > 0 && call.startsWith(on));
      if (fault) fault.times--;
      return fault?.kind;
    },
  };
}
