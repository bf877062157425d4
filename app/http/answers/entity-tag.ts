import { createHash } from "node:crypto";

/** Of an answer's body (RFC 9110, 8.8.3); strong, as If-Match needs it. */
export function entityTag(body: object): string {
  return `"${createHash("sha256").update(JSON.stringify(body)).digest("base64url").slice(0, 22)}"`;
}

/** If-None-Match and If-Match (RFC 9110, 13.1); the weak form of a tag is the same tag. */
export function namesTag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag || header === "*") return true;
  const plain = etag.replace(/^W\//, "");
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === plain);
}
