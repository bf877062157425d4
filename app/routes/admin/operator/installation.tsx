import {
  describeInstallation,
  listSettings,
  listVersions,
} from "#app/domain/upkeep/operation/describe-installation.server.ts";
import { requireOperator } from "#app/http/sessions/guards.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { DiagnosticsCard, FactsCard } from "#app/ui/admin/operation/facts-cards.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/installation";

/** /admin/operation/installation: versions, the settings without secrets, and diagnostics to paste into a request for help. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  return { versions: listVersions(), settings: listSettings(), diagnostics: describeInstallation() };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Installation") }];
}

export default function Installation({ loaderData: { versions, settings, diagnostics } }: Route.ComponentProps) {
  return (
    <DeskPage title="Installation">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <FactsCard title="Versions" facts={versions} />
        <FactsCard title="Settings that differ from the usual" facts={settings} />
        <DiagnosticsCard text={diagnostics} />
      </div>
    </DeskPage>
  );
}
