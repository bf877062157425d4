import { href } from "react-router";
import type { NewToast } from "#app/domain/accounts/toast-message.ts";
import { cancelJob } from "#app/domain/upkeep/operation/cancel-job.server.ts";
import { countWaiting, listJobs, retryJob } from "#app/domain/upkeep/operation/jobs-at-desk.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireOperator } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskCard, DeskPage } from "#app/ui/admin/desk-page.tsx";
import { JobList } from "#app/ui/admin/operation/job-list.tsx";
import { relativeTime } from "#app/ui/relative-time.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/jobs";
import { returnPage } from "./return-page.ts";

const page = href("/admin/operation/jobs");

/** /admin/operation/jobs: running, next and failed jobs. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  const { due, oldestDueAt } = countWaiting();
  const jobs = listJobs().map(({ at, ...job }) => ({ ...job, when: relativeTime(at) }));
  return { due, oldest: oldestDueAt === undefined ? undefined : relativeTime(oldestDueAt), jobs };
}

/** Retries or cancels a job, also from an order's page. */
export async function action({ request }: Route.ActionArgs) {
  const operator = await requireOperator(request);
  const form = await readForm(request);
  const job = Number(form.get("job"));
  const intent = readIntent(form.get("intent"), ["retry", "cancel"]);
  const toast = intent === "cancel" ? cancel(job) : retry(job);
  return redirectFromDesk(request, operator, returnPage(form, page), toast, `Job ${job}`);
}

function retry(job: number): NewToast {
  if (retryJob(job)) return { title: "Job tried again", description: `Job ${job}` };
  const description = "It has not been given up, or its end has had consequences.";
  return { title: "Not tried again", description, variant: "destructive" };
}

function cancel(job: number): NewToast {
  if (cancelJob(job)) return { title: "Job cancelled", description: "What was paid for it goes back." };
  return { title: "Not cancelled", description: "It has ended, or must run.", variant: "destructive" };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Jobs") }];
}

export default function Jobs({ loaderData: { due, oldest, jobs } }: Route.ComponentProps) {
  const of = (...statuses: string[]) => jobs.filter(({ status }) => statuses.includes(status));
  return (
    <DeskPage title="Jobs" intro={due === 0 ? "Nothing is due." : `${due} due, the first since ${oldest}.`}>
      <div className="grid gap-4">
        <DeskCard title="Given up">
          <JobList jobs={of("dead")} from={page} />
        </DeskCard>
        <DeskCard title="Running and next">
          <JobList jobs={of("running", "ready")} from={page} />
        </DeskCard>
      </div>
    </DeskPage>
  );
}
