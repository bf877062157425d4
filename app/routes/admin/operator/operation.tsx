import { href } from "react-router";
import { isHeld } from "#app/disk/held-work.server.ts";
import { listAlerts } from "#app/domain/letters/alert-operator.server.ts";
import { checkInstallation } from "#app/domain/upkeep/operation/check-installation.server.ts";
import { describeReview } from "#app/domain/upkeep/restored/describe-review.ts";
import { releaseRestored, reviewRestored } from "#app/domain/upkeep/restored/review-restored.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireOperator } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskCard, DeskPage } from "#app/ui/admin/desk-page.tsx";
import { HeldCard } from "#app/ui/admin/operation/held-card.tsx";
import { LightList } from "#app/ui/admin/operation/light-list.tsx";
import { relativeTime } from "#app/ui/relative-time.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/operation";

/** /admin/operation: the state of each part of the installation. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  return {
    lights: checkInstallation(),
    alerts: listAlerts().map(({ id, message, createdAt }) => ({ id, message, when: relativeTime(createdAt) })),
    held: isHeld() ? describeReview(await reviewRestored()) : undefined,
  };
}

/** Releases the held work of a restored backup. */
export async function action({ request }: Route.ActionArgs) {
  const operator = await requireOperator(request);
  const form = await readForm(request);
  const intent = readIntent(form.get("intent"), ["release", "release-without-letters"]);
  const released = releaseRestored({ withoutLetters: intent === "release-without-letters" });
  const toast = released
    ? { title: "Released", description: "Its jobs run from now on." }
    : { title: "Nothing was held", description: "Its jobs run.", variant: "destructive" as const };
  return redirectFromDesk(request, operator, href("/admin/operation"), toast);
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Operation") }];
}

export default function Operation({ loaderData: { lights, alerts, held } }: Route.ComponentProps) {
  return (
    <DeskPage title="Operation" intro="What this installation is doing, for its editors.">
      <div className="grid gap-4">
        {held ? <HeldCard review={held} /> : null}
        <LightList lights={lights} />
        {alerts.length > 0 ? (
          <DeskCard title="Sent by e-mail">
            <ul className="text-sm">
              {alerts.map(({ id, message, when }) => (
                <li key={id} className="wrap-anywhere border-line border-b py-2 last:border-0">
                  {message} <span className="text-ink-soft">{when}</span>
                </li>
              ))}
            </ul>
          </DeskCard>
        ) : null}
      </div>
    </DeskPage>
  );
}
