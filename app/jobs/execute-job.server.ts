import { whileClaimed } from "#db/claimed-work.server.ts";
import type { Transaction } from "#db/client.server.ts";
import type { AnyJobHandler, JobContext, JobHandlers } from "./handler.ts";
import type { Interruption } from "./interruption.ts";
import { type Claim, completeJob, failJob, type GivenUpJob, requireClaim } from "./job-rows.server.ts";
import { isJobKind, type JobKind, jobKinds, PermanentJobError } from "./kinds.ts";

export type JobOutcome = { ok: true } | { ok: false; error: unknown };

/** Runs the work of a claimed job. Never rejects; ends at the latest when it is interrupted, whatever the work does. */
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

/** Files the outcome of a claimed job. "lost" when somebody else has it by now: nothing was written then. */
export function fileOutcome(tx: Transaction, handlers: JobHandlers, claim: Claim, outcome: JobOutcome, now: number) {
  if (outcome.ok) return completeJob(tx, claim, now) ? "done" : "lost";
  const result = failJob(tx, claim, outcome.error, now);
  if (result === "dead") mourn(tx, handlers, claim);
  return result;
}

/** Tells the business that a job is given up, in the same transaction. A payload that is none tells it nothing. */
export function mourn(tx: Transaction, handlers: JobHandlers, job: GivenUpJob): void {
  if (!isJobKind(job.kind)) return;
  const payload = jobKinds[job.kind].payload.safeParse(job.payload);
  if (payload.success) handlerOf(handlers, job.kind).onDead?.(tx, payload.data);
}

/** The handler of a kind, for a payload that was checked against the same kind: a pair the types cannot follow. */
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
