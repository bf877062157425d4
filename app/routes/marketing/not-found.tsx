import { data, redirect } from "react-router";
import { followRedirect } from "#app/domain/blog/redirects/redirects.server.ts";
import { isPrefetch } from "#app/http/is-prefetch.ts";
import { NotFoundPage } from "#app/ui/shell/error/message-page.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/not-found";

export const handle: PageHandle = { noScripts: true };

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "404 Page Not Found") }, { name: "robots", content: "noindex" }];
}

export function loader({ request }: Route.LoaderArgs) {
  const moved = followRedirect(request.url, { isCounted: !isPrefetch(request) });
  if (moved !== undefined) throw redirect(moved, 301);
  return data(null, { status: 404 });
}

/** A form posted to an unknown URL gets the same page. */
export function action() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundPage />;
}
