import { getFormProps } from "@conform-to/react";
import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { ownPageLimits } from "#app/domain/pages/own-page-rules.ts";
import type { OwnPageFields, OwnPageInput } from "#app/domain/pages/own-page-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { checkboxProps, inputProps, selectProps, textareaProps } from "../../form/field-props.ts";
import { FormErrors } from "../../form/form-errors.tsx";
import { usePageForm } from "../../form/use-page-form.ts";
import { DeskCard } from "../desk-page.tsx";
import { TextAndPreview, type TextAndPreviewProps } from "../post-form/text-and-preview.tsx";
import { StoringPicture, useHeldSave } from "../post-form/use-held-save.ts";

export const ownPageFormId = "page";

/** What a button without JavaScript made of the text. */
export type OwnPageAnswer = Partial<Pick<TextAndPreviewProps, "preview" | "notes" | "library">>;

interface OwnPageFormProps {
  /** Undefined for a new one, whose address is typed. */
  page: OwnPageInput | undefined;
  answer: OwnPageAnswer | undefined;
}

/** The text has the same editor as a post's. */
export function OwnPageForm({ page, answer }: OwnPageFormProps) {
  const saving = useNavigation().formMethod === "POST";
  const defaultValue = page && { ...page, position: String(page.position) };
  const [meta, fields] = usePageForm<OwnPageFields>({ id: ownPageFormId, defaultValue: defaultValue ?? newPage });
  const form = useRef<HTMLFormElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const { hold, onSubmit, isHeld } = useHeldSave(form);
  return (
    <Form
      {...getFormProps(meta)}
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate
      preventScrollReset
      onSubmit={onSubmit}
      className="grid gap-4"
    >
      <FormErrors form={meta} />
      <DeskCard title="Text">
        <div className="grid gap-4 lg:grid-cols-2">
          <TextField
            {...inputProps(fields.title)}
            label="Title"
            maxLength={ownPageLimits.titleAtMost}
            autoComplete="off"
          />
          {page ? null : (
            <TextField
              {...inputProps(fields.path)}
              label="Address"
              hint="The part after the first slash: warranty, services/patios"
              maxLength={ownPageLimits.pathAtMost}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </div>
        <StoringPicture value={hold}>
          <TextAndPreview
            field={fields.content}
            preview={answer?.preview}
            notes={answer?.notes}
            library={answer?.library}
            undescribed={undefined}
            contentRef={content}
          />
        </StoringPicture>
        <p className="text-ink-soft text-sm">A page without text is not shown: saving it deletes the page.</p>
      </DeskCard>
      <DeskCard title="Publishing">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField {...selectProps(fields.status)} label="Status">
            <option value="public">Public</option>
            <option value="draft">Draft, which only editors see</option>
          </SelectField>
          <TextField
            {...inputProps(fields.position, "number")}
            label="Place"
            hint="Among the pages of menu and footer: lower numbers come first."
          />
        </div>
        <CheckBox field={fields.inMenu} label="In the menu at the top" />
        <CheckBox field={fields.inFooter} label="In the footer" />
        <TextArea
          {...textareaProps(fields.description)}
          label="Description"
          hint="For search engines and previews of links. Empty: its first words."
          rows={2}
          maxLength={ownPageLimits.descriptionAtMost}
        />
      </DeskCard>
      <Button disabled={saving || isHeld} className="justify-self-start">
        {isHeld ? "Storing the picture, then saving" : saving ? "Saving..." : "Save"}
      </Button>
    </Form>
  );
}

const newPage: OwnPageFields = { title: "", inFooter: true, status: "public", position: "0" };

function CheckBox({ field, label }: { field: Parameters<typeof checkboxProps>[0]; label: string }) {
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input {...checkboxProps(field)} className="size-5 shrink-0" />
        {label}
      </label>
      {field.errors ? (
        <p id={field.errorId} className="text-danger text-sm">
          {field.errors[0]}
        </p>
      ) : null}
    </div>
  );
}
