import type { Logger } from "pino";
import { noteDuration } from "#app/logging/meter.server.ts";
import type { fileOutcome, JobOutcome } from "./execute-job.server.ts";
import { type Claim, describeError } from "./job-rows.server.ts";

export interface EndedJob {
  claim: Claim;
  outcome: JobOutcome;
  ms: number;
}

export function reportEnd(
  log: Pick<Logger, "info" | "warn" | "error">,
  { claim, outcome, ms }: EndedJob,
  result: ReturnType<typeof fileOutcome>,
): void {
  noteDuration("job_duration_seconds", { kind: claim.kind, result }, ms / 1000);
  const entry = { job: claim.id, kind: claim.kind, ms: Math.round(ms), result };
  if (outcome.ok) log.info(entry, "job");
  else log[result === "dead" ? "error" : "warn"]({ ...entry, error: describeError(outcome.error) }, "job");
}
