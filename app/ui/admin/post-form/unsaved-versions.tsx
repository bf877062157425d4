import { Button, ButtonLink } from "#app/ui/button.tsx";

export interface UnsavedVersion {
  id: number;
  title: string;
  /** "Jan 5, 2025, 10:42 UTC" */
  at: string;
  /** The post was saved since. */
  outdated?: boolean;
}

/** Continue or discard reload the page: the form must not take another state of the post for the edited one. */
export function UnsavedVersions({ versions }: { versions: UnsavedVersion[] }) {
  if (versions.length === 0) return null;
  return (
    <section
      aria-label="Unsaved versions"
      className="stripe-moss mb-4 rounded-lg border border-line bg-raised py-2 pr-3 pl-5"
    >
      <ul className="grid gap-1">
        {versions.map(({ id, title, at, outdated }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="wrap-anywhere min-w-0 text-sm">
              You have unsaved changes of {at}: <strong>{title || "without a title"}</strong>
              {outdated ? ". The post was saved by somebody since; saving will show both versions." : null}
            </p>
            <form method="post" encType="multipart/form-data" className="flex flex-wrap gap-1">
              <input type="hidden" name="draftId" value={id} />
              <ButtonLink to={`?draft=${id}`} reloadDocument variant="secondary" className="text-sm">
                Continue
              </ButtonLink>
              <Button name="intent" value="discard" variant="quiet" danger className="text-sm">
                Discard
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
