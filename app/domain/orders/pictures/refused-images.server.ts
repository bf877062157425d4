import { and, countDistinct, eq, inArray, notExists, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { idsIn, prepared } from "#db/prepared.server.ts";
import { designImages, imageAttempts } from "#db/schema.ts";
import { refusalAdvice, refusalWords } from "./refusal-words.ts";

/** Missing pictures that a provider's rules forbade, by order; orders without any are left out. */
export function countRefusedImages(requestIds: number[]): Map<number, number> {
  const rows = refusedOfRequests(db).all({ ids: JSON.stringify(requestIds) });
  return new Map(rows.map(({ requestId, refused }) => [requestId, refused]));
}

const refusedOfRequests = prepared((db) => {
  const made = db
    .select({ one: sql`1` })
    .from(designImages)
    .where(
      and(
        eq(designImages.requestId, imageAttempts.requestId),
        eq(designImages.variationNumber, imageAttempts.variationNumber),
        eq(designImages.origin, "ordered"),
      ),
    );
  return db
    .select({ requestId: imageAttempts.requestId, refused: countDistinct(imageAttempts.variationNumber) })
    .from(imageAttempts)
    .where(and(inArray(imageAttempts.requestId, idsIn("ids")), eq(imageAttempts.outcome, "refuse"), notExists(made)))
    .groupBy(imageAttempts.requestId)
    .prepare();
});

/** For the letters about one order; undefined when nothing was forbidden. */
export function describeRefusal(requestId: number, ordered: number): { words: string; advice: string } | undefined {
  const refused = countRefusedImages([requestId]).get(requestId);
  return refused ? { words: refusalWords({ refused, ordered }), advice: refusalAdvice } : undefined;
}
