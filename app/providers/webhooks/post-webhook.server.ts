import { env } from "#app/settings/env.server.ts";
import { isLocalhost } from "#app/settings/refuse-settings.ts";
import { isPrivateAddress } from "../images/models/private-address.ts";

const usualPatienceMs = 10_000;
const answerBytesAtMost = 1024 * 1024;
/** No address matches it: only the public internet may be called. */
const nowhere = "https://nowhere.invalid";

interface MessageToPost {
  body: string;
  signature: string;
  signal: AbortSignal;
  patienceMs?: number;
}

export interface PostedWebhook {
  ok: boolean;
  /** "answered 500", "took too long" */
  words: string;
}

/** https on the public internet; while the site itself is on this machine also http to this machine. */
export function mayBeCalled(address: string): boolean {
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return false;
  if (isOwnMachine(hostname)) return isSiteLocal() && /^https?:$/.test(protocol);
  return protocol === "https:" && !isPrivateAddress(hostname);
}

/** One attempt; redirects are not followed, and names are checked again when they are resolved. */
export async function postWebhook(
  url: string,
  { body, signature, signal, patienceMs = usualPatienceMs }: MessageToPost,
): Promise<PostedWebhook> {
  if (!mayBeCalled(url)) return { ok: false, words: "is at a private address" };
  // On first use: its dependencies cost every start time, and few shops have programs of their own.
  const { createGuardedFetch, UnsafeAnswerError } = await import("../images/models/guarded-fetch.server.ts");
  const baseUrl = isOwnMachine(new URL(url).hostname) ? url : nowhere;
  const headers = {
    "Content-Type": "application/json",
    "Atelier-Signature": signature,
    "User-Agent": "Atelier-Webhook",
  };
  const timeout = AbortSignal.timeout(patienceMs);
  try {
    const answer = await createGuardedFetch({ baseUrl, bytesAtMost: answerBytesAtMost })(url, {
      method: "POST",
      headers,
      body,
      signal: AbortSignal.any([signal, timeout]),
    });
    return { ok: answer.ok, words: `answered ${answer.status}` };
  } catch (error) {
    if (timeout.aborted) return { ok: false, words: "took too long" };
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    if (cause instanceof UnsafeAnswerError)
      return { ok: false, words: "was refused: it redirects, answers too much or is at a private address" };
    return { ok: false, words: "could not be reached" };
  }
}

function isSiteLocal(): boolean {
  return isLocalhost(new URL(env.PUBLIC_URL).hostname);
}

function isOwnMachine(hostname: string): boolean {
  return isLocalhost(hostname.replace(/^\[|\]$/g, ""));
}
