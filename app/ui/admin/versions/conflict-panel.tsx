import { useEffect, useRef } from "react";
import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { type ComparedField, VersionsCompared } from "./versions-compared.tsx";

export interface Conflict {
  /** The post's `updatedAt` now: a save that expects it replaces what was saved meanwhile, knowingly. */
  updatedAt: number;
  /** Who saved meanwhile. */
  who: string;
  /** "Jan 5, 2025, 10:42 UTC" */
  when: string;
  /** Theirs before, the reader's own after. */
  fields: ComparedField[];
}

/** Another editor saved since this form was opened. Nothing typed is lost. */
export function ConflictPanel({ postId, conflict }: { postId: number; conflict: Conflict }) {
  const { who, when, fields } = conflict;
  const panel = useRef<HTMLElement>(null);
  // Update Post is far below: each new conflict scrolls to this panel again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conflict
  useEffect(() => panel.current?.focus(), [conflict]);
  return (
    <section
      ref={panel}
      role="alert"
      aria-labelledby="conflict"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page comes back because of this, without JavaScript too
      autoFocus
      className="stripe-danger mb-4 scroll-mt-20 rounded-lg border border-line bg-raised p-4 pl-6 outline-none sm:p-5 sm:pl-7"
    >
      <h2 id="conflict" className="text-lg">
        {who} saved this post while you were editing it
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-sm">
        That was {when}. Your version is not saved yet; it stands in the form below, as you typed it. To keep it, take
        over from theirs what you want to have and press Update Post: it then replaces theirs, which stays among the
        revisions.
      </p>
      <VersionsCompared
        fields={fields}
        beforeName="saved meanwhile"
        afterName="yours"
        whenAlike="Both versions say the same."
      />
      <ButtonLink
        to={href("/admin/posts/:postId", { postId: String(postId) })}
        reloadDocument
        variant="secondary"
        className="mt-4"
      >
        Drop mine and open theirs
      </ButtonLink>
    </section>
  );
}
