import { href } from "react-router";
import { listPagesToEdit } from "#app/domain/pages/own-pages.server.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { ShopNav } from "#app/ui/admin/shop/shop-nav.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/own-pages";

/** /admin/shop/pages */
export async function loader({ request }: Route.LoaderArgs) {
  await requireEditor(request);
  return { pages: listPagesToEdit() };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Pages") }];
}

export default function OwnPages({ loaderData: { pages } }: Route.ComponentProps) {
  return (
    <>
      <ShopNav />
      <DeskPage
        title="Pages"
        intro="Texts of your own, which the menu and the footer link to. Those marked Coming Soon are not written yet."
        actions={<ButtonLink to={href("/admin/shop/pages/new")}>New page</ButtonLink>}
      >
        <ul className="border-line border-t">
          {pages.map(({ path, title, setting, isThere, isDraft, isAnnounced }) => (
            <li
              key={path}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 border-line border-b py-1.5 text-sm"
            >
              <span className={setting ? "text-ink-soft" : undefined}>
                <span className="font-medium">{title}</span> <span className="text-ink-soft">/{path}</span>
              </span>
              <span className="flex flex-wrap items-center gap-x-5">
                {setting ? <span className="text-ink-soft">set by {setting}</span> : null}
                {isDraft ? <span className="text-ink-soft">draft</span> : null}
                {isThere ? null : <span className="text-ink-soft">{isAnnounced ? "Coming Soon" : "not written"}</span>}
                {isThere ? (
                  <Link to={`/${path}`} reloadDocument className={link}>
                    View<span className="sr-only"> {title}</span>
                  </Link>
                ) : null}
                {setting ? null : (
                  <Link to={href("/admin/shop/pages/*", { "*": path })} className={link}>
                    {isThere ? "Edit" : "Write"}
                    <span className="sr-only"> {title}</span>
                  </Link>
                )}
              </span>
            </li>
          ))}
        </ul>
      </DeskPage>
    </>
  );
}

const link = "inline-flex min-h-11 items-center font-medium text-moss underline-offset-4 hover:underline";
