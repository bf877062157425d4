import { getFormProps, getInputProps } from "@conform-to/react";
import { Form, href } from "react-router";
import { leadLimits } from "#app/domain/orders/share/lead-rules.ts";
import type { LeadFields } from "#app/domain/orders/share/lead-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { checkboxProps, inputProps, textareaProps } from "../form/field-props.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { usePageForm } from "../form/use-page-form.ts";
import { Link } from "../link.tsx";

export const leadFormId = "contact";

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
        <Fields siteName={siteName} />
      )}
    </section>
  );
}

function Fields({ siteName }: { siteName: string }) {
  const [form, fields] = usePageForm<LeadFields>({ id: leadFormId });
  return (
    <Form {...getFormProps(form)} method="post" action="#contact-heading" className="mt-4 grid gap-5">
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
