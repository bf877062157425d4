import { createHmac, timingSafeEqual } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { isDatabaseFull } from "#app/disk/disk-space.server.ts";
import { env } from "#app/settings/env.server.ts";
import { deriveSecret } from "#app/settings/installation-secret.server.ts";
import { isDatabaseBusy } from "#db/busy.server.ts";
import { db } from "#db/client.server.ts";
import { letters } from "#db/schema.ts";

/** Leads to the order, and records that this letter has arrived. */
export function letterLink(key: string): string {
  return `${env.PUBLIC_URL}/letter/${key}/${sign(key)}`;
}

/**
 * Records the first time. Mail servers may follow links to scan for malware: it proves that the letter arrived, not
 * that a person read it. Undefined for an invalid link or a deleted order.
 */
export function followLetterLink({ key, signature }: { key: string; signature: string }): number | undefined {
  const [expected, given] = [Buffer.from(sign(key)), Buffer.from(signature)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const letter = db.select().from(letters).where(eq(letters.key, key)).get();
  if (letter && letter.openedAt === null) noteOpened(key);
  return letter?.requestId ?? undefined;
}

/** A failure to record it must not keep customers from their designs. */
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
