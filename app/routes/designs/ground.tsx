import { data, href, isRouteErrorResponse, redirect, redirectDocument } from "react-router";
import { groundFormSchema, groundIntents } from "#app/domain/ground/ground-form.ts";
import { readPressedFeet } from "#app/domain/ground/pressed-feet.ts";
import type { SentGround } from "#app/domain/ground/sent-ground.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { restartDraft } from "#app/domain/orders/draft/restart-draft.server.ts";
import { chooseNextStep } from "#app/domain/orders/ground/choose-next-step.server.ts";
import { correctGround } from "#app/domain/orders/ground/correct-ground.server.ts";
import { findGround } from "#app/domain/orders/ground/find-ground.server.ts";
import { insistOnYard, type SubjectNote as SeenSubject } from "#app/domain/orders/ground/yard-gate.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireUser } from "#app/http/sessions/guards.server.ts";
import { redirectWithToast } from "#app/http/sessions/toast.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Stepper } from "#app/ui/design-form/stepper.tsx";
import { GroundForm, groundFormId } from "#app/ui/ground/ground-form.tsx";
import { anotherPhoto, itIsMyYard } from "#app/ui/ground/subject-intents.ts";
import { SubjectNote } from "#app/ui/ground/subject-note.tsx";
import { laterPart } from "#app/ui/later-part.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { ScaleOffer } from "#app/ui/scale/scale-offer.tsx";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/ground";
import { effectOfScale, type ScaleAnswer, scaleHandlers } from "./posted/correct-scale.ts";
import type { Posted } from "./posted/posted.ts";

/** /designs/{requestId}/ground: what will be redesigned in the photo of the owner's unpaid order, to check and correct. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const user = await requireUser(request);
  const { requestId } = params;
  const ordered = new URL(request.url).searchParams.get("ordered");
  if (ordered !== null) await redirectToNextStep({ requestId, userId: user.id }, ordered);
  const ground = findGround(requestId, user.id);
  if (!ground) throw data(null, { status: 404 });
  if (!ground.isOpen) throw redirect(href("/results/:requestId", { requestId: String(ground.requestId) }), 303);
  return ground;
}

const stillReading = "being-read";

/**
 * Straight from the form: stays on this page only when the photo raised questions, or while it is being read; then
 * the page reloads by itself, and no reload waits for the reading.
 */
async function redirectToNextStep(order: { requestId: string; userId: number }, ordered: string): Promise<void> {
  const next = await chooseNextStep(order, ordered === stillReading ? 0 : undefined);
  if (!next) throw data(null, { status: 404 });
  const ground = href("/designs/:requestId/ground", { requestId: String(next.requestId) });
  if (next.step === "ground") throw redirect(ground, 303);
  // The payment page has to come as a document.
  if (next.step === "payment")
    throw redirectDocument(href("/payment/:requestId", { requestId: String(next.requestId) }), 303);
  if (ordered !== stillReading) throw redirect(`${ground}?ordered=${stillReading}`, 303);
}

const noGround =
  "Almost nothing of the picture would be left to redesign. Please leave more of the ground free, or start over.";

const paidAlready = {
  title: "Paid already",
  description: "The pictures of this order are being made. What will be redesigned cannot be changed any more.",
};

const scaleAnswers = new Map<string, (posted: Posted) => Promise<ScaleAnswer>>(
  scaleHandlers((owned) => href("/designs/:requestId/ground", owned), effectOfScale),
);

const doneWords = {
  saved: { title: "Corrections saved", description: "The picture shows what we will redesign now." },
  "figures-kept": { title: "That part stays as it is", description: "There is one more question about your photo." },
  reset: { title: "Started over", description: "The picture shows what we read in your photo." },
};

export async function action({ request, params }: Route.ActionArgs) {
  const user = await requireUser(request);
  const form = await readForm(request);
  const owned = { requestId: params.requestId, userId: user.id };
  const answerScale = scaleAnswers.get(String(form.get("intent")));
  if (answerScale) return answerScale({ request, owned, form });
  const feet = readPressedFeet(form);
  // A pressed picture sends its place instead of a button's intent.
  if (feet) form.set("intent", "save");
  const intent = readIntent(form.get("intent"), [anotherPhoto, itIsMyYard, ...groundIntents]);
  if (intent === anotherPhoto) return startWithAnotherPhoto(owned);
  if (intent === itIsMyYard) return confirmYard(owned);
  const submission = parseForm(form, groundFormSchema);
  if (submission.status !== "success") {
    const ground = findGround(owned.requestId, owned.userId);
    if (ground && !ground.isOpen) return leadToResults(request, ground.requestId);
    throw data(null, { status: ground ? 400 : 404 });
  }
  const done = correctGround(owned, submission.value, feet);
  if (done.ok) {
    const { requestId, outcome } = done;
    // The payment page has to come as a document.
    if (outcome === "confirmed")
      return redirectDocument(href("/payment/:requestId", { requestId: String(requestId) }), 303);
    return redirectWithToast(
      request,
      href("/designs/:requestId/ground", { requestId: String(requestId) }),
      doneWords[outcome],
    );
  }
  if (done.reason === "no-ground") {
    // The board shows these fields from the correction.
    const hideFields = Object.keys(submission.payload);
    const refused = refuseForm(groundFormId, submission, 422, { formErrors: [noGround], hideFields });
    return data({ ...refused.data, correction: done.correction }, { status: 422 });
  }
  if (done.reason === "already-paid") return leadToResults(request, done.requestId);
  if (done.reason === "not-read") return redirect(href("/designs/:requestId/ground", params), 303);
  throw data(null, { status: done.reason === "not-found" ? 404 : 400 });
}

function leadToResults(request: Request, requestId: number): Promise<Response> {
  return redirectWithToast(request, href("/results/:requestId", { requestId: String(requestId) }), paidAlready);
}

interface Owned {
  requestId: string;
  userId: number;
}

/** Back to the form, which has everything but the photo. */
async function startWithAnotherPhoto(owned: Owned): Promise<Response> {
  if (!(await restartDraft(owned))) throw data(null, { status: 404 });
  return redirectDocument("/#transform", 303);
}

/** The owner insists that it is a yard. If its ground still cannot be shown, the page explains that as before. */
function confirmYard(owned: Owned): Response {
  const kept = insistOnYard(owned);
  if (!kept.ok && kept.reason === "not-found") throw data(null, { status: 404 });
  return redirect(href("/designs/:requestId/ground", owned), 303);
}

const titles = { yard: "What we will redesign", noYard: "Is this your yard?" };

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, loaderData?.subject?.isClosed ? titles.noYard : titles.yard) }];
}

export default function GroundPage({ loaderData: ground, actionData: refused }: Route.ComponentProps) {
  const { requestId, photo, reading, state, subject } = ground;
  const { correction = reading?.correction }: { formId?: string; correction?: SentGround["correction"] } =
    refused ?? {};
  if (subject?.isClosed) return <NoYardPage photo={photo} subject={subject} />;
  const onward = {
    to: href("/payment/:requestId", { requestId: String(requestId) }),
    words: ground.isConfirmed ? "Back to the payment" : "Skip this step, go to payment",
  };
  return (
    <PageFrame
      title={titles.yard}
      above={<Stepper current="check" />}
      intro={reading ? <WhatIsOutlined /> : undefined}
      actions={
        reading ? undefined : (
          <ButtonLink to={onward.to} reloadDocument variant="quiet" className="-mx-5 forced-colors:mx-0">
            {onward.words}
          </ButtonLink>
        )
      }
    >
      {subject ? <SubjectNote {...subject} /> : null}
      {reading && correction ? (
        <GroundForm
          photo={photo}
          sent={{ ...reading, correction }}
          isSubjectTold={subject !== undefined}
          onward={onward}
          figures={reading.figures}
          doubts={reading.unsure && !ground.isConfirmed ? reading.doubts : undefined}
        />
      ) : (
        <LaterWaiting photo={photo} isWaiting={state === "waiting"} />
      )}
      {reading && ground.scale ? (
        <div className="mt-6 max-w-2xl">
          <ScaleOffer scale={ground.scale} photo={photo} />
        </div>
      ) : null}
    </PageFrame>
  );
}

const LaterWaiting = laterPart(async () => (await import("#app/ui/ground/ground-waiting.tsx")).GroundWaiting);

function WhatIsOutlined() {
  return (
    <p>
      We redesign what is outlined in green.
      <span className="max-sm:sr-only"> Everything else stays; new plants may stand in front of it.</span>
    </p>
  );
}

/** A photo that cannot be a yard has no ground to correct. */
function NoYardPage({ photo, subject }: { photo: StoredPicture; subject: SeenSubject }) {
  return (
    <PageFrame title={titles.noYard} width="medium">
      <SubjectNote {...subject} />
      <div className="max-w-md overflow-hidden rounded-lg">
        <MediaPicture {...photo} alt="Your photo" sizes="(min-width: 32rem) 28rem, 92vw" eager />
      </div>
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
