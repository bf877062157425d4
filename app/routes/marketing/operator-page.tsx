import { data, href } from "react-router";
import { findOperatorPage } from "#app/domain/privacy/operator-pages.server.ts";
import { describePublicPage } from "#app/http/public-page.server.ts";
import { pageTags } from "#app/ui/blog/page-tags.ts";
import { calendarDate } from "#app/ui/calendar-date.ts";
import { LongText } from "#app/ui/shell/long-text.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/operator-page";

export const handle: PageHandle = { noScripts: true };

/** /privacy and /terms: the operator's own texts. */
export async function loader({ pattern }: Route.LoaderArgs) {
  const which = pattern.endsWith("terms") ? "terms" : "privacy";
  const page = await findOperatorPage(which);
  if (!page) throw data(null, { status: 404 });
  const { title, html, headings, changedAt } = page;
  const description = `${title}: what applies here, in the words of those who run this site.`;
  const asOf = calendarDate(changedAt);
  return { html, headings, asOf, page: describePublicPage({ path: href(`/${which}`), title, description }) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { page } = loaderData ?? {};
  return page ? [{ title: pageTitle(matches, page.title) }, ...pageTags(page)] : [{ title: pageTitle(matches) }];
}

export default function OperatorPage({ loaderData: { html, headings, asOf, page } }: Route.ComponentProps) {
  return (
    <PageFrame title={page.title} intro={`As of ${asOf}`} width="medium">
      <LongText html={html} headings={headings} />
    </PageFrame>
  );
}
