import { createRequire } from "node:module";
import type Stripe from "stripe";
import { PaymentProviderError } from "./contract.ts";

/** Milliseconds one answer may take; with one retry a customer waits at most twice that. */
const usualTimeoutMs = 8_000;

/** Only where there is a key: it costs a start a tenth of a second. */
export function loadStripe(): typeof Stripe {
  return createRequire(import.meta.url)("stripe");
}

/** `apiUrl` is a local server that answers like Stripe. */
export function createStripeClient(secretKey: string, apiUrl?: string, timeoutMs = usualTimeoutMs): Stripe {
  const StripeClient = loadStripe();
  const usual = { maxNetworkRetries: 1, timeout: timeoutMs, telemetry: false };
  if (!apiUrl) return new StripeClient(secretKey, usual);
  const { hostname, port, protocol } = new URL(apiUrl);
  const scheme = protocol === "https:" ? "https" : "http";
  return new StripeClient(secretKey, {
    ...usual,
    host: hostname,
    port: port || (scheme === "https" ? "443" : "80"),
    protocol: scheme,
  });
}

/** @throws PaymentProviderError in words without keys, secrets or anything about a card */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw asProviderError(error);
  }
}

/** Undefined when Stripe does not know the object. */
export async function callIfKnown<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    if (isStripeError(error) && error.code === "resource_missing") return undefined;
    throw asProviderError(error);
  }
}

/** Undefined when Stripe refuses because of the object's state, or does not know it (the keys' mode was switched). */
export async function callUnlessMovedOn<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    const isAboutObject = isStripeError(error) && (error.statusCode === 400 || error.statusCode === 404);
    if (isAboutObject && error.rawType === "invalid_request_error") return undefined;
    throw asProviderError(error);
  }
}

/**
 * Stripe keeps the answer to an idempotency key for at least 24 hours, "including 500 errors"
 * (docs.stripe.com/api/idempotent_requests): a key with such an answer is stuck, and the next one is used. Only a
 * *replayed* error shows that: until then the first call may still be running. The stuck call may have succeeded: a
 * caller that must not repeat it checks for that in `call`.
 */
export function createKeyedCalls() {
  const stuck = new Map<string, number>();

  return async function callWithKey<T>(key: string, call: (idempotencyKey: string) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const generation = stuck.get(key) ?? 0;
      try {
        return await call(generation === 0 ? key : `${key}:again-${generation}`);
      } catch (error) {
        const isStuck = isReplayedFailure(error);
        if (isStuck) stuck.set(key, generation + 1);
        if (!isStuck || attempt === 3) throw asProviderError(error);
      }
    }
  };
}

function isReplayedFailure(error: unknown): boolean {
  const isReplay = isStripeError(error) && error.headers?.["idempotent-replayed"] === "true";
  return isReplay && (error.statusCode ?? 0) >= 500;
}

function isStripeError(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  return error instanceof loadStripe().errors.StripeError;
}

/** Stripe's message may repeat what was sent, so only type, code and status are kept. */
function asProviderError(error: unknown): unknown {
  if (!isStripeError(error)) return error;
  const facts = [error.type, error.code, error.statusCode].filter(Boolean).join(", ");
  return new PaymentProviderError(failureOf(error), `Stripe: ${facts}`);
}

function failureOf(error: InstanceType<typeof Stripe.errors.StripeError>) {
  const status = error.statusCode ?? 0;
  if (status === 401 || status === 403) return "misconfigured";
  // 409: another call is working on the same key or object.
  const later = status === 0 || status === 409 || status === 429 || status >= 500;
  if (later || error.code === "lock_timeout") return "unreachable";
  return "refused";
}
