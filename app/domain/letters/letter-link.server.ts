import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { isDatabaseFull } from "#app/disk/disk-space.server.ts";
import { env } from "#app/settings/env.server.ts";
import { deriveSecret } from "#app/settings/installation-secret.server.ts";
import { isDatabaseBusy } from "#db/busy.server.ts";
import { db } from "#db/client.server.ts";
import { letters } from "#db/schema.ts";

/** The address of a letter's button: it leads to the letter's order, and tells that this letter has arrived. */
export function letterLink(key: string): string {
  return `${env.PUBLIC_URL}/letter/${key}/${sign(key)}`;
}

/**
 * Follows a letter's link, and notes when that was done first. Some mail servers follow links themselves to look for harm: it is
 * known that the letter arrived, not that somebody read it.
 * @returns the order that the letter is about; undefined for a link that is none of ours, or whose order is gone
 */
export function followLetterLink({ key, signature }: { key: string; signature: string }): number | undefined {
  const [expected, given] = [Buffer.from(sign(key)), Buffer.from(signature)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const letter = db.select().from(letters).where(eq(letters.key, key)).get();
  if (letter && letter.openedAt === null) noteOpened(key);
  return letter?.requestId ?? undefined;
}

/** Whatever keeps this from being written down keeps nobody from their designs. */
function noteOpened(key: string): void {
  const unopened = and(eq(letters.key, key), isNull(letters.openedAt));
  try {
    db.update(letters).set({ openedAt: Date.now() }).where(unopened).run();
  } catch (error) {
    if (!isDatabaseBusy(error) && !isDatabaseFull(error)) throw error;
  }
}

function sign(key: string): string {
  return createHmac("sha256", deriveSecret("letter-links")).update(key).digest("base64url");
}
