import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { type PostView, searchCharactersAtMost } from "./post-view.ts";

const typingPauseMs = 350;

/** Search, status and sort: a form of its own address. With JavaScript it sends itself. */
export function PostFilter({ view }: { view: PostView }) {
  const submit = useSubmit();
  const busy = useNavigation().state !== "idle";
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  useFormFollowsAddress(form, view);
  // Every letter typed is no place to go back to.
  const send = (replace: boolean) => submit(form.current, { replace, preventScrollReset: true });
  const sendAfterPause = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(true), typingPauseMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Form
      ref={form}
      method="get"
      action="/admin/posts"
      role="search"
      // Going back, browsers would fill in what was chosen last, whatever the address says.
      autoComplete="off"
      aria-label="Posts"
      onSubmit={() => clearTimeout(timer.current)}
      className="flex flex-wrap gap-2 sm:gap-3"
    >
      <div className="relative min-w-0 flex-1 basis-40">
        <Search aria-hidden="true" className="pointer-events-none absolute top-3 left-3 size-5 text-ink-soft" />
        <input
          type="search"
          name="search"
          defaultValue={view.search}
          maxLength={searchCharactersAtMost}
          placeholder="Search posts..."
          aria-label="Search posts"
          onInput={sendAfterPause}
          className="field-control pl-10!"
        />
      </div>
      <Button variant="secondary" aria-busy={busy}>
        Search
      </Button>
      <select
        name="status"
        defaultValue={view.status}
        aria-label="Status"
        onChange={() => send(false)}
        className="field-control w-auto! max-sm:flex-1 max-sm:text-sm"
      >
        <option value="all">All Status</option>
        <option value="draft">Draft</option>
        <option value="published">Published</option>
        <option value="archived">Archived</option>
      </select>
      <select
        name="sort"
        defaultValue={view.sort}
        aria-label="Sort"
        onChange={() => send(false)}
        className="field-control w-auto! max-sm:flex-1 max-sm:text-sm"
      >
        <option value="published">Sort by Publish Date</option>
        <option value="created">Sort by Created Date</option>
        <option value="title">Sort by Title</option>
      </select>
    </Form>
  );
}

/** Back and forward change the address under the form: its fields follow, except the one being typed in. */
function useFormFollowsAddress(form: React.RefObject<HTMLFormElement | null>, view: PostView): void {
  const { search, status, sort } = view;
  useEffect(() => {
    for (const [name, value] of Object.entries({ search, status, sort })) {
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
      if (field && field !== document.activeElement) field.value = value;
    }
  }, [form, search, status, sort]);
}
