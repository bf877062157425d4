import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "#app/settings/env.server.ts";
import { deriveSecret } from "#app/settings/installation-secret.server.ts";

export const mediaLinkLifetimeMs = 30 * 24 * 60 * 60 * 1000;

export interface MediaLink {
  signature: string;
  expires: string;
}

/**
 * Absolute; shows one picture to anyone until it expires (epoch milliseconds, usually now + {@link
 * mediaLinkLifetimeMs}). `width` is a stored one; the full picture without.
 */
export function signMediaUrl(path: string, expiresAt: number, width?: number): string {
  const url = new URL(`/api/uploads/${path}`, env.PUBLIC_URL);
  if (width !== undefined) url.searchParams.set("w", String(width));
  url.searchParams.set("expires", String(expiresAt));
  url.searchParams.set("signature", sign(path, String(expiresAt)));
  return url.href;
}

export function isValidMediaLink(path: string, link: MediaLink, now = Date.now()): boolean {
  if (!/^[0-9]{1,15}$/.test(link.expires) || Number(link.expires) <= now) return false;
  const expected = Buffer.from(sign(path, link.expires));
  const given = Buffer.from(link.signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(path: string, expires: string): string {
  return createHmac("sha256", deriveSecret("media-links")).update(`${path}\n${expires}`).digest("base64url");
}
