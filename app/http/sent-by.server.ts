import { env } from "#app/settings/env.server.ts";

/**
 * Who sent a visitor: the name in a link's `?ref=`. It goes from page to page in the address, so that pages stay the same
 * for all, and is kept in a cookie once a form is sent or a sign-in begins.
 */

const parameter = "ref";
/** As a landscaper may choose it. It says nothing about the visitor. */
const plainName = /^[A-Za-z0-9_-]{1,40}$/;
const isHttps = env.PUBLIC_URL.startsWith("https:");
/** With __Host- no sibling domain can plant one. */
const cookieName = isHttps ? "__Host-sent-by" : "sent-by";
const cookie = new RegExp(`(?:^|; )${cookieName}=([^;]*)`);

/** Undefined for none and for anything that is no plain name. */
function nameIn(address: string): string | undefined {
  if (!address.includes(`${parameter}=`) || !URL.canParse(address)) return undefined;
  const name = new URL(address).searchParams.get(parameter);
  return name !== null && plainName.test(name) ? name : undefined;
}

/** Of the page from which something was requested, if it is one of ours. */
function nameInReferer(referer: string | null | undefined): string | undefined {
  return referer?.startsWith(`${env.PUBLIC_URL}/`) ? nameIn(referer) : undefined;
}

interface LinkHeaders {
  referer?: string | undefined;
  "sec-fetch-dest"?: string | string[] | undefined;
}

/** Where a link leads on a page that was opened with a name: to the same page, with that name. Undefined otherwise. */
export function followedAddress(address: string, headers: LinkHeaders): string | undefined {
  const name = headers["sec-fetch-dest"] === "document" ? nameInReferer(headers.referer) : undefined;
  if (name === undefined || new URL(env.PUBLIC_URL + address).searchParams.has(parameter)) return undefined;
  return `${address}${address.includes("?") ? "&" : "?"}${parameter}=${name}`;
}

/** The Set-Cookie of an answer. */
export function keepSender(request: Request, path: string): string | undefined {
  const keeps = request.method === "POST" || /^\/(?:api\/)?login(?:\/|$)/.test(path);
  const name = keeps ? senderInAddress(request) : undefined;
  return name && `${cookieName}=${name}; Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}

/** In this request's address, in that of its page, or kept by an earlier form. */
export function findSender(request: Request): string | undefined {
  const kept = cookie.exec(request.headers.get("Cookie") ?? "")?.[1];
  return senderInAddress(request) ?? (kept !== undefined && plainName.test(kept) ? kept : undefined);
}

function senderInAddress({ url, headers }: Request): string | undefined {
  return nameIn(url) ?? nameInReferer(headers.get("Referer"));
}
