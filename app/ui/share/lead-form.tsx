import { type FieldMetadata, getFormProps, getInputProps } from "@conform-to/react";
import { Form, href } from "react-router";
import { photoAccept } from "#app/domain/media/photo-problem.ts";
import { leadLimits } from "#app/domain/orders/share/lead-rules.ts";
import type { LeadFields } from "#app/domain/orders/share/lead-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { describedBy, Field, TextArea, TextField } from "#app/ui/field.tsx";
import { checkboxProps, inputProps, textareaProps } from "../form/field-props.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { usePageForm } from "../form/use-page-form.ts";
import { Link } from "../link.tsx";

export const leadFormId = "contact";

function PhotoField({ field, kept }: { field: FieldMetadata<string | undefined>; kept: string | undefined }) {
  const hint = "JPEG or PNG, up to 20 MB. Where it was taken is not kept.";
  return (
    <Field id={field.id} label="A photo, if you like" hint={hint} error={field.errors}>
      {kept ? (
        <p className="flex items-center gap-3 text-sm">
          <img src={kept} alt="What you sent" className="size-16 rounded-lg object-cover" />
          Your photo is kept. Choosing another one replaces it.
          <input type="hidden" name="keptPhoto" value={kept} />
        </p>
      ) : null}
      <input
        id={field.id}
        name="photo"
        type="file"
        accept={photoAccept}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy(field.id, { hint, error: field.errors })}
        className="block w-full text-ink-soft text-sm file:mr-3 file:min-h-11 file:rounded-lg file:border file:border-edge file:border-solid file:bg-paper file:px-4 file:text-ink"
      />
    </Field>
  );
}

/** What a visitor of a share page writes to the firm that runs the shop. */
export function LeadForm({ firmLine, siteName, isSent }: { firmLine: string; siteName: string; isSent: boolean }) {
  return (
    <section aria-labelledby="contact-heading" className="mt-10 max-w-measure border-line border-t pt-6 print:hidden">
      <h2 id="contact-heading" className="text-xl">
        Would you like a yard like this?
      </h2>
      {firmLine ? <p className="wrap-anywhere mt-2">{firmLine}</p> : null}
      {isSent ? (
        <p role="status" className="mt-4 font-semibold">
          Thank you. Your message is on its way to us.
        </p>
      ) : (
        <LeadFieldsForm siteName={siteName} />
      )}
    </section>
  );
}

interface LeadFieldsProps {
  siteName: string;
  /** Where a page other than the form's own takes it. */
  action?: string;
  /** A photo may be sent along; `kept` is the address of one that was sent with what was refused. */
  photo?: { kept: string | undefined };
}

export function LeadFieldsForm({ siteName, action = "#contact-heading", photo }: LeadFieldsProps) {
  const [form, fields] = usePageForm<LeadFields & { photo?: string }>({ id: leadFormId });
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action={action}
      encType={photo ? "multipart/form-data" : undefined}
      className="mt-4 grid gap-5"
    >
      <FormErrors form={form} />
      <TextField
        {...inputProps(fields.name)}
        label="Your name"
        autoComplete="name"
        maxLength={leadLimits.nameAtMost}
        required
      />
      <TextField
        {...inputProps(fields.contact)}
        label="E-mail or telephone"
        autoComplete="email"
        maxLength={leadLimits.contactAtMost}
        required
      />
      <TextArea
        {...textareaProps(fields.message)}
        label="What would you like?"
        rows={4}
        maxLength={leadLimits.messageAtMost}
        required
      />
      {photo ? <PhotoField field={fields.photo} kept={photo.kept} /> : null}
      <p hidden>
        <label htmlFor={fields.website.id}>Leave this empty</label>
        <input {...getInputProps(fields.website, { type: "text" })} tabIndex={-1} autoComplete="off" />
      </p>
      <div>
        <label className="flex cursor-pointer items-start gap-3">
          <input {...checkboxProps(fields.consents)} required className="mt-0.5 size-5 shrink-0" />
          <span>
            {siteName} may keep what I wrote here for up to a year to answer me.{" "}
            <Link to={href("/privacy")} className="text-moss underline underline-offset-4">
              Privacy
            </Link>
          </span>
        </label>
        {fields.consents.errors ? (
          <p id={fields.consents.errorId} className="mt-1.5 text-danger text-sm">
            {fields.consents.errors[0]}
          </p>
        ) : null}
      </div>
      <Button className="justify-self-start">Send</Button>
    </Form>
  );
}
