import { gte, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { imageAttempts } from "#db/schema.ts";

const dayMs = 24 * 3_600_000;
export const summarizedDays = 30;

export interface ProviderSummary {
  provider: string;
  images: number;
  failures: number;
  secondsPerImage: number | undefined;
  costCents: number | undefined;
  driftRate: number | undefined;
}

/** The last 30 days per provider, the busiest first. */
export function summarizeAttempts(now = Date.now()): ProviderSummary[] {
  const came = sql`${imageAttempts.outcome} in ('picture', 'drifted')`;
  const rows = db
    .select({
      provider: imageAttempts.provider,
      images: sql<number>`sum(${came})`,
      drifted: sql<number>`sum(${imageAttempts.outcome} = 'drifted')`,
      failures: sql<number>`sum(not ${came} and ${imageAttempts.outcome} <> 'stopped')`,
      seconds: sql<number | null>`avg(case when ${came} then ${imageAttempts.seconds} end)`,
      costCents: sql<number | null>`sum(${imageAttempts.costCents})`,
    })
    .from(imageAttempts)
    .where(gte(imageAttempts.createdAt, now - summarizedDays * dayMs))
    .groupBy(imageAttempts.provider)
    .orderBy(sql`2 desc`, imageAttempts.provider)
    .all();
  return rows.map(({ provider, images, drifted, failures, seconds, costCents }) => ({
    provider,
    images,
    failures,
    secondsPerImage: seconds ?? undefined,
    costCents: costCents ?? undefined,
    driftRate: images > 0 ? drifted / images : undefined,
  }));
}
