import { data, href, redirect } from "react-router";
import { finishLogin, listLoginWays, providerOf } from "#app/domain/accounts/login.server.ts";
import { browserOf, newBrowser } from "#app/domain/accounts/mailed/mailed-secrets.server.ts";
import { addressFormSchema, codeFormSchema } from "#app/domain/accounts/mailed/mailed-sign-in-schemas.ts";
import {
  checkSignInLink,
  findPendingSignIn,
  requestSignInLetter,
} from "#app/domain/accounts/mailed/mailed-sign-ins.server.ts";
import { currentClient, limits, tooMany } from "#app/http/limits/limits.server.ts";
import { parseForm, refuseForm } from "#app/http/parse-form.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { completeLogin } from "#app/http/sessions/complete-login.server.ts";
import { findSignedInUser } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { env } from "#app/settings/env.server.ts";
import { AddressStep, addressFormId } from "#app/ui/auth/address-step.tsx";
import { CodeStep, codeFormId } from "#app/ui/auth/code-step.tsx";
import { LinkStep } from "#app/ui/auth/link-step.tsx";
import { loginFailureWords } from "#app/ui/auth/login-failure-words.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/login-by-email";

export const handle = { noScripts: true };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, "Log in with e-mail") },
  { name: "robots", content: "noindex" },
];

/** GET /login/email: asks for the address, then for the code; with `?link=` it shows the button of the mailed link. */
export async function loader({ request }: Route.LoaderArgs) {
  await leaveUnlessNeeded(request);
  const cookies = request.headers.get("Cookie");
  const { searchParams } = new URL(request.url);
  const link = searchParams.get("link");
  const sentTo = findPendingSignIn(cookies)?.email;
  return data(
    {
      link: link === null ? undefined : { token: link, state: checkSignInLink(link, cookies) },
      sentTo,
      asksAgain: searchParams.has("again"),
      isLost: searchParams.has("sent") && !sentTo,
      otherWays: listLoginWays().filter(({ way }) => way !== "email"),
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}

export async function action({ request }: Route.ActionArgs) {
  await leaveUnlessNeeded(request);
  const form = await readForm(request);
  const intent = readIntent(form.get("intent"), ["send", "code", "link"], "send");
  if (intent === "send") return sendLetter(request, form);
  if (intent === "code") return answerWithCode(request, form);
  const query = new URLSearchParams({ link: String(form.get("link")) });
  const finished = await finishLogin(query, request.headers.get("Cookie"), providerOf("email"));
  if (!finished.ok) return redirect(`${href("/login")}?error=${finished.reason}`, 303);
  return completeLogin(request, finished);
}

/** The answer is the same for every address, and as fast: the letter is sent by a job. */
async function sendLetter(request: Request, form: FormData) {
  const submission = parseForm(form, addressFormSchema);
  if (submission.status !== "success") return refuseForm(addressFormId, submission);
  const refusal = tooMany(limits.signInLetters(currentClient()), "Many e-mails went to your network.");
  if (refusal) throw refusal;
  const known = browserOf(request.headers.get("Cookie"));
  const { browser, setCookie } = known ? { browser: known } : newBrowser();
  const requested = await requestSignInLetter(submission.value.email, browser);
  if (!requested.ok && requested.reason === "many") throw tooMany(requested.waitMs, "Many e-mails were asked for.");
  if (!requested.ok) return refuseForm(addressFormId, submission, 503, { formErrors: [heldWords] });
  const headers = new Headers(setCookie ? { "Set-Cookie": setCookie } : {});
  return redirect(`${href("/login/email")}?sent`, { status: 303, headers });
}

const heldWords =
  "This site was restored from a backup and sends no e-mails yet. Whoever runs it releases it with: node scripts/operate.mjs restore --release";

async function answerWithCode(request: Request, form: FormData) {
  const submission = parseForm(form, codeFormSchema);
  if (submission.status !== "success") return refuseForm(codeFormId, submission);
  const query = new URLSearchParams(submission.value);
  const finished = await finishLogin(query, request.headers.get("Cookie"), providerOf("email"));
  if (finished.ok) return completeLogin(request, finished);
  if (finished.reason === "expired") return redirect(`${href("/login/email")}?sent`, 303);
  return refuseForm(codeFormId, submission, 422, { fieldErrors: { code: [loginFailureWords[finished.reason]] } });
}

async function leaveUnlessNeeded(request: Request): Promise<void> {
  if (await findSignedInUser(request)) throw redirect(href("/account"), 303);
  if (!env.signInWays.includes("email")) throw redirect(href("/login"), 303);
}

export default function LoginByEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { link, sentTo, asksAgain, isLost, otherWays } = loaderData;
  if (link && !actionData) return <LinkStep {...link} />;
  const isAddressRefused = actionData?.formId === addressFormId;
  if (sentTo && !asksAgain && !isAddressRefused) return <CodeStep sentTo={sentTo} />;
  return <AddressStep email={sentTo} isLost={isLost} otherWays={otherWays} />;
}
