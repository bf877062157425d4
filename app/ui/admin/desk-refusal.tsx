import { isRouteErrorResponse } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";

/** What the desk shows instead of a page that could not be shown; 403: to those who may not manage the blog. */
export function DeskRefusal({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 403) return <ErrorPage status={status} />;
  return (
    <div className="mx-auto max-w-2xl px-5 py-20 text-center sm:px-8">
      <h1>Admin Access Required</h1>
      <p className="mt-4 text-ink-soft">
        The account you are signed in with may not manage the blog. Log out, then log in with one that may; whoever runs
        this site decides which.
      </p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/api/logout">Log Out</ButtonLink>
        <ButtonLink to="/login" reloadDocument variant="secondary">
          Log In
        </ButtonLink>
        <ButtonLink to="/" variant="quiet">
          Back to Home
        </ButtonLink>
      </p>
    </div>
  );
}
