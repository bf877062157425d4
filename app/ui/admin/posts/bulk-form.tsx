import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { BulkChange } from "#app/domain/blog/desk/bulk-change.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";

interface BulkFormProps {
  list: string;
  /** The last action failed: its ticks stay. */
  hasFailed: boolean;
  /** Posts of all pages, if there are several. */
  totalOfPages: number | undefined;
  children: ReactNode;
}

/** One form, so that it works without JavaScript. */
export function BulkForm({ list, hasFailed, totalOfPages, children }: BulkFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().formMethod === "POST";
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && !hasFailed) form.current?.reset();
    wasBusy.current = busy;
  }, [busy, hasFailed]);
  return (
    <Form ref={form} method="post" action={list} aria-label="Ticked posts" className="group/bulk">
      {children}
      {/* Sticky as soon as something is ticked. */}
      <p className="bottom-0 z-10 flex flex-wrap items-center gap-1 bg-paper py-2 text-sm group-has-[:checked]/bulk:sticky group-has-[:checked]/bulk:shadow-[0_-1px_0_var(--color-line)] sm:gap-2">
        <span className="mr-1 text-ink-soft max-sm:text-xs">Ticked posts:</span>
        {totalOfPages ? (
          <label className="mr-2 inline-flex min-h-11 items-center gap-2">
            <input type="checkbox" name="all" value="yes" autoComplete="off" className="size-4" />
            All {totalOfPages} that match
          </label>
        ) : null}
        <Button name="intent" value="publish" variant="secondary" disabled={busy} className="px-3! text-sm sm:px-3.5!">
          Publish
        </Button>
        <Button name="intent" value="archive" variant="secondary" disabled={busy} className="px-3! text-sm sm:px-3.5!">
          Archive
        </Button>
        <Button name="intent" value="trash" variant="quiet" danger disabled={busy} className="px-3! text-sm sm:px-3.5!">
          Delete
        </Button>
      </p>
    </Form>
  );
}

export interface BulkQuestionFacts {
  change: BulkChange;
  count: number;
  /** All that match the list's view, else the ticked ones. */
  ofView: boolean;
  /** The ticked ones, or the first of the view. */
  posts: { id: number; title: string }[];
}

export function bulkQuestion({ change, count }: BulkQuestionFacts): string {
  const verb = { publish: "publish", archive: "archive", trash: "delete" }[change];
  return `Are you sure you want to ${verb} ${count === 1 ? "this post" : `these ${count} posts`}?`;
}

export function BulkQuestion({ list, facts }: { list: string; facts: BulkQuestionFacts }) {
  const { change, count, ofView, posts } = facts;
  return (
    <Form method="post" action={list} className="grid gap-4">
      <ul className="list-disc pl-5">
        {posts.map(({ id, title }) => (
          <li key={id} className="wrap-anywhere">
            <bdi>{title}</bdi>
            {ofView ? null : <input type="hidden" name="post" value={id} />}
          </li>
        ))}
        {count > posts.length ? <li>and {count - posts.length} more</li> : null}
      </ul>
      {ofView ? <input type="hidden" name="all" value="yes" /> : null}
      <p className="flex flex-wrap gap-3">
        <input type="hidden" name="sure" value={count} />
        <Button name="intent" value={change} danger={change === "trash"}>
          {{ publish: "Publish", archive: "Archive", trash: "Delete" }[change]}
        </Button>
        <ButtonLink to={list} reloadDocument variant="secondary">
          Cancel
        </ButtonLink>
      </p>
    </Form>
  );
}

export function tickAll({ currentTarget }: React.ChangeEvent<HTMLInputElement>): void {
  const ticks = currentTarget.form?.querySelectorAll<HTMLInputElement>('input[name="post"]') ?? [];
  for (const tick of ticks) tick.checked = currentTarget.checked;
}
