import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";

interface BulkFormProps {
  list: string;
  /** The last action failed: its ticks stay. */
  hasFailed: boolean;
  children: ReactNode;
}

/** One form, so that it works without JavaScript. */
export function BulkForm({ list, hasFailed, children }: BulkFormProps) {
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
      <p className="bottom-0 z-10 flex items-center gap-1 bg-paper py-2 text-sm group-has-[td_:checked]/bulk:sticky sm:gap-2">
        <span className="mr-1 text-ink-soft max-sm:text-xs">Ticked posts:</span>
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

export function BulkQuestion({ list, posts }: { list: string; posts: { id: number; title: string }[] }) {
  return (
    <Form method="post" action={list} className="grid gap-4">
      <ul className="list-disc pl-5">
        {posts.map(({ id, title }) => (
          <li key={id} className="wrap-anywhere">
            <bdi>{title}</bdi>
            <input type="hidden" name="post" value={id} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <input type="hidden" name="sure" value="yes" />
        <Button name="intent" value="trash" danger>
          Delete
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
