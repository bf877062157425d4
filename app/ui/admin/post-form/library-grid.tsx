import { useRef } from "react";
import type { Page } from "#app/domain/blog/post.ts";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { Button } from "#app/ui/button.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { fieldId } from "./post-form-id.ts";

export interface PictureToChoose {
  picture: StoredPicture;
  alt: string;
}

export type LibraryPage = Page<PictureToChoose> & { search: string };

interface LibraryGridProps {
  library: LibraryPage;
  /** With JavaScript; without, each button posts the form. */
  onChoose: (picture: PictureToChoose) => void;
  onPage: (page: number, search: string) => void;
}

export function LibraryGrid({ library, onChoose, onPage: turn }: LibraryGridProps) {
  const { items, page, pageCount, search } = library;
  const field = useRef<HTMLInputElement>(null);
  const find = () => turn(1, field.current?.value ?? "");
  const onPage = (wanted: number) => turn(wanted, search);
  return (
    <section aria-label="Picture library" className="grid gap-2 rounded-lg border border-line p-3">
      <div className="flex gap-2">
        <input
          ref={field}
          type="search"
          name="librarySearch"
          defaultValue={search}
          aria-label="Search the library"
          placeholder="Search pictures..."
          className="field-control min-w-0 flex-1 text-sm"
          // Not a field of the post.
          onInput={(event) => event.stopPropagation()}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            find();
          }}
        />
        <Button
          name="intent"
          value="library 1"
          variant="secondary"
          className="px-3! text-sm"
          formAction={`#${fieldId("pictures")}`}
          onClick={(event) => {
            event.preventDefault();
            find();
          }}
        >
          Search
        </Button>
      </div>
      {items.length === 0 ? (
        <p className="text-ink-soft text-sm">{search ? "No picture is described so." : "No pictures yet."}</p>
      ) : null}
      <ul className="grid max-h-80 grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 overflow-y-auto p-1">
        {items.map((item) => (
          <li key={item.picture.path}>
            <button
              type="submit"
              name="intent"
              value={`use-picture ${item.picture.path}`}
              formAction={`#${fieldId("content")}`}
              className="block w-full rounded-lg text-left"
              onClick={(event) => {
                event.preventDefault();
                onChoose(item);
              }}
            >
              <span className="sr-only">Insert: </span>
              <MediaPicture
                {...item.picture}
                alt={item.alt || "Picture without a description"}
                sizes="8rem"
                className="aspect-square object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {pageCount > 1 ? (
        <p className="flex items-center justify-between gap-2 text-ink-soft text-sm">
          <PageButton page={page - 1} pageCount={pageCount} words="Newer" onPage={onPage} />
          Page {page} of {pageCount}
          <PageButton page={page + 1} pageCount={pageCount} words="Older" onPage={onPage} />
        </p>
      ) : null}
    </section>
  );
}

function PageButton({
  page,
  pageCount,
  words,
  onPage,
}: {
  page: number;
  pageCount: number;
  words: string;
  onPage: (page: number) => void;
}) {
  return (
    <Button
      name="intent"
      value={`library ${page}`}
      variant="quiet"
      className="px-2! text-sm"
      disabled={page < 1 || page > pageCount}
      formAction={`#${fieldId("pictures")}`}
      onClick={(event) => {
        event.preventDefault();
        onPage(page);
      }}
    >
      {words}
    </Button>
  );
}
