import { ImagePlus } from "lucide-react";
import { href, useFetcher } from "react-router";
import { pictureAddress } from "#app/domain/blog/picture-address.ts";
import { pictureAccept } from "#app/domain/blog/picture-problem.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { LibraryGrid, type LibraryPage } from "./library-grid.tsx";
import { fieldId } from "./post-form-id.ts";
import type { usePictureInsertion } from "./use-picture-insertion.ts";

interface InsertPictureProps {
  insertion: ReturnType<typeof usePictureInsertion>;
  /** Made by the server for a press of "From the library" without JavaScript. */
  library: LibraryPage | undefined;
  notes: string[];
  /** Addresses of pictures that the server wants described. */
  asked: string[];
}

const libraryAddress = href("/admin/pictures");

/**
 * New ones, several at once, or some of the library's. Without JavaScript each button posts the whole form, which comes
 * back with the Markdown below the text.
 */
export function InsertPicture({ insertion, library, notes, asked }: InsertPictureProps) {
  const hydrated = useHydrated();
  const fetcher = useFetcher<LibraryPage>();
  const shown = fetcher.data ?? library;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {hydrated ? null : (
          <label htmlFor={fieldId("pictures")} className="w-full font-medium">
            Pictures for the text
          </label>
        )}
        <input
          ref={insertion.input}
          type="file"
          id={fieldId("pictures")}
          name="pictures"
          multiple
          accept={pictureAccept}
          aria-label={hydrated ? "Pictures for the text" : undefined}
          tabIndex={hydrated ? -1 : undefined}
          onChange={({ currentTarget }) => {
            insertion.insertChosen([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
          className={
            hydrated
              ? "sr-only"
              : "block w-full text-ink-soft text-sm file:mr-3 file:min-h-11 file:rounded-lg file:border file:border-edge file:border-solid file:bg-paper file:px-4 file:text-ink"
          }
        />
        {hydrated ? null : (
          <TextArea
            id={fieldId("pictureWords")}
            name="pictureWords"
            label="What they show"
            hint="A line for each picture, for those who cannot see it. Words after a | become its caption."
            rows={2}
            className="w-full"
          />
        )}
        <Button
          name="intent"
          value="insert-pictures"
          variant="secondary"
          className="px-4! text-sm"
          formAction={`#${fieldId("content")}`}
          onClick={(event) => {
            event.preventDefault();
            insertion.chooseFiles();
          }}
        >
          <ImagePlus aria-hidden="true" className="size-4" />
          Insert picture
        </Button>
        <Button
          name="intent"
          value="library 1"
          variant="quiet"
          className="px-2! text-sm"
          formAction={`#${fieldId("pictures")}`}
          onClick={(event) => {
            event.preventDefault();
            void fetcher.load(libraryAddress);
          }}
        >
          From the library
        </Button>
      </div>
      <p role="status" className="wrap-anywhere text-ink-soft text-sm empty:hidden">
        {insertion.note || notes.join(" ")}
      </p>
      <Undescribed insertion={insertion} asked={asked} />
      {shown ? (
        <LibraryGrid
          library={shown}
          onChoose={({ picture, alt }) => insertion.insertStored({ url: pictureAddress(picture.path), alt })}
          onPage={(page, search) =>
            void fetcher.load(`${libraryAddress}?${new URLSearchParams({ page: String(page), search })}`)
          }
        />
      ) : null}
    </div>
  );
}

function Undescribed({ insertion: { undescribed, describe }, asked }: Pick<InsertPictureProps, "insertion" | "asked">) {
  const urls = [...new Set([...asked, ...undescribed.map(({ url }) => url)])];
  if (urls.length === 0) return null;
  return (
    <ul aria-label="Pictures without a description" className="grid gap-2">
      {urls.map((url) => (
        <li key={url} className="flex items-center gap-3">
          {asked.includes(url) ? <input type="hidden" name="pictureUrl" value={url} /> : null}
          <img
            src={url.startsWith("/") ? `${url}?w=480` : url}
            alt="Without a description"
            className="size-14 shrink-0 rounded-md bg-sand object-cover"
          />
          <input
            type="text"
            name={asked.includes(url) ? "pictureAlt" : undefined}
            dir="auto"
            aria-label="What this picture shows"
            placeholder="What does it show?"
            className="field-control text-sm"
            // Not a field of the post: its words go into the text.
            onInput={(event) => event.stopPropagation()}
            onBlur={({ currentTarget }) => currentTarget.value.trim() && describe(url, currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              if (event.currentTarget.value.trim()) describe(url, event.currentTarget.value);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
