import { getFormProps } from "@conform-to/react";
import { Form, useNavigation, useSearchParams } from "react-router";
import { type NamedPicture, pictureName } from "#app/domain/orders/pictures/picture-name.ts";
import { shareDaysAtMost, shareDaysByDefault, shareNameLengthAtMost } from "#app/domain/orders/share/share-rules.ts";
import type { ShareFields } from "#app/domain/orders/share/share-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { checkboxProps, inputProps, selectProps } from "../form/field-props.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { usePageForm } from "../form/use-page-form.ts";

export const shareFormId = "share";

interface ShareFormProps {
  designs: (NamedPicture & { title: string })[];
}

export function ShareForm({ designs }: ShareFormProps) {
  const [query] = useSearchParams();
  const busy = useNavigation().state === "submitting";
  const [form, fields] = usePageForm<ShareFields>({
    id: shareFormId,
    defaultValue: { picture: query.get("design") ?? "", days: String(shareDaysByDefault) },
  });
  return (
    <section aria-labelledby="new-link" className="rounded-lg border border-line bg-raised p-5 sm:p-6">
      <h2 id="new-link" className="text-xl">
        A new link
      </h2>
      <Form
        {...getFormProps(form)}
        method="post"
        className="mt-5 grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
      >
        <FormErrors form={form} className="sm:col-span-2" />
        <TextField
          {...inputProps(fields.name)}
          label="Who is it for?"
          hint="Only you see this. For example: Tom next door."
          className="sm:col-span-2"
          maxLength={shareNameLengthAtMost}
          required
        />
        <SelectField {...selectProps(fields.picture)} label="What does it show?">
          <option value="">{designs.length === 1 ? "The design" : `All ${designs.length} designs`}</option>
          {designs.length > 1
            ? designs.map((design) => (
                <option key={pictureName(design)} value={pictureName(design)}>
                  {design.title} alone
                </option>
              ))
            : null}
        </SelectField>
        <TextField
          {...inputProps(fields.days, "number")}
          label="How many days?"
          min={1}
          max={shareDaysAtMost}
          required
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:col-span-2">
          <input {...checkboxProps(fields.showsWish)} className="size-5" />
          Show my wish, too
        </label>
        <label className="flex cursor-pointer items-start gap-3 sm:col-span-2">
          <input {...checkboxProps(fields.mayBeExample)} className="mt-0.5 size-5 shrink-0" />
          <span>
            The site may show this as an example
            <span className="block text-ink-soft text-sm">
              On its home page, to everyone, until you withdraw it here or the link ends.
            </span>
          </span>
        </label>
        <div className="sm:col-span-2">
          <Button disabled={busy || designs.length === 0}>Create the link</Button>
          {designs.length === 0 ? (
            <p className="mt-2 text-ink-soft text-sm">The first picture is still being drawn.</p>
          ) : null}
        </div>
      </Form>
    </section>
  );
}
