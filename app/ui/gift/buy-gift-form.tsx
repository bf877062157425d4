import { getFormProps } from "@conform-to/react";
import { Form, href } from "react-router";
import { giftMessageAtMost } from "#app/domain/orders/coupon-schema.ts";
import type { GiftDraft } from "#app/domain/orders/gifts/gift.ts";
import { emailCharactersAtMost } from "#app/domain/orders/request/design-request-rules.ts";
import { Button, largeButton } from "../button.tsx";
import { PackageChoices } from "../design-form/package/package-choices.tsx";
import { TextField } from "../field.tsx";
import { inputProps } from "../form/field-props.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { usePageForm } from "../form/use-page-form.ts";

export const buyGiftFormId = "gift";

export function BuyGiftForm({ draft, isSignedIn }: { draft: GiftDraft; isSignedIn: boolean }) {
  const [form, fields] = usePageForm<GiftDraft>({ id: buyGiftFormId, defaultValue: draft });
  const problem = fields.packageId.errors?.[0];
  return (
    <Form {...getFormProps(form)} method="post" action={href("/gift")} className="grid gap-6">
      <FormErrors form={form} />
      <fieldset className="min-w-0">
        <legend className="mb-4 font-semibold">Package</legend>
        <PackageChoices chosen={String(fields.packageId.value ?? draft.packageId)} />
        {problem ? <p className="mt-1.5 text-danger text-sm">{problem}</p> : null}
      </fieldset>
      <TextField
        {...inputProps(fields.recipient, "email")}
        label="E-mail of the one you give it to"
        hint="Leave it empty to get the code yourself and hand it over."
        autoComplete="off"
        maxLength={emailCharactersAtMost}
      />
      <TextField
        {...inputProps(fields.message)}
        label="A line for them"
        hint="They read it above the code. Please sign it: we don't say who it is from."
        autoComplete="off"
        maxLength={giftMessageAtMost}
      />
      <TextField
        {...inputProps(fields.email, "email")}
        label="Your own e-mail"
        hint="For your receipt."
        autoComplete="email"
        maxLength={emailCharactersAtMost}
        required
      />
      <div>
        <Button className={largeButton}>Continue to payment</Button>
        {isSignedIn ? null : <p className="mt-2 text-ink-soft text-sm">You sign in first; what you typed is kept.</p>}
      </div>
    </Form>
  );
}
