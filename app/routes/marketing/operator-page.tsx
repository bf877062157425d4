import { data, redirect } from "react-router";
import { followRedirect } from "#app/domain/blog/redirects/redirects.server.ts";
import { operatorPages } from "#app/domain/pages/operator-pages.server.ts";
import { findOwnPage } from "#app/domain/pages/own-pages.server.ts";
import { isPrefetch } from "#app/http/is-prefetch.ts";
import { describePublicPage } from "#app/http/public-page.server.ts";
import { isReadByEditor } from "#app/http/sessions/guards.server.ts";
import { pageTags } from "#app/ui/blog/page-tags.ts";
import { calendarDate } from "#app/ui/calendar-date.ts";
import { QuoteForm } from "#app/ui/quote/quote-form.tsx";
import { NotFoundPage } from "#app/ui/shell/error/message-page.tsx";
import { LongText } from "#app/ui/shell/long-text.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/operator-page";

export const handle: PageHandle = { noScripts: true };

/** Every address that no other route has: the operator's own pages, old addresses, and the rest. */
export async function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const path = pathname.slice(1).replace(/\/$/, "");
  const own = await findOwnPage(path, { mayEdit: await isReadByEditor(request) });
  const moved = own ? undefined : followRedirect(request.url, { isCounted: !isPrefetch(request) });
  if (moved !== undefined) throw redirect(moved, 301);
  if (!own) return data(null, { status: 404 });
  if (pathname !== `/${path}`) throw redirect(`/${path}`, 301);
  const { title, html, headings, description, image, updatedAt, isDraft } = own;
  const asOf = Object.hasOwn(operatorPages, path) ? `As of ${calendarDate(updatedAt)}` : undefined;
  const page = {
    ...describePublicPage({ path: pathname, title, description, hidden: isDraft }),
    ...(image && { image }),
  };
  // No edition tracks who may see a draft, so it must not be cached.
  const headers: HeadersInit = isDraft ? { "Cache-Control": "private, no-store" } : {};
  return data({ html, headings, asOf, page, isDraft }, { headers });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** A form posted to an unknown URL gets the same page. */
export function action() {
  return data(null, { status: 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { page } = loaderData ?? {};
  if (page) return [{ title: pageTitle(matches, page.title) }, ...pageTags(page)];
  return [{ title: pageTitle(matches, "404 Page Not Found") }, { name: "robots", content: "noindex" }];
}

export default function OperatorPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFoundPage />;
  const { html, headings, asOf, page, isDraft } = loaderData;
  return (
    <PageFrame title={page.title} intro={isDraft ? "A draft: only editors see it." : asOf} width="medium">
      <LongText
        html={html}
        headings={headings}
        quoteForm={isDraft ? undefined : <QuoteForm page={new URL(page.url).pathname} siteName={page.siteName} />}
      />
    </PageFrame>
  );
}
