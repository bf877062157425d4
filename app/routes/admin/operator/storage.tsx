import { listBackupFacts, listSizes } from "#app/domain/upkeep/operation/describe-installation.server.ts";
import { env } from "#app/env.server.ts";
import { requireOperator } from "#app/http/guards.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { BackupCard } from "#app/ui/admin/operation/backup-card.tsx";
import { FactsCard } from "#app/ui/admin/operation/facts-cards.tsx";
import { relativeTime } from "#app/ui/relative-time.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/storage";

/** /admin/operation/storage: how much there is of everything, and where it is kept a second time. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  const backups = listBackupFacts().map(({ takenAt, ...rest }) => ({ ...rest, when: relativeTime(takenAt) }));
  return { sizes: listSizes(), backups: env.BACKUP_DIR ? backups : undefined };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Storage") }];
}

export default function Storage({ loaderData: { sizes, backups } }: Route.ComponentProps) {
  return (
    <DeskPage title="Storage">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <FactsCard title="Sizes" facts={sizes} />
        <BackupCard backups={backups} />
      </div>
    </DeskPage>
  );
}
