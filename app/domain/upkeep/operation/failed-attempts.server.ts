import { desc, gt } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { imageAttempts } from "#db/schema.ts";

const dayMs = 24 * 3_600_000;
/** Scanned, and shown of these. */
const calls = { checkedAt: 2000, shown: 20 };

/** Newest first. */
export function listFailedAttempts(now = Date.now()) {
  const rows = db
    .select()
    .from(imageAttempts)
    .where(gt(imageAttempts.createdAt, now - 7 * dayMs))
    .orderBy(desc(imageAttempts.createdAt))
    .limit(calls.checkedAt)
    .all();
  return rows
    .filter(({ outcome }) => outcome !== "picture" && outcome !== "drifted" && outcome !== "stopped")
    .slice(0, calls.shown)
    .map(({ id, requestId, variationNumber, provider, model, outcome, message, seconds, createdAt }) => ({
      ...{ id, requestId, variationNumber, outcome, message, seconds, createdAt },
      provider: model ? `${provider}, ${model}` : provider,
    }));
}
