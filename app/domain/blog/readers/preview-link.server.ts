import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveSecret } from "#app/settings/installation-secret.server.ts";
import { publicUrl } from "../blog-address.server.ts";
import type { PublishedPost } from "../post.ts";
import { findPostPreviewById } from "./find-published-post.server.ts";

const dayMs = 24 * 60 * 60 * 1000;

export const previewLinkDays = 7;

/** Shows a post of any status. Nothing is stored. */
export function makePreviewLink(postId: number, now = Date.now()): { url: string; expiresAt: number } {
  const expiresAt = now + previewLinkDays * dayMs;
  const facts = `${postId}-${Math.floor(expiresAt / 1000)}`;
  return { url: publicUrl(`/preview/${facts}-${sign(facts)}`), expiresAt };
}

/** As last saved; undefined for an expired or invalid link and for a deleted post. */
export async function openPreviewLink(
  token: string,
  now = Date.now(),
): Promise<{ post: PublishedPost; expiresAt: number } | undefined> {
  const [, facts, postId, seconds, signature] = /^((\d{1,15})-(\d{1,12}))-([\w-]{43})$/.exec(token) ?? [];
  if (!facts || !signature || !isSignature(signature, facts)) return undefined;
  const expiresAt = Number(seconds) * 1000;
  if (expiresAt <= now) return undefined;
  const post = await findPostPreviewById(Number(postId));
  return post && { post, expiresAt };
}

function isSignature(given: string, facts: string): boolean {
  return timingSafeEqual(Buffer.from(given), Buffer.from(sign(facts)));
}

function sign(facts: string): string {
  return createHmac("sha256", deriveSecret("post-previews")).update(facts).digest("base64url");
}
