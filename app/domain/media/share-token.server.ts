import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { deriveSecret } from "#app/settings/installation-secret.server.ts";

/** A random key that identifies its row, and our signature of it: a copy of the database alone grants no access. */
const tokenPattern = /^([\w-]{22})([\w-]{22})$/;

export function newShareKey(): string {
  return randomBytes(16).toString("base64url");
}

export function shareTokenOf(key: string): string {
  return `${key}${signatureOf(key)}`;
}

/** Undefined for anything that we did not sign. */
export function readShareToken(token: string): string | undefined {
  const [, key, signature] = tokenPattern.exec(token) ?? [];
  if (!key || !signature) return undefined;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key))) ? key : undefined;
}

function signatureOf(key: string): string {
  return createHmac("sha256", deriveSecret("share-links")).update(key).digest("base64url").slice(0, 22);
}
