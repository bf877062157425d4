import { whileClaimed } from "#db/claimed-work.server.ts";
import type { Transaction } from "#db/client.server.ts";
import type { AnyJobHandler, JobContext, JobHandlers } from "./handler.ts";
import type { Interruption } from "./interruption.ts";
import { type Claim, completeJob, failJob, type GivenUpJob, requireClaim } from "./job-rows.server.ts";
import { isJobKind, type JobKind, jobKinds, PermanentJobError } from "./kinds.ts";

export type JobOutcome = { ok: true } | { ok: false; error: unknown };

/** Never rejects; ends no later than its interruption, even when the work ignores the signal. */
export async function executeJob(handlers: JobHandlers, claim: Claim, interruption: Interruption): Promise<JobOutcome> {
  const payload = jobKinds[claim.kind].payload.safeParse(claim.payload);
  if (!payload.success) return { ok: false, error: new PermanentJobError("The payload is not what the kind says.") };
  const handler = handlerOf(handlers, claim.kind);
  try {
    const work = async () => handler.run(payload.data, contextOf(claim, interruption));
    const claimed = whileClaimed(() => requireClaim(claim), work);
    await interruption.orOver(claimed);
    return { ok: true };
  } catch (error) {
    return { ok: false, error };
  }
}

/** "lost" when another process has claimed the job since; nothing was written then. */
export function fileOutcome(tx: Transaction, handlers: JobHandlers, claim: Claim, outcome: JobOutcome, now: number) {
  if (outcome.ok) return completeJob(tx, claim, now) ? "done" : "lost";
  const result = failJob(tx, claim, outcome.error, now);
  if (result === "dead") runFailureHandler(tx, handlers, claim);
  return result;
}

/** In the same transaction as giving up; not for an invalid payload. */
export function runFailureHandler(tx: Transaction, handlers: JobHandlers, job: GivenUpJob): void {
  if (!isJobKind(job.kind)) return;
  const payload = jobKinds[job.kind].payload.safeParse(job.payload);
  if (payload.success) handlerOf(handlers, job.kind).onDead?.(tx, payload.data);
}

/** The payload was checked against the same kind, which the types cannot follow. */
function handlerOf(handlers: JobHandlers, kind: JobKind): AnyJobHandler {
  return handlers[kind] as AnyJobHandler;
}

function contextOf({ attempts }: Claim, interruption: Interruption): JobContext {
  return {
    get signal() {
      return interruption.signal;
    },
    attempt: attempts,
  };
}
