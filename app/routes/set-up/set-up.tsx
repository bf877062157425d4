import { data, href, redirect } from "react-router";
import type { z } from "zod";
import type { Finding } from "#app/domain/upkeep/checks/finding.ts";
import { reviewSetUp } from "#app/domain/upkeep/set-up/review-set-up.server.ts";
import {
  openSite,
  readSetUp,
  type SaveOutcome,
  type SiteOpening,
  saveMail,
  savePayments,
  saveSite,
  type TriedLetter,
  tryMail,
} from "#app/domain/upkeep/set-up/set-up.server.ts";
import {
  mailSchema,
  paymentsSchema,
  type SetUpStep,
  secretFields,
  setUpSteps,
  siteSchema,
} from "#app/domain/upkeep/set-up/set-up-schemas.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { handlerFor } from "#app/http/read-intent.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { env } from "#app/settings/env.server.ts";
import { isLocalhost } from "#app/settings/refuse-settings.ts";
import { judgeSetUpLink, setUpLinkStatus, setUpLinkWords } from "#app/settings/set-up-link.server.ts";
import { MailForm } from "#app/ui/set-up/mail-form.tsx";
import { OpenStep, SiteOpened } from "#app/ui/set-up/open-step.tsx";
import { PaymentsForm } from "#app/ui/set-up/payments-form.tsx";
import { SetUpFrame } from "#app/ui/set-up/set-up-frame.tsx";
import { SiteForm } from "#app/ui/set-up/site-form.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/set-up";

export const handle: PageHandle = { noScripts: true, noChrome: true };

/** /set-up?key=...&step=...: a new installation's settings, for whoever holds the link that the start printed. */
export async function loader({ request }: Route.LoaderArgs) {
  const { key, step } = requireLink(request);
  const { site, ...answers } = readSetUp();
  const publicUrl = site.publicUrl || addressOf(request);
  const findings = step === "open" ? await reviewSetUp() : [];
  return { key, step, ...answers, site: { ...site, publicUrl }, findings };
}

export async function action({ request }: Route.ActionArgs) {
  const { key } = requireLink(request);
  const form = await readForm(request);
  return handlerFor(handlers, form.get("intent"))(form, key);
}

type Answered =
  | Response
  | ReturnType<typeof refuseForm>
  | { letter: TriedLetter }
  | { opened: SiteOpening; reviewed: Finding[] };

const handlers = new Map<string, (form: FormData, key: string) => Promise<Answered>>([
  ["site", (form, key) => answer(form, key, { step: "site", next: "mail", schema: siteSchema, store: saveSite })],
  ["mail", (form, key) => answer(form, key, { step: "mail", schema: mailSchema, store: saveMail })],
  ["test-letter", async () => ({ letter: await tryMail() })],
  [
    "payments",
    (form, key) => answer(form, key, { step: "payments", next: "open", schema: paymentsSchema, store: savePayments }),
  ],
  ["open", async () => ({ reviewed: await reviewSetUp(), opened: openSite() })],
]);

interface Question<Schema extends z.ZodObject> {
  step: SetUpStep;
  /** Without: the mail server's step, which shows whether its letter left. */
  next?: SetUpStep;
  schema: Schema;
  store: (answers: z.output<Schema>) => SaveOutcome | Promise<SaveOutcome>;
}

/** Fields that are set outside are not sent, and keep what they have. */
async function answer<Schema extends z.ZodObject>(
  form: FormData,
  key: string,
  question: Question<Schema>,
): Promise<Answered> {
  const { step, next, schema, store } = question;
  for (const [name, { value }] of Object.entries(readSetUp().fixed)) form.set(name, value);
  const submission = parseForm(form, schema);
  const hideFields = [...secretFields];
  if (submission.status !== "success") return refuseForm(step, submission, 422, { hideFields });
  const saved = await store(submission.value);
  if (!saved.ok) {
    const { "": formErrors, ...fieldErrors } = saved.problems;
    return refuseForm(step, submission, 422, { formErrors, fieldErrors, hideFields });
  }
  return next ? redirect(`${href("/set-up")}?key=${key}&step=${next}`, 303) : { letter: await tryMail() };
}

/** @throws 404 or 410 in words */
function requireLink(request: Request): { key: string; step: SetUpStep } {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get("key");
  if (key === null) throw data(null, { status: 404 });
  const state = judgeSetUpLink(env.DATA_DIR, key);
  if (state !== "open") throw data({ words: setUpLinkWords[state] }, { status: setUpLinkStatus[state] });
  return { key, step: setUpSteps.find((step) => step === searchParams.get("step")) ?? "site" };
}

/** Where the browser found us, as a proposal; nothing for one's own machine. */
function addressOf({ headers }: Request): string {
  const host = headers.get("X-Forwarded-Host") ?? headers.get("Host") ?? "localhost";
  const address = `${headers.get("X-Forwarded-Proto") === "http" ? "http" : "https"}://${host}`;
  return URL.canParse(address) && !isLocalhost(new URL(address).hostname) ? new URL(address).origin : "";
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Set Up Your Site") }, { name: "robots", content: "noindex" }];
}

export default function SetUp({ loaderData, actionData }: Route.ComponentProps) {
  const { key, step, findings, ...answers } = loaderData;
  const letter = actionData && "letter" in actionData ? actionData.letter : undefined;
  const answered = actionData && "opened" in actionData ? actionData : undefined;
  const opened = answered?.opened;
  const to = (next: SetUpStep) => `${href("/set-up")}?key=${key}&step=${next}`;
  if (opened?.ok) return <SiteOpened {...opened} findings={answered?.reviewed ?? []} />;
  return (
    <SetUpFrame step={step} done={answers.done} to={to}>
      {step === "site" ? <SiteForm {...answers} /> : null}
      {step === "mail" ? <MailForm {...answers} letter={letter} next={to("payments")} /> : null}
      {step === "payments" ? <PaymentsForm {...answers} next={to("open")} /> : null}
      {step === "open" ? <OpenStep findings={findings} missing={opened?.missing} to={to} /> : null}
    </SetUpFrame>
  );
}
