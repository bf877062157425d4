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
}

/** The text and its preview are side by side on wide screens. */
export function ContentCard({ fields, freeSlug, ...text }: ContentCardProps) {
  const slugFollows = useSlugFollows(fields.title.initialValue ?? "");
  return (
    <DeskCard title="Post Content">
      <div className="grid gap-4 lg:grid-cols-2">
        <TextField
          {...inputProps(fields.title)}
          label="Title"
          maxLength={postLimits.titleAtMost}
          autoComplete="off"
          onInput={slugFollows}
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
          />
          {freeSlug ? (
            <Button name="freeSlug" value={freeSlug} variant="secondary" className="wrap-anywhere mt-2 text-sm">
              Save as {freeSlug}
            </Button>
          ) : null}
        </div>
      </div>
      <TextArea {...textareaProps(fields.excerpt)} label="Excerpt" rows={2} maxLength={postLimits.excerptAtMost} />
      <TextAndPreview field={fields.content} {...text} />
    </DeskCard>
  );
}

/** While the slug is empty or still the one of the title before, it follows the title. */
function useSlugFollows(initialTitle: string) {
  const [title, setTitle] = useState(initialTitle);
  return ({ currentTarget }: React.FormEvent<HTMLInputElement>) => {
    const slug = currentTarget.form?.elements.namedItem("slug");
    if (slug instanceof HTMLInputElement && (slug.value === "" || slug.value === slugOfTitle(title))) {
      slug.value = currentTarget.value.trim() ? slugOfTitle(currentTarget.value) : "";
    }
    setTitle(currentTarget.value);
  };
}
