import { data, href } from "react-router";
import { showLeadPhoto } from "#app/domain/orders/share/lead-photos.server.ts";
import { leadStates } from "#app/domain/orders/share/lead-rules.ts";
import { deleteLead, listLeads, setLeadState } from "#app/domain/orders/share/leads.server.ts";
import { leadSettings } from "#app/domain/shop/leads.server.ts";
import { leadsSchema } from "#app/domain/shop/leads-schema.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireEditor } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskPage } from "#app/ui/admin/desk-page.tsx";
import { LeadList } from "#app/ui/admin/shop/lead-list.tsx";
import { LeadsForm, leadsFormId } from "#app/ui/admin/shop/leads-form.tsx";
import { ShopNav } from "#app/ui/admin/shop/shop-nav.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/leads";

/** /admin/shop/leads: for a landscaper's own customers, and who of them wrote. */
export async function loader({ request }: Route.LoaderArgs) {
  await requireEditor(request);
  const leads = listLeads().map(({ photoPath, ...lead }) => ({
    ...lead,
    photo: photoPath && showLeadPhoto(photoPath),
  }));
  return { settings: leadSettings.read(), leads };
}

export async function action({ request }: Route.ActionArgs) {
  const editor = await requireEditor(request);
  const form = await readForm(request);
  const page = href("/admin/shop/leads");
  const intent = readIntent(form.get("intent"), ["save", "delete", ...leadStates], "save");
  if (intent === "save") {
    const submission = parseForm(form, leadsSchema);
    if (submission.status !== "success") return refuseForm(leadsFormId, submission);
    leadSettings.save(submission.value);
    const description = submission.value.takesLeads ? "Share pages have a form" : "Share pages have no form";
    return redirectFromDesk(request, editor, page, { title: "Leads saved", description });
  }
  const id = Number(form.get("lead"));
  const lead = intent === "delete" ? deleteLead(id) : setLeadState(id, intent);
  if (!lead) throw data(null, { status: 404 });
  const title = intent === "delete" ? "Lead deleted" : `Lead is ${intent}`;
  // The desk's log outlives a lead: it names no person.
  return redirectFromDesk(request, editor, page, { title }, `Lead ${id}`);
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Leads") }];
}

export default function Leads({ loaderData: { settings, leads } }: Route.ComponentProps) {
  return (
    <>
      <ShopNav />
      <DeskPage
        title="Leads"
        intro="Who wrote to you: on a page that shares a design, or in the form of a post or page (::: quote-form)."
        width="narrow"
      >
        <div className="grid gap-6">
          <LeadsForm settings={settings} />
          <LeadList leads={leads} />
        </div>
      </DeskPage>
    </>
  );
}
