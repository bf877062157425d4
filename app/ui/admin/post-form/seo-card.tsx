import { postLimits } from "#app/domain/blog/post-rules.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { DeskCard } from "../desk-page.tsx";
import type { PostFields } from "../post-fields.ts";
import { fieldId, type PostProblems } from "./field-problems.tsx";

/** Card SEO Settings. */
export function SeoCard({ fields, problems }: { fields: PostFields; problems: PostProblems }) {
  return (
    <DeskCard title="SEO Settings">
      <TextField
        id={fieldId("metaTitle")}
        name="metaTitle"
        label="Meta Title"
        hint="For search engines and shared links; empty, the title is used."
        defaultValue={fields.metaTitle}
        maxLength={postLimits.metaTitleAtMost}
        error={problems.metaTitle}
      />
      <TextArea
        id={fieldId("metaDescription")}
        name="metaDescription"
        label="Meta Description"
        hint="Empty, the excerpt is used."
        rows={2}
        defaultValue={fields.metaDescription}
        maxLength={postLimits.metaDescriptionAtMost}
        error={problems.metaDescription}
      />
    </DeskCard>
  );
}
