import { lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { Agent, fetch as undiciFetch } from "undici";
import { isPrivateAddress } from "./private-address.ts";

const redirectsAtMost = 3;
/** Headers with which SDKs authenticate or identify the operator. */
const credentialHeaders = [
  "authorization",
  "x-key",
  "x-goog-api-key",
  "api-key",
  "openai-organization",
  "openai-project",
];

export class UnsafeAnswerError extends Error {
  override readonly name = "UnsafeAnswerError";
}

export interface GuardedFetchOptions {
  /** The provider's address from the settings: the only one that may be private, and the one that gets the key. */
  baseUrl: string;
  bytesAtMost: number;
  /** Whether the provider uses several hosts of one site, which all take the key. */
  keyForWholeSite?: boolean;
  /** Sees every complete answer; may throw to end the call. */
  onAnswer?: (answer: { method: string; status: number; headers: Headers; text: () => string }) => void;
  /** Sends one request; undici's by default, replaced in tests. */
  send?: typeof undiciFetch;
}

/**
 * For SDKs that may follow addresses from a provider's answers. Allows only the public internet (checked when the name
 * is resolved, against DNS rebinding), sends the key to the provider's own hosts only, follows no redirect of a POST,
 * and reads no answer beyond its limit. The signal is its only timeout.
 */
export function createGuardedFetch({
  baseUrl,
  bytesAtMost,
  keyForWholeSite = false,
  onAnswer,
  send = undiciFetch,
}: GuardedFetchOptions): typeof globalThis.fetch {
  const base = new URL(baseUrl);
  const limits = { headersTimeout: 0, bodyTimeout: 0, connectTimeout: 20_000 };
  const toBase = new Agent(limits);
  const toPublic = new Agent({ ...limits, connect: { lookup: publicLookup, timeout: 20_000 } });

  async function guardedFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    let url = new URL(input instanceof Request ? input.url : input);
    const { method = "GET" } = init;
    for (let redirects = 0; ; redirects++) {
      const own = url.origin === base.origin;
      if (!own) refuseUnsafe(url, base);
      const headers = new Headers(init.headers);
      if (!own && !(keyForWholeSite && sharesSite(url, base)))
        for (const name of credentialHeaders) headers.delete(name);
      const response = await send(url, {
        ...(init as object),
        headers: Object.fromEntries(headers),
        redirect: "manual",
        dispatcher: own ? toBase : toPublic,
      });
      const location = response.headers.get("location");
      if (response.status >= 300 && response.status < 400 && location) {
        await response.body?.cancel();
        if (method !== "GET") throw new UnsafeAnswerError("The provider redirects what we send it.");
        if (redirects === redirectsAtMost) throw new UnsafeAnswerError("The provider redirects too often.");
        url = new URL(location, url);
        continue;
      }
      const body = await readCapped(response as unknown as Response, bytesAtMost);
      const answer = { status: response.status, headers: new Headers([...response.headers]) };
      onAnswer?.({ ...answer, method, text: () => new TextDecoder().decode(body) });
      // The body has been decompressed already.
      answer.headers.delete("content-encoding");
      answer.headers.delete("content-length");
      const bodiless = response.status === 204 || response.status === 304;
      return new Response(bodiless ? null : body, answer);
    }
  }
  return guardedFetch;
}

function refuseUnsafe(url: URL, base: URL): void {
  if (url.protocol !== "https:" && !(url.protocol === "http:" && base.protocol === "http:")) {
    throw new UnsafeAnswerError("The provider names an address that is not https.");
  }
  if (url.username || url.password) throw new UnsafeAnswerError("The provider names an address with a password.");
  if (isPrivateAddress(url.hostname) || /(^|\.)localhost$/i.test(url.hostname)) {
    throw new UnsafeAnswerError("The provider names a private address.");
  }
}

/** Another host of the same registered name: api.bfl.ai and api.eu1.bfl.ai. */
function sharesSite(url: URL, base: URL): boolean {
  const siteOf = (host: string) => host.split(".").slice(-2).join(".");
  const named = /[a-z]$/i.test(base.hostname) && base.hostname.includes(".");
  return named && url.protocol === "https:" && siteOf(url.hostname) === siteOf(base.hostname);
}

/** As the system does, but refuses a private answer. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "", 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivateAddress(address))) {
      return callback(new UnsafeAnswerError("The provider names a private address."), "", 0);
    }
    if (options.all) return (callback as (error: null, all: typeof addresses) => void)(null, addresses);
    callback(null, first.address, first.family);
  });
};

async function readCapped(response: Response, bytesAtMost: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  if (response.body) {
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      size += part.length;
      // Leaving the loop cancels the stream, and with it the connection.
      if (size > bytesAtMost) throw new UnsafeAnswerError(`The answer is larger than ${bytesAtMost} bytes.`);
      parts.push(part);
    }
  }
  return Buffer.concat(parts, size);
}
