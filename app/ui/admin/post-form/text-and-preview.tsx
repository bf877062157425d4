import { type FieldMetadata, getTextareaProps } from "@conform-to/react";
import { type RefObject, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { KeptTextarea } from "#app/ui/kept-textarea.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ContentPreview, type Preview } from "./content-preview.tsx";
import { FormatBar, formatByKey } from "./format-bar.tsx";
import { FormattingTip } from "./formatting-tip.tsx";
import { InsertPicture } from "./insert-picture.tsx";
import type { LibraryPage } from "./library-grid.tsx";
import { usePictureInsertion } from "./use-picture-insertion.ts";

export interface TextAndPreviewProps {
  field: FieldMetadata<string>;
  /** Made by the server for a press of Preview without JavaScript. */
  preview: Preview | undefined;
  /** Notes about the pictures just sent. */
  notes: string[] | undefined;
  /** Pictures to choose from, requested without JavaScript. */
  library: LibraryPage | undefined;
  /** Addresses of pictures to describe before publishing. */
  undescribed: string[] | undefined;
  contentRef: RefObject<HTMLTextAreaElement | null>;
}

export function TextAndPreview({
  field,
  preview,
  notes = [],
  library,
  undescribed = [],
  contentRef,
}: TextAndPreviewProps) {
  const hydrated = useHydrated();
  const tipId = `${field.id}-tip`;
  const [open, setOpen] = useState(preview !== undefined);
  const pictures = usePictureInsertion(contentRef);
  return (
    <div className={`grid items-start gap-4 ${open || hydrated ? "xl:grid-cols-2" : ""}`}>
      <div className="min-w-0">
        <Field id={field.id} label="Content" error={field.errors}>
          <FormatBar area={contentRef} />
          <KeptTextarea
            ref={contentRef}
            {...getTextareaProps(field, { ariaDescribedBy: tipId })}
            spellCheck
            {...pictures.target}
            onKeyDown={formatByKey}
            className="field-control min-h-[60vh] resize-y font-mono text-sm leading-relaxed"
          />
        </Field>
        <div className="mt-3">
          <InsertPicture insertion={pictures} library={library} notes={notes} asked={undescribed} />
        </div>
        <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <FormattingTip id={tipId} />
          <Button
            name="intent"
            value="preview"
            variant="secondary"
            className={hydrated ? "xl:hidden" : ""}
            aria-expanded={hydrated ? open : undefined}
            onClick={(event) => {
              event.preventDefault();
              setOpen(!open);
            }}
          >
            {open && hydrated ? "Hide preview" : "Preview"}
          </Button>
        </div>
      </div>
      {open || hydrated ? (
        <ContentPreview made={preview} contentRef={contentRef} className={open ? "" : "hidden xl:block"} />
      ) : null}
    </div>
  );
}
