import { and, count, eq, gte, inArray } from "drizzle-orm";
import type { ProviderCall } from "#app/providers/images/contract.ts";
import { env } from "#app/settings/env.server.ts";
import { whenWritable } from "#db/busy.server.ts";
import { db } from "#db/client.server.ts";
import { imageAttempts } from "#db/schema.ts";

export interface AttemptToRecord {
  requestId: number;
  variationNumber: number;
  provider: string;
  call: ProviderCall;
}

/** Only a call that returned a picture is assumed to have cost something. */
export async function recordAttempt({ requestId, variationNumber, provider, call }: AttemptToRecord): Promise<void> {
  const { model, outcome, message, providerRequestId, seconds } = call;
  const billed = outcome === "picture" || outcome === "drifted";
  const costCents = billed ? env.IMAGE_COST_CENTS : undefined;
  const asked = { requestId, variationNumber, provider };
  const row = { ...asked, model, outcome, message, providerRequestId, seconds, costCents };
  await whenWritable(() => db.insert(imageAttempts).values(row).run());
}

/** Since it was requested. Postponements and faults that the operator must fix do not count. */
export function countFailures({
  requestId,
  variationNumber,
  since,
}: {
  requestId: number;
  variationNumber: number;
  since: number;
}): { failed: number; refused: number; gone: number } {
  const rows = db
    .select({ outcome: imageAttempts.outcome, n: count() })
    .from(imageAttempts)
    .where(
      and(
        eq(imageAttempts.requestId, requestId),
        eq(imageAttempts.variationNumber, variationNumber),
        inArray(imageAttempts.outcome, ["retry", "refuse", "gone"]),
        gte(imageAttempts.createdAt, since),
      ),
    )
    .groupBy(imageAttempts.outcome)
    .all();
  const of = (outcome: string) => rows.find((row) => row.outcome === outcome)?.n ?? 0;
  return { failed: of("retry"), refused: of("refuse"), gone: of("gone") };
}
