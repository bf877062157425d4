import { href } from "react-router";
import { ButtonLink, largeButton } from "../button.tsx";
import { QuietLink } from "./quiet-link.tsx";

/** In place of the form for visitors. It has no anchor: there is nothing to transform yet. */
export function VisitorPanel({ mayTry }: { mayTry: boolean }) {
  return (
    <section aria-labelledby="visitor-panel-title" className="mx-auto max-w-page px-5 py-16 sm:px-8">
      <div className="flex flex-col items-center rounded-lg border border-line bg-raised px-5 py-16 text-center shadow-soft sm:py-24">
        <h2 id="visitor-panel-title">Ready to Transform Your Space?</h2>
        <p className="mt-4 mb-8 max-w-[46ch] text-ink-soft">
          Log in, choose a photo and say what you wish for. You pay only after that.
        </p>
        <ButtonLink to={`${href("/api/login")}?returnTo=%2F%23transform`} className={largeButton}>
          Log in to Get Started
        </ButtonLink>
        {mayTry ? <QuietLink to={href("/try")} words="Try it with your photo first" className="mt-3" /> : null}
      </div>
    </section>
  );
}
