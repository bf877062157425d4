import { data, href } from "react-router";
import { ownPageLimits } from "#app/domain/pages/own-page-rules.ts";
import { ownPageSchema } from "#app/domain/pages/own-page-schema.ts";
import { findPageToEdit, saveOwnPage } from "#app/domain/pages/own-pages.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { OwnPageForm, ownPageFormId } from "#app/ui/admin/shop/own-page-form.tsx";
import { ownPageRefusals } from "#app/ui/admin/shop/own-page-refusals.ts";
import { ShopNav } from "#app/ui/admin/shop/shop-nav.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/edit-own-page";

const list = href("/admin/shop/pages");

/** Browsers write a letter outside ASCII as up to three times its bytes; what is still too long is refused in words. */
const postedAtMost = 6 * ownPageLimits.contentBytesAtMost;

/** /admin/shop/pages/new and /admin/shop/pages/{path} */
export async function loader({ request, params }: Route.LoaderArgs) {
  await requireEditor(request);
  if (params.path === undefined) return { page: undefined };
  const page = findPageToEdit(params.path);
  if (!page) throw data(null, { status: 404 });
  return { page };
}

export async function action({ request, params }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const submission = parseForm(await readForm(request, postedAtMost), ownPageSchema);
  if (submission.status !== "success") return refuseForm(ownPageFormId, submission);
  const { path = submission.value.path } = params;
  const saved = await saveOwnPage({ ...submission.value, path }, params.path === undefined);
  if (!saved.ok) return refuseForm(ownPageFormId, submission, 422, ownPageRefusals[saved.reason]);
  const title = saved.isThere ? "Page saved" : "Page deleted";
  return redirectFromDesk(request, editor, list, { title, description: submission.value.title }, `/${path}`);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, loaderData?.page ? `Edit ${loaderData.page.title}` : "New page") }];
}

export default function EditOwnPage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <ShopNav />
      <DeskPage
        title={page ? `Edit ${page.title}` : "New page"}
        intro={page ? `/${page.path}` : undefined}
        back={{ to: list, name: "Back to pages" }}
        width="narrow"
      >
        <OwnPageForm page={page} />
      </DeskPage>
    </>
  );
}
