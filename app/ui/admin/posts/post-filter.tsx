import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, href, useNavigation, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { narrowingNames, type PostView, rowsChoices, searchCharactersAtMost } from "./post-view.ts";

const typingPauseMs = 350;

export interface FilterChoices {
  categories: readonly Choice[];
  tags: readonly Choice[];
  authors: readonly Choice[];
}

interface Choice {
  id: number;
  name: string;
}

/** With JavaScript it submits itself. */
export function PostFilter({ view, choices }: { view: PostView; choices: FilterChoices }) {
  const submit = useSubmit();
  const busy = useNavigation().state !== "idle";
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  useFormFollowsAddress(form, view);
  // Typed letters get no history entries.
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
      action={href("/admin/posts")}
      role="search"
      // On going back, browsers would restore the last choice regardless of the address.
      autoComplete="off"
      aria-label="Posts"
      onSubmit={() => clearTimeout(timer.current)}
      onChange={({ target }) => (target as unknown) instanceof HTMLSelectElement && send(false)}
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
      <select name="status" defaultValue={view.status} aria-label="Status" className={selectLook}>
        <option value="all">All Status</option>
        <option value="draft">Draft</option>
        <option value="published">Published</option>
        <option value="archived">Archived</option>
        <option value="scheduled">Scheduled</option>
      </select>
      <select name="rows" defaultValue={view.rows} aria-label="Posts a page" className={selectLook}>
        {rowsChoices.map((rows) => (
          <option key={rows} value={rows}>
            {rows} a page
          </option>
        ))}
      </select>
      <select name="sort" defaultValue={view.sort} aria-label="Sort" className={selectLook}>
        <option value="published">Sort by Publish Date</option>
        <option value="created">Sort by Created Date</option>
        <option value="title">Sort by Title</option>
      </select>
      <Narrowing view={view} choices={choices} />
    </Form>
  );
}

const selectLook = "field-control w-auto! max-sm:min-w-0 max-sm:flex-1 max-sm:basis-36 max-sm:text-sm";

/** Folded until in use. */
function Narrowing({ view, choices: { categories, tags, authors } }: { view: PostView; choices: FilterChoices }) {
  const inUse = narrowingNames.filter((name) => view[name] !== "").length;
  return (
    <details open={inUse > 0} className="w-full text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-moss underline-offset-4 hover:underline">
        By category, tag or author{inUse > 0 ? ` (${inUse})` : null}
      </summary>
      <div className="flex flex-wrap gap-2 pb-1 sm:gap-3">
        <NarrowingChoice
          name="category"
          label="Category"
          any="Any category"
          choices={categories}
          value={view.category}
        />
        <NarrowingChoice name="tag" label="Tag" any="Any tag" choices={tags} value={view.tag} />
        <NarrowingChoice name="author" label="Author" any="Any author" choices={authors} value={view.author}>
          <option value="none">No author</option>
        </NarrowingChoice>
      </div>
    </details>
  );
}

interface NarrowingChoiceProps {
  name: string;
  label: string;
  any: string;
  choices: readonly Choice[];
  value: string;
  children?: React.ReactNode;
}

function NarrowingChoice({ name, label, any, choices, value, children }: NarrowingChoiceProps) {
  return (
    <select name={name} defaultValue={value} aria-label={label} className={`${selectLook} max-w-full`}>
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
      {children}
    </select>
  );
}

/** Back and forward change the address; the field being typed in does not follow. */
function useFormFollowsAddress(form: React.RefObject<HTMLFormElement | null>, view: PostView): void {
  const { search, status, sort, rows, category, tag, author } = view;
  useEffect(() => {
    for (const [name, value] of Object.entries({ search, status, sort, rows, category, tag, author })) {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (isField && field !== document.activeElement) field.value = value;
    }
  }, [form, search, status, sort, rows, category, tag, author]);
}
