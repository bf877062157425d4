import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { ownPageLimits } from "#app/domain/pages/own-page-rules.ts";
import type { OwnPageFields } from "#app/domain/pages/own-page-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { inputProps, textareaProps } from "../../form/field-props.ts";
import { FormErrors } from "../../form/form-errors.tsx";
import { usePageForm } from "../../form/use-page-form.ts";
import { FormattingTip } from "../post-form/formatting-tip.tsx";

export const ownPageFormId = "page";

/** Of a page at its address, or of a new one whose address is typed. */
export function OwnPageForm({ page }: { page: { title: string; content: string } | undefined }) {
  const saving = useNavigation().formMethod === "POST";
  const [form, fields] = usePageForm<OwnPageFields>({ id: ownPageFormId, defaultValue: page });
  return (
    <Form {...getFormProps(form)} method="post" className="grid gap-4">
      <FormErrors form={form} />
      <TextField {...inputProps(fields.title)} label="Title" maxLength={ownPageLimits.titleAtMost} autoComplete="off" />
      {page ? null : (
        <TextField
          {...inputProps(fields.path)}
          label="Address"
          hint="The part after the slash: warranty, our-team"
          maxLength={ownPageLimits.pathAtMost}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <TextArea
        {...textareaProps(fields.content)}
        label="Text"
        hint="In Markdown. A page without text is not shown: saving it deletes the page."
        rows={20}
        spellCheck
      />
      <FormattingTip id="page-tip" />
      <Button disabled={saving} className="justify-self-start">
        {saving ? "Saving..." : "Save"}
      </Button>
    </Form>
  );
}
