import { href, isRouteErrorResponse } from "react-router";
import { type NoEditorReason, noEditorReasons, noEditorWords } from "#app/domain/accounts/no-editor-reason.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";

/** 403: for users who may not manage the blog, or for everyone where no operator is named. */
export function DeskRefusal({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 403) return <ErrorPage status={status} />;
  const { namesToSet, reasons } = readClosedDesk(isRouteErrorResponse(error) ? error.data : undefined);
  if (namesToSet !== undefined) return <NoOperators email={namesToSet} />;
  return (
    <div className={column}>
      <h1>Admin Access Required</h1>
      <p className="mt-4 text-ink-soft">
        The account you are signed in with may not manage the blog. Log out, then log in with one that may; whoever runs
        this site decides which.
      </p>
      {reasons.map((reason) => (
        <p key={reason} className="mt-4 text-ink-soft">
          {noEditorWords[reason]}
        </p>
      ))}
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

/** Without zod, which tries `eval` when it is loaded: every page of the desk may show a refusal. */
function readClosedDesk(stated: unknown): { namesToSet?: string; reasons: NoEditorReason[] } {
  const closed: { namesToSet?: unknown; reasons?: unknown } = typeof stated === "object" && stated ? stated : {};
  const { namesToSet, reasons } = closed;
  return {
    namesToSet: typeof namesToSet === "string" ? namesToSet : undefined,
    reasons: Array.isArray(reasons) ? noEditorReasons.filter((reason) => reasons.includes(reason)) : [],
  };
}

/** Where no editors are named. */
function NoOperators({ email }: { email: string }) {
  return (
    <div className={column}>
      <h1>Not open yet</h1>
      <p className="mt-4 text-ink-soft">
        These pages show customers' orders and e-mails. They are closed to everyone because the setting{" "}
        <code className="font-mono">ADMIN_EMAILS</code> names no one. To open them, name the first editor on the set-up
        page, whose link the server prints when it starts, or put the e-mail addresses of this site's operators into{" "}
        <code className="font-mono">.env</code> or the environment, for example
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
