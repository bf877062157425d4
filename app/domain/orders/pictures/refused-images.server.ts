import { and, countDistinct, eq, inArray, notExists, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { designImages, imageAttempts } from "#db/schema.ts";
import { refusalAdvice, refusalWords } from "./refusal-words.ts";

/** How many of an order's missing pictures a provider's own rules forbade, by order; orders without any are left out. */
export function countRefusedImages(requestIds: number[]): Map<number, number> {
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
  const rows = db
    .select({ requestId: imageAttempts.requestId, refused: countDistinct(imageAttempts.variationNumber) })
    .from(imageAttempts)
    .where(and(inArray(imageAttempts.requestId, requestIds), eq(imageAttempts.outcome, "refuse"), notExists(made)))
    .groupBy(imageAttempts.requestId)
    .all();
  return new Map(rows.map(({ requestId, refused }) => [requestId, refused]));
}

/** The same for the letters about one order; undefined when nothing was forbidden. */
export function describeRefusal(requestId: number, ordered: number): { words: string; advice: string } | undefined {
  const refused = countRefusedImages([requestId]).get(requestId);
  return refused ? { words: refusalWords({ refused, ordered }), advice: refusalAdvice } : undefined;
}
