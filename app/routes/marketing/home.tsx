import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect, redirectDocument } from "react-router";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import {
  type PhotoProblem,
  photoBytesAtMost,
  photoProblemMessages,
  photoProblemStatuses,
} from "#app/domain/media/photo-problem.ts";
import { type Draft, findDraft } from "#app/domain/orders/draft/find-draft.server.ts";
import { isWorthKeeping, type KeptUpload, keepUpload } from "#app/domain/orders/draft/keep-upload.server.ts";
import { adoptDraft, saveDraft } from "#app/domain/orders/draft/save-draft.server.ts";
import { chooseNextStep, type NextStep } from "#app/domain/orders/ground/choose-next-step.server.ts";
import { orderDesign } from "#app/domain/orders/order-design.server.ts";
import { designDetailsSchema, designFormSchema } from "#app/domain/orders/request/design-request-schemas.ts";
import { defaultPackageId, packages } from "#app/domain/orders/request/packages.ts";
import { submitRefusals } from "#app/domain/orders/submit-design-request.server.ts";
import { asksTextModel } from "#app/domain/orders/wish/hear-wish.server.ts";
import { readTypedWish, takeSuggestion } from "#app/domain/orders/wish/read-back-wish.server.ts";
import { findSignedInUser, rememberReturnPath } from "#app/http/guards.server.ts";
import { type LimitedUpload, limitPhotos } from "#app/http/limits/limit-photos.server.ts";
import { readUpload, uploadRefusals } from "#app/http/read-upload.server.ts";
import { commitSession, readSession } from "#app/http/session.server.ts";
import { DesignForm } from "#app/ui/design-form/design-form.tsx";
import { Examples } from "#app/ui/home/examples.tsx";
import { Hero } from "#app/ui/home/hero.tsx";
import { HowItWorks } from "#app/ui/home/how-it-works.tsx";
import { Pricing } from "#app/ui/home/pricing.tsx";
import { VisitorPanel } from "#app/ui/home/visitor-panel.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/home";

/** Visitors get the page alone; the form is for people who are signed in. */
export const handle: PageHandle<{ form: object | null }> = { noScripts: ({ form }) => form === null };

export async function loader({ request }: Route.LoaderArgs) {
  const user = await findSignedInUser(request);
  if (!user) return data({ form: null });
  const headers = await adoptSessionDraft(request, user.id);
  const wantsPackage = new URL(request.url).searchParams.get("step") === "package";
  return data({ form: await presentForm(user, findDraft({ userId: user.id }), wantsPackage) }, { headers });
}

async function presentForm(user: SignedInUser, draft: Draft | undefined, wantsPackage: boolean) {
  const step = wantsPackage && hasDetails(draft) ? ("package" as const) : ("details" as const);
  return {
    userId: user.id,
    step,
    draft: {
      prompt: draft?.prompt ?? "",
      email: draft?.email || user.email,
      packageId: draft?.packageId || defaultPackageId,
      photo: draft?.photo,
    },
    // Step 1 does not wait for a text model: the browser asks when step 2 comes near.
    wish: step === "details" && asksTextModel ? undefined : ((await readTypedWish(draft?.prompt ?? "")) ?? null),
  };
}

/** What was written before signing in is the user's from now on. */
async function adoptSessionDraft(request: Request, userId: number): Promise<HeadersInit> {
  const session = await readSession(request);
  const draftId = session.get("draftId");
  if (draftId === undefined) return {};
  await adoptDraft(draftId, userId);
  session.unset("draftId");
  return { "Set-Cookie": await commitSession(session) };
}

function hasDetails(draft: Draft | undefined): boolean {
  return Boolean(draft?.photo) && designDetailsSchema.safeParse(draft).success;
}

/** Both steps are posted here. Whatever arrives is kept first; then it is judged. */
export async function action({ request }: Route.ActionArgs) {
  const user = await findSignedInUser(request);
  const upload = await limitPhotos(await readUpload(request, "photo", photoBytesAtMost), user?.id);
  try {
    if (!user) return await keepUntilLogin(request, upload);
    const { fields, problem } = upload;
    if (problem && problem !== "too-large") return refuseUnread(uploadRefusals[problem]);
    const post = { userId: user.id, fields, ...(await keepUpload({ userId: user.id }, upload)) };
    const answer = handlers.get(fields.swap ? "reword" : fields.intent) ?? answerDetails;
    return await answer(post);
  } finally {
    await upload.dispose();
  }
}

/** The login ran out while somebody was writing: what they sent waits in the session's draft. */
async function keepUntilLogin(request: Request, upload: LimitedUpload) {
  const session = await readSession(request);
  if (isWorthKeeping(upload)) {
    const { draft } = await keepUpload({ draftId: session.get("draftId") }, upload);
    session.set("draftId", draft.id);
  }
  rememberReturnPath(session, "/#transform");
  session.set("toast", {
    title: "Authentication Required",
    description: "Please log in to continue creating your landscape design.",
    variant: "destructive",
  });
  return redirect("/login", { status: 303, headers: { "Set-Cookie": await commitSession(session) } });
}

/** What a step of the form brought, and the draft after it was kept. */
interface FormPost extends KeptUpload {
  userId: number;
  fields: Record<string, string>;
}

/** By the button that was pressed; without one of these it is the first step's. */
const handlers = new Map<string | undefined, (post: FormPost) => Response | Promise<ReturnType<typeof refusal>>>([
  ["back", () => redirect("/#transform", 303)],
  ["order", answerOrder],
  ["reword", answerReword],
]);

/** Step 1: on to the packages, or back with what is wrong beside its field. */
function answerDetails(post: FormPost) {
  const submission = parseWithZod(new URLSearchParams(post.fields), { schema: designDetailsSchema });
  const photo = photoProblemOf(post);
  if (submission.status === "success" && !photo) throw redirect("/?step=package#transform", 303);
  return refusal("details", statusOf(photo), submission.reply(photoErrors(photo)));
}

/** Step 2 again: the wish in other words, or with something that can be drawn, read back anew. */
async function answerReword({ userId, fields, draft }: FormPost) {
  const prompt = fields.swap ? await takeSuggestion(draft.prompt, fields.swap) : draft.prompt;
  await saveDraft({ userId }, { prompt });
  const texts = new URLSearchParams({ ...fields, prompt });
  const submission = parseWithZod(texts, { schema: designDetailsSchema });
  if (submission.status === "success") throw redirect("/?step=package#read-back", 303);
  return refusal("package", 422, submission.reply());
}

/** Step 2: orders and goes on to the payment (by way of the ground, if need be), or shows the step that has to change. */
async function answerOrder(post: FormPost) {
  const { userId, draft } = post;
  const texts = { prompt: draft.prompt, email: draft.email, packageId: draft.packageId };
  const submission = parseWithZod(new URLSearchParams(texts), { schema: designFormSchema });
  const photo = photoProblemOf(post);
  if (submission.status !== "success" || photo) {
    const onlyPackage = submission.status !== "success" && Object.keys(submission.error ?? {}).join() === "packageId";
    const step = onlyPackage && !photo ? "package" : "details";
    return refusal(step, statusOf(photo), submission.reply(photoErrors(photo)));
  }
  const { prompt, email, packageId } = submission.value;
  // The second half of a double click finds the draft gone; the page it came from still names the photo.
  const photoPath = draft.photo?.path ?? post.fields.keptPhoto;
  const order = await orderDesign({ userId, photoPath, prompt, email, package: packageId });
  if (order.ok) {
    const next = await chooseNextStep({ requestId: order.requestId, userId });
    throw redirectDocument(nextPage(order.requestId, next?.step), 303);
  }
  const { status, message } = submitRefusals[order.reason];
  return refusal("package", status, submission.reply({ formErrors: [message] }));
}

function nextPage(requestId: number, step: NextStep = "payment"): string {
  if (step === "payment") return `/payment/${requestId}`;
  return `/designs/${requestId}/ground${step === "wait" ? "?ordered=being-read" : ""}`;
}

/** Of what could not be read no field can be judged: the form shows what was kept before. */
function refuseUnread({ status, message }: { status: number; message: string }) {
  return refusal("details", status, { status: "error", error: { "": [message] } });
}

function refusal(step: "details" | "package", status: number, result: SubmissionResult) {
  return data({ step, result }, { status });
}

function photoProblemOf({ photoProblem, draft, fields }: FormPost): PhotoProblem | undefined {
  const hasPhoto = draft.photo || (fields.intent === "order" && fields.keptPhoto);
  return photoProblem ?? (hasPhoto ? undefined : "missing");
}

function statusOf(photo: PhotoProblem | undefined): number {
  return photo && photo !== "missing" ? photoProblemStatuses[photo] : 422;
}

function photoErrors(photo: PhotoProblem | undefined) {
  return photo ? { fieldErrors: { photo: [photoProblemMessages[photo]] } } : {};
}

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(matches) },
    {
      name: "description",
      content:
        "See your own yard redesigned. Upload a photo, describe your vision and get pictures of what it could be.",
    },
  ];
}

export default function Home({ loaderData: { form }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Hero signedIn={form !== null} lowestPrice={Math.min(...packages.map(({ price }) => price))} />
      <HowItWorks />
      <Examples />
      <Pricing packages={packages} />
      {form ? (
        <section id="transform" aria-label="Your design" className="scroll-mt-16">
          <div className="mx-auto w-full max-w-4xl px-5 py-16 sm:px-8 sm:py-24">
            <DesignForm {...form} step={actionData?.step ?? form.step} lastResult={actionData?.result} />
          </div>
        </section>
      ) : (
        <VisitorPanel />
      )}
    </>
  );
}
