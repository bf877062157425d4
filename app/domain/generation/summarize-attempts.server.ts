import { gte, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { imageAttempts } from "#db/schema.ts";

const dayMs = 24 * 3_600_000;
export const summarizedDays = 30;

/** What one provider of pictures did lately. */
export interface ProviderSummary {
  provider: string;
  /** Pictures that came, the drifted ones among them. */
  images: number;
  /** Calls that brought none, our own shutdowns not counted. */
  failures: number;
  /** Mean of the calls that brought a picture. */
  secondsPerImage: number | undefined;
  /** By the operator's setting; undefined where none is set. */
  costCents: number | undefined;
  /** Share of pictures in which the house had changed, 0..1. */
  driftRate: number | undefined;
}

/** The last 30 days, provider by provider, the busiest first. */
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
