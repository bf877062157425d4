import { type DragEvent, useState } from "react";
import { photoAccept, photoHint } from "#app/domain/media/photo-problem.ts";
import type { Draft } from "#app/domain/orders/draft/draft.ts";
import { Button, buttonClasses } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { formatFileSize } from "./file-size.ts";
import { ProgressBar } from "./progress-bar.tsx";
import type { PhotoChoice } from "./use-photo.ts";

interface PhotoPickerProps {
  id: string;
  photo: PhotoChoice;
  /** Uploaded earlier; a new choice replaces it. */
  kept: Draft["photo"];
  error: string | undefined;
}

/** The label of the browser's own file field, which replaces it without scripts. */
export function PhotoPicker({ id, photo, kept, error }: PhotoPickerProps) {
  const [over, setOver] = useState(false);
  const problem = photo.problem ?? error;
  const isThere = Boolean(photo.chosen || kept);
  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void photo.choose(event.dataTransfer.files[0]);
    },
  };
  return (
    <Field id={id} label="Photo of your yard" hidesLabel hint={photoHint} error={problem}>
      <div
        {...dropTarget}
        className={`relative grid grid-cols-[minmax(0,1fr)] gap-3 rounded-xl border-2 border-dashed p-3 text-center fade-colours ${isThere ? "h-64 grid-rows-[minmax(0,1fr)_auto] sm:h-96" : "h-44 content-center sm:h-55"} ${over ? "border-moss bg-sky" : problem ? "border-danger" : "border-edge bg-raised"}`}
      >
        <PhotoFrame photo={photo} kept={kept} />
        <input
          ref={photo.inputRef}
          id={id}
          name="photo"
          type="file"
          accept={photoAccept}
          required={!kept}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={(event) => void photo.choose(event.currentTarget.files?.[0])}
          className="peer photo-field"
        />
        <label
          htmlFor={id}
          // The primary button, until a photo is chosen.
          className={`noscript:hidden justify-self-center peer-focus-visible:outline-2 peer-focus-visible:outline-clay peer-focus-visible:outline-offset-2 ${buttonClasses(isThere ? "secondary" : "primary")}`}
        >
          {isThere ? (
            "Choose another photo"
          ) : (
            <>
              <span className="pointer-coarse:hidden">Choose a photo</span>
              <span className="pointer-fine:hidden">Take or choose a photo</span>
            </>
          )}
        </label>
        {isThere ? null : (
          <p aria-hidden="true" className="noscript:hidden text-ink-soft text-sm pointer-coarse:hidden max-sm:hidden">
            or drag it here
          </p>
        )}
      </div>
      <PhotoState photo={photo} kept={kept} />
    </Field>
  );
}

function PhotoFrame({ photo, kept }: Pick<PhotoPickerProps, "photo" | "kept">) {
  return (
    <div className="relative grid place-items-center overflow-hidden rounded-lg">
      {photo.chosen ? (
        <img src={photo.chosen.previewUrl} alt="" className="absolute inset-0 size-full object-contain" />
      ) : kept ? (
        <MediaPicture
          {...kept}
          alt={`The photo kept for this order: ${kept.originalName ?? "your photo"}`}
          sizes="(min-width: 48rem) 42rem, 100vw"
          className="absolute inset-0 size-full! bg-transparent! object-contain"
        />
      ) : (
        <div className="px-6 text-center text-ink-soft" aria-hidden="true">
          <YardMark />
        </div>
      )}
    </div>
  );
}

function PhotoState({ photo, kept }: Pick<PhotoPickerProps, "photo" | "kept">) {
  const { chosen, readyPercent } = photo;
  return (
    <div className="mt-2 text-sm">
      {chosen && readyPercent < 100 ? <ProgressBar label="Reading the photo" value={readyPercent} max={100} /> : null}
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="text-ink-soft">
          {chosen ? (
            <>
              {readyPercent >= 100 ? <span className="block font-medium text-moss">✓ File ready</span> : null}
              <span className="wrap-anywhere text-ink">{chosen.file.name}</span> · {formatFileSize(chosen.file.size)}
              {chosen.note ? <span className="block">{chosen.note}</span> : null}
            </>
          ) : kept ? (
            <>
              Photo kept: <span className="text-ink">{kept.originalName ?? "your photo"}</span> ·{" "}
              {formatFileSize(kept.bytes)}
            </>
          ) : null}
        </p>
        {chosen ? (
          <Button type="button" variant="quiet" onClick={photo.remove} className="whitespace-nowrap">
            Remove photo
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function YardMark() {
  return (
    <svg
      viewBox="0 0 64 48"
      width="64"
      height="48"
      className="mx-auto"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="2" y="2" width="60" height="44" rx="5" />
      <path d="M12 30V18l9-7 9 7v12" />
      <path d="M18 30v-7h6v7M44 30V20m0 0a7 7 0 1 1 .01-.01M2 30h60M20 46c2-8 8-12 18-16" />
    </svg>
  );
}
