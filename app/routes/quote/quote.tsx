import { data, href, redirect } from "react-router";
import type { ReceivedForm } from "#app/disk/received-form.ts";
import { type PhotoProblem, photoBytesAtMost, photoProblemMessages } from "#app/domain/media/photo-problem.ts";
import { keepLeadPhoto, readKeptPhoto, showLeadPhoto } from "#app/domain/orders/share/lead-photos.server.ts";
import { leadSchema } from "#app/domain/orders/share/lead-schema.ts";
import { keepLead } from "#app/domain/orders/share/leads.server.ts";
import { findPageWithForm } from "#app/domain/pages/find-page-with-form.server.ts";
import { currentClient, limits, tooMany } from "#app/http/limits/limits.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { describePublicPage } from "#app/http/public-page.server.ts";
import { findSender } from "#app/http/sent-by.server.ts";
import { readUpload, unreadUpload } from "#app/http/uploads/read-upload.server.ts";
import { pageTags } from "#app/ui/blog/page-tags.ts";
import { QuoteForm } from "#app/ui/quote/quote-form.tsx";
import { leadFormId } from "#app/ui/share/lead-form.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/quote";

export const handle: PageHandle = { noScripts: true };

/** /quote?page=/services: the form of that post or page, where something was refused, or where a feed led. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await requirePage(url);
  const title = "Ask for a quote";
  return { page, about: describePublicPage({ path: url.pathname, title, description: title, hidden: true }) };
}

export async function action({ request, url }: Route.ActionArgs) {
  const page = await requirePage(url);
  const upload = await readUpload(request, "photo", photoBytesAtMost);
  try {
    if (upload.problem) throw unreadUpload(upload.problem);
    return await take(request, page, upload);
  } finally {
    await upload.dispose();
  }
}

async function take(request: Request, page: string, upload: ReceivedForm) {
  const sent = redirect(`${href("/quote/sent")}?${new URLSearchParams({ page })}`, 303);
  // Programs that fill in everything are told what people are told.
  if (upload.fields.website) return sent;
  const submission = parseForm(upload.texts, leadSchema);
  const photo = await takePhoto(upload, request.signal);
  const refuse = (status: number, words: Parameters<typeof refuseForm>[3]) => {
    const { data: refusal, init } = refuseForm(leadFormId, submission, status, words);
    return data(
      { ...refusal, keptPhoto: "path" in photo && photo.path ? showLeadPhoto(photo.path) : undefined },
      init ?? {},
    );
  };
  if ("problem" in photo) return refuse(422, { fieldErrors: { photo: [photoProblemMessages[photo.problem]] } });
  if (submission.status !== "success") return refuse(422, undefined);
  const wait = limits.leads(currentClient()) || limits.leadsInAll();
  const refusal = tooMany(wait, "Too many messages were sent.");
  if (refusal) return refuse(429, { formErrors: [refusal.message] });
  keepLead({ page }, submission.value, { sentBy: findSender(request), photoPath: photo.path });
  return sent;
}

/** Stored before anything else is judged, so that it is not chosen twice. */
async function takePhoto(
  { file, fileProblem, fields }: ReceivedForm,
  signal: AbortSignal,
): Promise<{ path: string | undefined } | { problem: PhotoProblem }> {
  if (fileProblem) return { problem: fileProblem };
  if (!file) return { path: readKeptPhoto(fields.keptPhoto) };
  const client = currentClient();
  if (limits.anonymousUploads(client) > 0) return { problem: "too-many" };
  const stored = await keepLeadPhoto({ ...file, sentBy: client?.network, signal });
  return stored.ok ? { path: stored.path } : { problem: stored.reason };
}

/** @throws 404 for a page that has no form */
async function requirePage(url: URL): Promise<string> {
  const page = await findPageWithForm(url.searchParams.get("page") ?? "");
  if (page === undefined) throw data(null, { status: 404 });
  return page;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: pageTitle(matches, "404 Page Not Found") }];
  return [{ title: pageTitle(matches, loaderData.about.title) }, ...pageTags(loaderData.about)];
}

export default function Quote({ loaderData: { page, about }, actionData }: Route.ComponentProps) {
  return (
    <PageFrame title={about.title} back={{ to: page, label: "Back to the page" }} width="narrow">
      <QuoteForm page={page} siteName={about.siteName} keptPhoto={actionData?.keptPhoto} />
    </PageFrame>
  );
}
