import { Form } from "react-router";
import { DeskCard } from "../desk-page.tsx";

interface JobRow {
  id: number;
  kind: string;
  key: string;
  status: "running" | "ready" | "dead";
  attempts: number;
  lastError: string | null;
  when: string;
  mayBeRetried: boolean;
}

const statusWords = { running: "running since", ready: "due", dead: "given up" };

/** The queue: how much waits, and the jobs that run, come next, or were given up. */
export function JobsCard({ waiting, oldest, jobs }: { waiting: number; oldest?: string; jobs: readonly JobRow[] }) {
  const depth = waiting === 0 ? "Nothing waits." : `${waiting} waiting, the first due ${oldest}.`;
  return (
    <DeskCard title="Jobs" className="lg:col-span-2">
      <p className="text-ink-soft text-sm">{depth}</p>
      {jobs.length > 0 ? (
        <ul className="text-sm">
          {jobs.map((job) => (
            <Job key={job.id} job={job} />
          ))}
        </ul>
      ) : null}
    </DeskCard>
  );
}

function Job({ job: { id, kind, key, status, attempts, lastError, when, mayBeRetried } }: { job: JobRow }) {
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
      {mayBeRetried ? (
        <Form method="post">
          <input type="hidden" name="job" value={id} />
          <button
            type="submit"
            name="intent"
            value="retry"
            className="inline-flex min-h-11 items-center rounded-md px-2 font-medium text-moss underline-offset-4 hover:underline"
          >
            Try again<span className="sr-only"> job {id}</span>
          </button>
        </Form>
      ) : null}
    </li>
  );
}
