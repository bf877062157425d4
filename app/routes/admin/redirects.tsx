import { href } from "react-router";
import { redirectRefusals } from "#app/domain/blog/redirects/redirect-refusals.ts";
import { redirectSchema } from "#app/domain/blog/redirects/redirect-schema.ts";
import { addRedirect, deleteRedirect, listRedirects } from "#app/domain/blog/redirects/redirects.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { readPageNumber } from "#app/http/page-number.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { RedirectForm, redirectFormId } from "#app/ui/admin/redirects/redirect-form.tsx";
import { RedirectTable } from "#app/ui/admin/redirects/redirect-table.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/redirects";

const list = href("/admin/redirects");

/** /admin/redirects: old URLs and their targets. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireEditor(request);
  return listRedirects(readPageNumber(request) ?? 1);
}

export async function action({ request }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const form = await readForm(request);
  const submission = parseForm(form, redirectSchema);
  if (submission.status !== "success") return refuseForm(redirectFormId, submission);
  const { path, target } = submission.value;
  if (readIntent(form.get("intent"), ["add", "delete"], "add") === "delete") {
    const title = deleteRedirect(path) ? "Redirect deleted" : "It was not there any more";
    return redirectFromDesk(request, editor, list, { title, description: path });
  }
  const added = addRedirect(path, target);
  if (added.ok) return redirectFromDesk(request, editor, list, { title: "Redirect added", description: path });
  const { field, message } = redirectRefusals[added.reason];
  return refuseForm(redirectFormId, submission, 422, { fieldErrors: { [field]: [message] } });
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Redirects") }];
}

export default function Redirects({ loaderData }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Redirects"
      intro="Old addresses that lead to pages of this site. Posts that move in bring theirs; so do renamed posts, categories and tags."
      back={{ to: href("/admin"), name: "Back" }}
    >
      <RedirectForm />
      <RedirectTable {...loaderData} list={list} />
    </DeskPage>
  );
}
