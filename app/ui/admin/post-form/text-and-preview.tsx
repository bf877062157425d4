import { type FieldMetadata, getTextareaProps } from "@conform-to/react";
import { type ClipboardEvent, type RefObject, Suspense, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { KeptTextarea } from "#app/ui/kept-textarea.tsx";
import { laterPart } from "#app/ui/later-part.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { RichEditorProps } from "../rich/rich-editor.tsx";
import { ContentPreview, type Preview } from "./content-preview.tsx";
import { FormatBar, formatByKey } from "./format-bar.tsx";
import { formatText } from "./format-text.ts";
import { FormattingTip } from "./formatting-tip.tsx";
import { InsertPicture } from "./insert-picture.tsx";
import type { LibraryPage } from "./library-grid.tsx";
import { pasteAsMarkdown } from "./paste-as-markdown.ts";
import { usePictureInsertion } from "./use-picture-insertion.ts";
import { useWriteMode, type WriteMode } from "./use-write-mode.ts";

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

const RichEditor = laterPart<RichEditorProps>(async () => (await import("../rich/rich-editor.tsx")).RichEditor);

/** The text area holds the text in every mode: it is what the form sends. */
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
  const [mode, setMode] = useWriteMode();
  // Undefined: beside the Markdown where there is space.
  const [open, setOpen] = useState(preview !== undefined ? true : undefined);
  const placeCaret = useRef<() => void>(undefined);
  const pictures = usePictureInsertion(contentRef, placeCaret);
  const isRich = mode === "rich";
  const isBeside = !isRich && open !== false && hydrated;
  return (
    <div
      className={`grid items-start gap-4 ${open || isBeside ? "xl:grid-cols-2" : ""} ${isRich ? "xl:grid-cols-1!" : ""}`}
    >
      <div className="min-w-0">
        {hydrated ? <ModeSwitch mode={mode} onChoose={setMode} /> : null}
        <div className={isRich && open ? "hidden" : ""}>
          <Field id={field.id} label="Content" error={field.errors}>
            {isRich ? (
              <Suspense fallback={<p role="status">Opening the editor…</p>}>
                <RichEditor
                  area={contentRef}
                  placeCaret={placeCaret}
                  onPictures={pictures.insertFiles}
                  choosePictures={pictures.chooseFiles}
                />
              </Suspense>
            ) : null}
            <div hidden={isRich}>
              <FormatBar
                onPictures={pictures.chooseFiles}
                onFormat={(format) => contentRef.current && formatText(contentRef.current, format)}
              />
              <KeptTextarea
                ref={contentRef}
                {...getTextareaProps(field, { ariaDescribedBy: tipId })}
                spellCheck
                {...pictures.target}
                onPaste={(event: ClipboardEvent<HTMLTextAreaElement>) =>
                  pasteAsMarkdown(event) || pictures.target.onPaste(event)
                }
                onKeyDown={formatByKey}
                className="field-control min-h-[60vh] resize-y font-mono text-sm leading-relaxed"
              />
            </div>
          </Field>
        </div>
        <div className="mt-3">
          <InsertPicture insertion={pictures} library={library} notes={notes} asked={undescribed} />
        </div>
        <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          {isRich ? <span /> : <FormattingTip id={tipId} />}
          <Button
            name="intent"
            value="preview"
            variant="secondary"
            aria-expanded={hydrated ? open : undefined}
            onClick={(event) => {
              event.preventDefault();
              setOpen(open === undefined ? isRich || !window.matchMedia("(min-width: 80rem)").matches : !open);
            }}
          >
            {previewWords(hydrated ? open : false, isRich)}
          </Button>
        </div>
      </div>
      {open || isBeside ? (
        <ContentPreview made={preview} contentRef={contentRef} className={open ? "" : "hidden xl:block"} />
      ) : null}
    </div>
  );
}

function previewWords(open: boolean | undefined, isRich: boolean) {
  if (open) return isRich ? "Back to writing" : "Hide preview";
  if (open === false || isRich) return "Preview";
  return (
    <>
      <span className="xl:hidden">Preview</span>
      <span className="hidden xl:inline">Hide preview</span>
    </>
  );
}

const modes = [
  { mode: "rich", name: "Rich" },
  { mode: "markdown", name: "Markdown" },
] as const;

function ModeSwitch({ mode: current, onChoose }: { mode: WriteMode; onChoose: (mode: WriteMode) => void }) {
  return (
    <fieldset className="mb-3 flex items-center gap-1">
      <legend className="sr-only">How to write</legend>
      <span aria-hidden="true" className="mr-1 text-ink-soft text-sm">
        Write:
      </span>
      {modes.map(({ mode, name }) => (
        <button
          key={mode}
          type="button"
          aria-pressed={mode === current}
          onClick={() => onChoose(mode)}
          className="min-h-11 rounded-lg border border-line px-3.5 text-sm hover:border-ink aria-pressed:border-moss aria-pressed:bg-sand aria-pressed:font-semibold"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
