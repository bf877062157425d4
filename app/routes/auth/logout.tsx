import { Form, href, redirect } from "react-router";
import { replaceSession } from "#app/http/sessions/session.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/logout";

export const handle = { noScripts: true };

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Log out") }];

/** GET /api/logout from our own pages, a bookmark or the address bar logs out; from elsewhere it asks first. */
export async function loader({ request }: Route.LoaderArgs) {
  if (!isIntended(request)) return null;
  return logOut(request);
}

export async function action({ request }: Route.ActionArgs) {
  return logOut(request);
}

async function logOut(request: Request) {
  return redirect(href("/"), { status: 303, headers: { "Set-Cookie": await replaceSession(request, {}) } });
}

/** False for another site's link or picture, and for a prefetch. Old browsers send no such headers and are trusted. */
function isIntended(request: Request): boolean {
  if (request.headers.get("Sec-Purpose")?.includes("prefetch")) return false;
  const site = request.headers.get("Sec-Fetch-Site");
  return site === null || site === "same-origin" || site === "none";
}

export default function Logout() {
  return (
    <PageFrame title="Log out?" intro="Another site sent you here. Nothing has happened yet." width="narrow">
      <Form method="post" action={href("/api/logout")} reloadDocument className="flex flex-wrap gap-3">
        <Button>Log out</Button>
        <ButtonLink to={href("/")} variant="secondary">
          Stay logged in
        </ButtonLink>
      </Form>
    </PageFrame>
  );
}
