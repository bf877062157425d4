import { data, href, redirect } from "react-router";
import { loginProviderName } from "#app/domain/accounts/login.server.ts";
import { type LoginFailure, loginFailures } from "#app/domain/accounts/login-failure.ts";
import { findSignedInUser } from "#app/http/sessions/guards.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink, largeButton } from "#app/ui/button.tsx";
import { ownPicture } from "#app/ui/gallery/own-picture.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/login-page";

export const handle = { noScripts: true };

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, "Log in") },
  { name: "robots", content: "noindex" },
];

const failureWords: Record<LoginFailure, string> = {
  unreachable: "The sign-in service does not answer just now. Please try again in a minute.",
  expired: "That sign-in took too long or was used already. Please try again, with cookies allowed for this site.",
  mismatch: "That sign-in was not begun in this browser. Please try again.",
  denied: "You have not been signed in, because the sign-in was cancelled.",
  refused: "The sign-in service gave an answer we cannot use. Please try again, or contact us if it stays so.",
  "too-many": "Too many sign-ins were begun from your network. Please try again in a minute.",
  "no-email": "Your account there has no e-mail address for us to send designs to. Please add one, then try again.",
};

/** GET /login */
export async function loader({ request }: Route.LoaderArgs) {
  if (await findSignedInUser(request)) throw redirect(href("/account"), 303);
  const code = new URL(request.url).searchParams.get("error");
  const failure = loginFailures.find((reason) => reason === code);
  const status = failure === "too-many" ? 429 : 200;
  return data({ providerName: loginProviderName(), problem: failure && failureWords[failure] }, { status });
}

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const { providerName, problem } = loaderData;
  return (
    <div className="mx-auto grid max-w-page items-center gap-10 px-5 pt-8 pb-14 sm:px-8 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:gap-16 md:py-16">
      <div className="max-w-lg">
        <h1>Log in</h1>
        <p className="mt-3 font-serif text-ink-soft text-lg">Please sign in to view your designs</p>
        {problem ? <Alert className="mt-6">{problem}</Alert> : null}
        <ButtonLink to={href("/api/login")} className={`mt-8 ${largeButton}`}>
          Log in with {providerName}
        </ButtonLink>
        <p className="mt-6 text-ink-soft text-sm">
          Your photos and designs are private, so they are kept in an account. All it takes is an e-mail address. You
          pay only when you order.
        </p>
      </div>
      <figure className="max-md:hidden">
        <MediaPicture
          {...ownPicture("flower-borders-2")}
          alt=""
          // Cropped to 26rem by its height, the picture itself is 42rem wide.
          sizes="42rem"
          pixelsAtMost={960}
          hiddenIn="(max-width: 47.99rem)"
          className="aspect-5/6 rounded-2xl! object-cover shadow-soft"
        />
        <figcaption className="mt-3 text-ink-soft text-sm">Flower borders, drawn into a photo of this house</figcaption>
      </figure>
    </div>
  );
}
