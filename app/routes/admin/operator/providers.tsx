import { summarizeAttempts, summarizedDays } from "#app/domain/generation/summarize-attempts.server.ts";
import { listFailedAttempts } from "#app/domain/upkeep/operation/failed-attempts.server.ts";
import { requireOperator } from "#app/http/sessions/guards.server.ts";
import { env } from "#app/settings/env.server.ts";
import { DeskCard, DeskPage } from "#app/ui/admin/desk-page.tsx";
import { AttemptList } from "#app/ui/admin/operation/order-cards.tsx";
import { ProviderTable, presentProvider } from "#app/ui/admin/provider-table.tsx";
import { relativeTime } from "#app/ui/relative-time.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/providers";

/** /admin/operation/providers: speed, cost and failures of the picture providers. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  return {
    inUse: env.IMAGE_PROVIDER === "built-in" ? "the built-in designer" : env.IMAGE_PROVIDER,
    days: summarizedDays,
    rows: summarizeAttempts().map(presentProvider),
    failed: listFailedAttempts().map(({ createdAt, ...attempt }) => ({ ...attempt, when: relativeTime(createdAt) })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Picture providers") }];
}

export default function Providers({ loaderData: { inUse, days, rows, failed } }: Route.ComponentProps) {
  return (
    <DeskPage title="Picture providers" intro={`Pictures are made by ${inUse}.`}>
      <div className="grid gap-4">
        <DeskCard title={`Last ${days} days`}>
          <ProviderTable rows={rows} />
        </DeskCard>
        <DeskCard title="What failed last">
          <AttemptList attempts={failed} />
        </DeskCard>
      </div>
    </DeskPage>
  );
}
