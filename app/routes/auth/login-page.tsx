import { data, href, redirect } from "react-router";
import { listLoginWays } from "#app/domain/accounts/login.server.ts";
import { loginFailures } from "#app/domain/accounts/login-failure.ts";
import { findSignedInUser } from "#app/http/sessions/guards.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { loginFailureWords } from "#app/ui/auth/login-failure-words.ts";
import { LoginFrame } from "#app/ui/auth/login-frame.tsx";
import { LoginWays } from "#app/ui/auth/login-ways.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/login-page";

export const handle = { noScripts: true };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, "Log in") },
  { name: "robots", content: "noindex" },
];

/** GET /login */
export async function loader({ request }: Route.LoaderArgs) {
  if (await findSignedInUser(request)) throw redirect(href("/account"), 303);
  const code = new URL(request.url).searchParams.get("error");
  const failure = loginFailures.find((reason) => reason === code);
  const status = failure === "too-many" ? 429 : 200;
  return data({ ways: listLoginWays(), problem: failure && loginFailureWords[failure] }, { status });
}

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const { ways, problem } = loaderData;
  return (
    <LoginFrame title="Log in" intro="Please sign in to view your designs">
      {problem ? <Alert className="mt-6">{problem}</Alert> : null}
      <p className="mt-8 flex flex-wrap gap-3">
        <LoginWays ways={ways} />
      </p>
      <p className="mt-6 text-ink-soft text-sm">
        Your photos and designs are private, so they are kept in an account. All it takes is an e-mail address. You pay
        only when you order.
      </p>
    </LoginFrame>
  );
}
