import { data, href, redirect } from "react-router";
import { whoSeesPhotos } from "#app/domain/generation/who-sees-photos.server.ts";
import { photoBytesAtMost } from "#app/domain/media/photo-problem.ts";
import { findDraft } from "#app/domain/orders/draft/find-draft.server.ts";
import { arePreviewsOffered, findPreview } from "#app/domain/orders/preview/previews.server.ts";
import { interpretWords } from "#app/domain/orders/wish/wish-interpretation.server.ts";
import { limitPhotos } from "#app/http/limits/limit-photos.server.ts";
import { findSignedInUser } from "#app/http/sessions/guards.server.ts";
import { readSession } from "#app/http/sessions/session.server.ts";
import { readUpload } from "#app/http/uploads/read-upload.server.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import { TriedYard } from "#app/ui/try/tried-yard.tsx";
import { TryForm } from "#app/ui/try/try-form.tsx";
import type { Route } from "./+types/try";
import { answerTry } from "./try/answer-try.ts";

/** Like all pages of visitors. The preview's picture comes when it is drawn. */
export const handle = { noScripts: true };

/** GET /try: a visitor's own yard, before signing in. */
export async function loader({ request }: Route.LoaderArgs) {
  await leaveIfSignedIn(request);
  const draftId = (await readSession(request)).get("draftId");
  const draft = findDraft({ draftId });
  const photo = draft?.photo;
  const isWhole = draftId !== undefined && photo !== undefined && draft?.prompt !== "";
  const preview = isWhole ? findPreview({ draftId }) : undefined;
  const tried = preview && photo && draft ? { photo, preview, reading: await interpretWords(draft.prompt) } : undefined;
  const form = { prompt: draft?.prompt ?? "", photoName: photo && (photo.originalName ?? "your photo") };
  return data({ form, tried, photoGoesTo: whoSeesPhotos() }, { headers: { "Cache-Control": "no-store" } });
}

export async function action({ request }: Route.ActionArgs) {
  await leaveIfSignedIn(request);
  const upload = await limitPhotos(await readUpload(request, "photo", photoBytesAtMost), undefined);
  try {
    return await answerTry(request, upload);
  } finally {
    await upload.dispose();
  }
}

/** Customers have the whole form, and where there are no previews there is nothing to try. */
async function leaveIfSignedIn(request: Request): Promise<void> {
  if (await findSignedInUser(request)) throw redirect(`${href("/")}#transform`, 303);
  if (!arePreviewsOffered()) throw redirect(href("/login"), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(matches, "Try it with your photo") },
    { name: "description", content: "See a first design of your own yard before you sign in or pay." },
  ];
}

export default function TryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { form, tried } = loaderData;
  if (!tried || actionData) return <TryForm {...form} />;
  return <TriedYard {...tried} form={form} />;
}
