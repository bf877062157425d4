import { data } from "react-router";
import { findPageWithForm } from "#app/domain/pages/find-page-with-form.server.ts";
import { MessagePage } from "#app/ui/shell/error/message-page.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/quote-sent";

export const handle: PageHandle = { noScripts: true };

/** GET /quote/sent?page=/services */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await findPageWithForm(url.searchParams.get("page") ?? "");
  if (page === undefined) throw data(null, { status: 404 });
  return { page };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Thank you") }, { name: "robots", content: "noindex" }];
}

export default function QuoteSent({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <MessagePage title="Thank you" back={{ to: page, label: "Back to the page" }}>
      <p role="status">Your message is on its way to us. We answer as soon as we can.</p>
    </MessagePage>
  );
}
