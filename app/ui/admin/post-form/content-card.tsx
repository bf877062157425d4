import { useState } from "react";
import { postLimits, slugOfTitle } from "#app/domain/blog/post-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { inputProps, textareaProps } from "../../form/field-props.ts";
import { DeskCard } from "../desk-page.tsx";
import type { PostFields } from "./post-form-id.ts";
import { TextAndPreview, type TextAndPreviewProps } from "./text-and-preview.tsx";

interface ContentCardProps extends Omit<TextAndPreviewProps, "field"> {
  fields: PostFields;
  /** When the typed one is taken. */
  freeSlug: string | undefined;
  /** Readers may know its address: it changes on request only. */
  isPublic: boolean;
}

/** The text and its preview are side by side on wide screens. */
export function ContentCard({ fields, freeSlug, isPublic, ...text }: ContentCardProps) {
  const [slug, setSlug] = useState(fields.slug.initialValue ?? "");
  const { offered, onTitle } = useSlugOfTitle(fields, isPublic);
  return (
    <DeskCard title="Post Content">
      <div className="grid gap-4 lg:grid-cols-2">
        <TextField
          {...inputProps(fields.title)}
          label="Title"
          maxLength={postLimits.titleAtMost}
          autoComplete="off"
          onInput={onTitle}
        />
        <div>
          <TextField
            {...inputProps(fields.slug)}
            label="Slug"
            maxLength={postLimits.slugAtMost}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="made from the title"
            hint={isPublic ? "The end of its address. If you change it, the old one leads to the new." : undefined}
            onInput={({ currentTarget }) => setSlug(currentTarget.value)}
          />
          {freeSlug ? (
            <Button name="freeSlug" value={freeSlug} variant="secondary" className="wrap-anywhere mt-2 text-sm">
              Save as {freeSlug}
            </Button>
          ) : null}
          {offered && offered !== slug ? (
            <p role="status" className="wrap-anywhere mt-2 text-sm">
              The title has changed; the address stays.{" "}
              <Button
                type="button"
                variant="secondary"
                className="text-sm"
                onClick={({ currentTarget }) => setSlugField(currentTarget.form, offered)}
              >
                Change it to {offered}
              </Button>
            </p>
          ) : null}
        </div>
      </div>
      <TextArea {...textareaProps(fields.excerpt)} label="Excerpt" rows={2} maxLength={postLimits.excerptAtMost} />
      <TextAndPreview field={fields.content} {...text} />
    </DeskCard>
  );
}

/**
 * While the slug is empty or still the one of the title before, it follows the title. That of a post that readers know
 * is offered instead.
 */
function useSlugOfTitle(fields: PostFields, isPublic: boolean) {
  const saved = fields.title.initialValue ?? "";
  const [title, setTitle] = useState(saved);
  const onTitle = ({ currentTarget: { form, value } }: React.FormEvent<HTMLInputElement>) => {
    const slug = form?.elements.namedItem("slug");
    const follows = slug instanceof HTMLInputElement && (slug.value === "" || slug.value === slugOfTitle(title));
    if (follows && !isPublic) setSlugField(form, value.trim() ? slugOfTitle(value) : "");
    setTitle(value);
  };
  return { offered: isPublic && title.trim() && title !== saved ? slugOfTitle(title) : undefined, onTitle };
}

function setSlugField(form: HTMLFormElement | null, slug: string): void {
  const field = form?.elements.namedItem("slug");
  if (!(field instanceof HTMLInputElement)) return;
  field.value = slug;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
