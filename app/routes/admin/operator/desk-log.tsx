import { href } from "react-router";
import { listDeskLog } from "#app/domain/accounts/desk-log.server.ts";
import { listAddress, readPageNumber } from "#app/http/page-number.ts";
import { requireOperator } from "#app/http/sessions/guards.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { calendarTime } from "#app/ui/calendar-date.ts";
import { Pager } from "#app/ui/pager.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/desk-log";

const list = href("/admin/operation/log");

/** /admin/operation/log: what each editor and operator did. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request);
  const { items, ...place } = listDeskLog(readPageNumber(request) ?? 1);
  return { ...place, entries: items.map(({ createdAt, ...entry }) => ({ ...entry, at: calendarTime(createdAt) })) };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Desk log") }];
}

export default function DeskLog({ loaderData: { entries, page, pageCount } }: Route.ComponentProps) {
  return (
    <DeskPage title="Desk Log" intro="Who did what, newest first.">
      {entries.length === 0 ? (
        <p className="rounded-lg border border-line border-dashed p-8 text-center">
          Nothing here yet. Posts that are saved, uploads, deletions and releases will appear in this list.
        </p>
      ) : (
        <ol className="border-line border-t text-sm">
          {entries.map(({ id, at, editor, did, about }) => (
            <li
              key={id}
              className="grid gap-x-6 border-line border-b py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)_minmax(0,2fr)]"
            >
              <span className="text-ink-soft tabular-nums">{at}</span>
              <span className="wrap-anywhere">{editor}</span>
              <span className="wrap-anywhere">
                <span className="font-medium">{did}</span>
                {about ? <span className="text-ink-soft"> · {about}</span> : null}
              </span>
            </li>
          ))}
        </ol>
      )}
      <Pager page={page} pageCount={pageCount} addressOf={(number) => listAddress(list, number)} />
    </DeskPage>
  );
}
