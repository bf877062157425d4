import { href, isRouteErrorResponse } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";

/** 403: for users who may not manage the blog, or for everyone where no operator is named. */
export function DeskRefusal({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 403) return <ErrorPage status={status} />;
  const { namesToSet } = (isRouteErrorResponse(error) && error.data) || {};
  if (typeof namesToSet === "string") return <NoOperators email={namesToSet} />;
  return (
    <div className={column}>
      <h1>Admin Access Required</h1>
      <p className="mt-4 text-ink-soft">
        The account you are signed in with may not manage the blog. Log out, then log in with one that may; whoever runs
        this site decides which.
      </p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={href("/api/logout")}>Log Out</ButtonLink>
        <ButtonLink to={href("/login")} reloadDocument variant="secondary">
          Log In
        </ButtonLink>
        <ButtonLink to={href("/")} variant="quiet">
          Back to Home
        </ButtonLink>
      </p>
    </div>
  );
}

/** Without ADMIN_EMAILS. */
function NoOperators({ email }: { email: string }) {
  return (
    <div className={column}>
      <h1>Not open yet</h1>
      <p className="mt-4 text-ink-soft">
        These pages show customers' orders and e-mails. They are closed to everyone because the setting{" "}
        <code className="font-mono">ADMIN_EMAILS</code> names no one. To open them, put the e-mail addresses of this
        site's operators into <code className="font-mono">.env</code> or the environment, for example
      </p>
      <p className="wrap-anywhere mt-4 font-mono">{`ADMIN_EMAILS=${email}`}</p>
      <p className="mt-4 text-ink-soft">
        and restart. From then on only the people named there may manage the blog, too.
      </p>
      <p className="mt-8">
        <ButtonLink to={href("/admin")} variant="secondary">
          Back to the desk
        </ButtonLink>
      </p>
    </div>
  );
}

const column = "mx-auto max-w-2xl px-5 py-20 text-center sm:px-8";
