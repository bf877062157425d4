import { sendTestLetter } from "#app/domain/letters/send-test-letter.server.ts";
import {
  describeInstallation,
  listBackupFacts,
  listSizes,
  listVersions,
} from "#app/domain/upkeep/operation/describe-installation.server.ts";
import { listJobs, retryJob } from "#app/domain/upkeep/operation/jobs-at-desk.server.ts";
import { describeReview } from "#app/domain/upkeep/restored/describe-review.ts";
import { releaseRestored, reviewRestored } from "#app/domain/upkeep/restored/review-restored.server.ts";
import { env } from "#app/env.server.ts";
import { isHeld } from "#app/held-work.server.ts";
import { requireOperator } from "#app/http/guards.server.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { BackupCard } from "#app/ui/admin/operation/backup-card.tsx";
import { DiagnosticsCard, FactsCard, TestLetterCard } from "#app/ui/admin/operation/facts-cards.tsx";
import { HeldCard } from "#app/ui/admin/operation/held-card.tsx";
import { JobsCard } from "#app/ui/admin/operation/jobs-card.tsx";
import { relativeTime } from "#app/ui/relative-time.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/operation";

const page = "/admin/operation";

/** /admin/operation: what the installation is doing, and what its operator can do about it. */
export async function loader({ request }: Route.LoaderArgs) {
  const operator = await requireOperator(request);
  const { waiting, oldestRunAt, jobs } = listJobs();
  return {
    you: operator.email ?? "",
    held: isHeld() ? describeReview(await reviewRestored()) : undefined,
    waiting,
    oldest: oldestRunAt === undefined ? undefined : relativeTime(oldestRunAt),
    jobs: jobs.map(({ at, ...job }) => ({ ...job, when: relativeTime(at) })),
    backups: env.BACKUP_DIR
      ? listBackupFacts().map(({ takenAt, ...rest }) => ({ ...rest, when: relativeTime(takenAt) }))
      : undefined,
    versions: listVersions(),
    sizes: listSizes(),
    diagnostics: describeInstallation(),
  };
}

export async function action({ request }: Route.ActionArgs) {
  const operator = await requireOperator(request);
  const form = await readForm(request);
  const toast = await carryOut(String(form.get("intent")), Number(form.get("job")), operator.email ?? "");
  return redirectWithToast(request, page, toast);
}

/** @returns what to say about it */
async function carryOut(intent: string, job: number, to: string): Promise<{ title: string; description: string }> {
  if (intent === "retry") {
    if (retryJob(job)) return { title: "Job tried again", description: `Job ${job}` };
    return { title: "Not tried again", description: "It has not been given up, or its end has had consequences." };
  }
  if (intent === "test-letter") {
    const sent = await sendTestLetter(to);
    if (sent.ok) return { title: "Test letter sent", description: to };
    return { title: "The test letter was not sent", description: sent.reason };
  }
  if (intent === "release" || intent === "release-without-letters") {
    const released = releaseRestored({ withoutLetters: intent === "release-without-letters" });
    return released
      ? { title: "Released", description: "Its jobs run from now on." }
      : { title: "Nothing was held", description: "Its jobs run." };
  }
  return { title: "Nothing was done", description: "The page does not know that button any more." };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Operation") }];
}

export default function Operation({ loaderData }: Route.ComponentProps) {
  const { you, held, waiting, oldest, jobs, backups, versions, sizes, diagnostics } = loaderData;
  return (
    <DeskPage
      title="Operation"
      intro="What this installation is doing, for those named in ADMIN_EMAILS."
      back={{ to: "/admin", name: "Back" }}
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {held ? <HeldCard review={held} /> : null}
        <JobsCard waiting={waiting} oldest={oldest} jobs={jobs} />
        <BackupCard backups={backups} />
        <FactsCard title="Sizes" facts={sizes} />
        <FactsCard title="Versions" facts={versions} />
        <TestLetterCard to={you} />
        <DiagnosticsCard text={diagnostics} />
      </div>
    </DeskPage>
  );
}
