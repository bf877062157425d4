import { type RefObject, useState } from "react";
import { postLimits, slugOfTitle } from "#app/domain/blog/post-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, TextArea, TextField } from "#app/ui/field.tsx";
import { KeptTextarea } from "#app/ui/kept-textarea.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { DeskCard } from "../desk-page.tsx";
import type { PostFields } from "../post-fields.ts";
import { ContentPreview } from "./content-preview.tsx";
import { fieldId, type PostProblems } from "./field-problems.tsx";
import { FormattingTip } from "./formatting-tip.tsx";
import { usePasteTarget } from "./use-paste-target.ts";

interface ContentCardProps {
  fields: PostFields;
  problems: PostProblems;
  /** A slug that is free, when the typed one is taken. */
  freeSlug: string | undefined;
  /** Made by the server for a press of Preview without JavaScript. */
  previewHtml: string | undefined;
  contentRef: RefObject<HTMLTextAreaElement | null>;
}

/** Card Post Content. The text and its preview stand side by side where there is room. */
export function ContentCard({ fields, problems, freeSlug, previewHtml, contentRef }: ContentCardProps) {
  const slugFollows = useSlugFollows(fields.title);
  return (
    <DeskCard title="Post Content">
      <div className="grid gap-4 lg:grid-cols-2">
        <TextField
          id={fieldId("title")}
          name="title"
          label="Title"
          defaultValue={fields.title}
          maxLength={postLimits.titleAtMost}
          autoComplete="off"
          error={problems.title}
          onInput={slugFollows}
        />
        <div>
          <TextField
            id={fieldId("slug")}
            name="slug"
            label="Slug"
            defaultValue={fields.slug}
            maxLength={postLimits.slugAtMost}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="made from the title"
            error={problems.slug}
          />
          {freeSlug ? (
            <Button name="freeSlug" value={freeSlug} variant="secondary" className="wrap-anywhere mt-2 text-sm">
              Save as {freeSlug}
            </Button>
          ) : null}
        </div>
      </div>
      <TextArea
        id={fieldId("excerpt")}
        name="excerpt"
        label="Excerpt"
        rows={2}
        defaultValue={fields.excerpt}
        maxLength={postLimits.excerptAtMost}
        error={problems.excerpt}
      />
      <TextAndPreview fields={fields} problems={problems} previewHtml={previewHtml} contentRef={contentRef} />
    </DeskCard>
  );
}

type TextAndPreviewProps = Pick<ContentCardProps, "fields" | "problems" | "previewHtml" | "contentRef">;

function TextAndPreview({ fields, problems, previewHtml, contentRef }: TextAndPreviewProps) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(previewHtml !== undefined);
  const paste = usePasteTarget(contentRef);
  return (
    <div className={`grid items-start gap-4 ${open || hydrated ? "xl:grid-cols-2" : ""}`}>
      <div className="min-w-0">
        <Field id={fieldId("content")} label="Content" error={problems.content}>
          <KeptTextarea
            ref={contentRef}
            id={fieldId("content")}
            name="content"
            defaultValue={fields.content}
            spellCheck
            aria-invalid={problems.content ? true : undefined}
            aria-describedby={`${fieldId("content")}-tip${problems.content ? ` ${fieldId("content")}-error` : ""}`}
            {...paste.target}
            className="field-control min-h-[60vh] resize-y font-mono text-sm leading-relaxed"
          />
        </Field>
        <p role="status" className="text-ink-soft text-sm">
          {paste.note}
        </p>
        <div className="mt-1 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <FormattingTip id={`${fieldId("content")}-tip`} />
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
        <ContentPreview serverHtml={previewHtml} contentRef={contentRef} className={open ? "" : "hidden xl:block"} />
      ) : null}
    </div>
  );
}

/** While the slug is empty or still the one of the title before, it follows the title. */
function useSlugFollows(initialTitle: string) {
  const [title, setTitle] = useState(initialTitle);
  return ({ currentTarget }: React.FormEvent<HTMLInputElement>) => {
    const slug = currentTarget.form?.elements.namedItem("slug") as HTMLInputElement | null;
    if (slug && (slug.value === "" || slug.value === slugOfTitle(title))) {
      slug.value = currentTarget.value.trim() ? slugOfTitle(currentTarget.value) : "";
    }
    setTitle(currentTarget.value);
  };
}
