import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "#app/settings/env.server.ts";
import { deriveSecret } from "#app/settings/installation-secret.server.ts";

/** How long the links in a letter show their pictures. */
export const mediaLinkLifetimeMs = 30 * 24 * 60 * 60 * 1000;

export interface MediaLink {
  signature: string;
  /** Epoch milliseconds, as text. */
  expires: string;
}

/**
 * An absolute address that shows one picture to whoever has it, until a moment.
 * @param expiresAt epoch milliseconds, usually now + {@link mediaLinkLifetimeMs}
 * @param width a stored width; the full picture without
 */
export function signMediaUrl(path: string, expiresAt: number, width?: number): string {
  const url = new URL(`/api/uploads/${path}`, env.PUBLIC_URL);
  if (width !== undefined) url.searchParams.set("w", String(width));
  url.searchParams.set("expires", String(expiresAt));
  url.searchParams.set("signature", sign(path, String(expiresAt)));
  return url.href;
}

/** Whether a link was signed by this installation for this picture and has not run out. */
export function isValidMediaLink(path: string, link: MediaLink, now = Date.now()): boolean {
  if (!/^[0-9]{1,15}$/.test(link.expires) || Number(link.expires) <= now) return false;
  const expected = Buffer.from(sign(path, link.expires));
  const given = Buffer.from(link.signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(path: string, expires: string): string {
  return createHmac("sha256", deriveSecret("media-links")).update(`${path}\n${expires}`).digest("base64url");
}
