import { postLimits } from "#app/domain/blog/post-rules.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { inputProps, textareaProps } from "../../form/field-props.ts";
import { DeskCard } from "../desk-page.tsx";
import type { PostFields } from "./post-form-id.ts";

export function SeoCard({ fields }: { fields: PostFields }) {
  return (
    <DeskCard title="SEO Settings">
      <TextField
        {...inputProps(fields.metaTitle)}
        label="Meta Title"
        hint="For search engines and shared links; empty, the title is used."
        maxLength={postLimits.metaTitleAtMost}
      />
      <TextArea
        {...textareaProps(fields.metaDescription)}
        label="Meta Description"
        hint="Empty, the excerpt is used."
        rows={2}
        maxLength={postLimits.metaDescriptionAtMost}
      />
    </DeskCard>
  );
}
