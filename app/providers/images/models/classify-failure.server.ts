import { APICallError } from "ai";
import { errorCode } from "#app/logging/error-code.ts";
import { ImageProviderError } from "../contract.ts";

const longestWaitMs = 60 * 60_000;

/** What an answer said about itself besides its status. */
export interface Verdict {
  /** Why the model stopped, in its own word (Gemini's finishReason or blockReason, Black Forest Labs' status). */
  stopped?: string;
  /** The provider took the order: what it refuses afterwards is the way to the picture, such as an address that has expired. */
  accepted?: boolean;
}

/**
 * `refuse`: the provider's rules forbid the picture. `configuration`: key, balance. `gone`: model, address. `wait`: it named a time.
 * Else `retry`. The message is for the operator and repeats nothing of an answer, which may contain the customer's
 * words or a key.
 */
export function classifyFailure(error: unknown, verdict: Verdict, now = Date.now()): ImageProviderError {
  if (error instanceof ImageProviderError) return error;
  if (verdict.stopped && isModeration(verdict.stopped)) {
    return new ImageProviderError("refuse", `The provider's rules forbid this picture (${verdict.stopped}).`);
  }
  const call = findCallError(error);
  if (!call) return new ImageProviderError("retry", describe(error));
  const status = call.statusCode ?? 0;
  const said = call.responseBody ?? "";
  if (verdict.accepted && status >= 400 && status < 500 && status !== 429) {
    return new ImageProviderError("retry", `The provider does not hand its picture over (${status}).`);
  }
  if (status === 401 || status === 403) {
    return new ImageProviderError("configuration", `The provider refuses the key (${status}).`);
  }
  if (status === 402 || (status === 429 && isOutOfMoney(said))) {
    return new ImageProviderError("configuration", `The account at the provider is used up (${status}).`);
  }
  if (status === 404 || ((status === 400 || status === 422) && namesUnknownModel(said))) {
    return new ImageProviderError("gone", `The provider does not know the model or address (${status}).`);
  }
  if ((status === 400 || status === 422) && isModeration(said)) {
    return new ImageProviderError("refuse", `The provider's rules forbid this picture (${status}).`);
  }
  const waitMs = retryAfterMs(call.responseHeaders ?? {}, now);
  if (status === 429 || (status >= 500 && waitMs !== undefined)) {
    return new ImageProviderError("wait", `The provider is busy (${status}).`, waitMs ?? 30_000);
  }
  if (status >= 200 && status < 300) {
    return new ImageProviderError("retry", `The provider's answer is not what it should be (${status}).`);
  }
  return new ImageProviderError(
    "retry",
    status ? `The provider answers ${status}.` : "The provider cannot be reached.",
  );
}

/** SDKs wrap errors in errors. */
function findCallError(error: unknown): APICallError | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (APICallError.isInstance(at)) return at;
  }
  return undefined;
}

function isModeration(text: string): boolean {
  return /moderat|content[_ -]?polic|safety(?!_)|prohibited|blocklist|responsible[_ -]ai|recitation|\bSPII\b|violat/i.test(
    text,
  );
}

function isOutOfMoney(text: string): boolean {
  return /insufficient_quota|billing|credit|balance/i.test(text);
}

function namesUnknownModel(text: string): boolean {
  return /model_not_found|(?:unknown|invalid|unsupported) model|model mismatch|model .{0,80}(?:does not exist|not found)/i.test(
    text,
  );
}

/** Seconds and dates both occur (RFC 9110, 10.2.3). At most an hour. */
export function retryAfterMs(headers: Record<string, string>, now: number): number | undefined {
  const exact = Number(headers["retry-after-ms"]);
  const said = headers["retry-after"];
  const ms =
    exact > 0
      ? exact
      : said === undefined
        ? NaN
        : /^\s*\d+(\.\d+)?\s*$/.test(said)
          ? Number(said) * 1000
          : Date.parse(said) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestWaitMs) : undefined;
}

/** Node's own codes and our own messages; nothing of an answer's text. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return "The call failed.";
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if (at.name === "UnsafeAnswerError") return at.message;
    const code = errorCode(at);
    if (code !== undefined && /^[A-Z_]{3,40}$/.test(code)) return `The connection failed (${code}).`;
  }
  return `The provider sent no picture (${error.name}).`;
}
