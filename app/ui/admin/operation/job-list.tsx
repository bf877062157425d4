import { Form, href } from "react-router";
import type { JobAtDesk } from "#app/domain/upkeep/operation/at-desk.ts";
import { RowButton } from "./row-button.tsx";

export interface JobRow extends Omit<JobAtDesk, "at"> {
  when: string;
}

const statusWords = { running: "running since", ready: "due", done: "done", dead: "given up" };

export function JobList({ jobs, from }: { jobs: readonly JobRow[]; from: string }) {
  if (jobs.length === 0) return <p className="text-ink-soft text-sm">None.</p>;
  return (
    <ul className="text-sm">
      {jobs.map((job) => (
        <Job key={job.id} job={job} from={from} />
      ))}
    </ul>
  );
}

function Job({ job, from }: { job: JobRow; from: string }) {
  const { id, kind, key, status, attempts, lastError, when } = job;
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-2 last:border-0">
      <div className="min-w-0">
        <span className="font-medium">{kind}</span> <span className="wrap-anywhere text-ink-soft">{key}</span>
        <p className="text-ink-soft">
          {statusWords[status]} {when}, {tries}
        </p>
        {lastError ? <p className="wrap-anywhere text-danger">{lastError}</p> : null}
      </div>
      {job.mayBeRetried || job.mayBeCancelled ? (
        <Form method="post" action={href("/admin/operation/jobs")} className="-mx-2">
          <input type="hidden" name="job" value={id} />
          <input type="hidden" name="from" value={from} />
          {job.mayBeRetried ? (
            <RowButton intent="retry" subject={`job ${id}`}>
              Try again
            </RowButton>
          ) : (
            <RowButton intent="cancel" subject={`job ${id}`} danger>
              {kind === "generate-image" ? "Cancel and refund" : "Cancel"}
            </RowButton>
          )}
        </Form>
      ) : null}
    </li>
  );
}
