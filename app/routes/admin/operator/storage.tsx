import { href } from "react-router";
import { listBackupFacts, listSizes } from "#app/domain/upkeep/operation/describe-installation.server.ts";
import { sizeWords } from "#app/domain/upkeep/operation/size-words.ts";
import { enqueueMeasuring, findSpace } from "#app/domain/upkeep/space/measure-space.server.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireOperator } from "#app/http/sessions/guards.server.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { env } from "#app/settings/env.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { BackupCard } from "#app/ui/admin/operation/backup-card.tsx";
import { FactsCard } from "#app/ui/admin/operation/facts-cards.tsx";
import { SpaceCard } from "#app/ui/admin/operation/space-card.tsx";
import { relativeTime } from "#app/ui/relative-time.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/storage";

const page = href("/admin/operation/storage");

/** /admin/operation/storage: sizes, retention times and backups. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  const backups = listBackupFacts().map(({ takenAt, ...rest }) => ({ ...rest, when: relativeTime(takenAt) }));
  const measure = findSpace();
  return {
    sizes: listSizes(),
    backups: env.BACKUP_DIR ? backups : undefined,
    space: measure && {
      when: relativeTime(measure.measuredAt),
      rows: measure.kinds.map(({ name, bytes, rule }) => ({ name, rule, size: sizeWords(bytes) })),
    },
  };
}

export async function action({ request }: Route.ActionArgs) {
  await requireOperator(request);
  const form = await readForm(request);
  readIntent(form.get("intent"), ["measure"]);
  enqueueMeasuring();
  const toast = { title: "It is being measured", description: "Look again in a minute." };
  return redirectWithToast(request, page, toast);
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Storage") }];
}

export default function Storage({ loaderData: { sizes, backups, space } }: Route.ComponentProps) {
  return (
    <DeskPage title="Storage">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <SpaceCard space={space} />
        <FactsCard title="Sizes" facts={sizes} />
        <BackupCard backups={backups} />
      </div>
    </DeskPage>
  );
}
