import { getFormProps } from "@conform-to/react";
import type { PaymentFields } from "#app/domain/upkeep/set-up/set-up-schemas.ts";
import { Button, ButtonLink, largeButton } from "../button.tsx";
import { TextField } from "../field.tsx";
import { inputProps, radioProps } from "../form/field-props.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { usePageForm } from "../form/use-page-form.ts";

interface PaymentsFormProps {
  payments: { takes: "test-cards" | "stripe"; publishableKey: string; hasSecrets: boolean };
  site: { publicUrl: string };
  answeredBy: { payments?: string };
  next: string;
}

export function PaymentsForm({ payments, site, answeredBy, next }: PaymentsFormProps) {
  const { hasSecrets, ...typed } = payments;
  const [form, fields] = usePageForm<PaymentFields>({ id: "payments", defaultValue: typed });
  if (answeredBy.payments) {
    return (
      <>
        <p>{`Set by ${answeredBy.payments} in .env or the environment, which wins.`}</p>
        <ButtonLink to={next} reloadDocument className={`justify-self-start ${largeButton}`}>
          Continue
        </ButtonLink>
      </>
    );
  }
  const kept = hasSecrets ? "One is stored. Leave it empty to keep it." : undefined;
  const webhook = `Of the webhook endpoint ${site.publicUrl || "https://yards.example"}/api/stripe/webhook, which you add in Stripe's dashboard.`;
  return (
    <form {...getFormProps(form)} method="post" className="grid gap-5">
      <FormErrors form={form} />
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">What may customers pay with?</legend>
        <label className="flex min-h-11 items-center gap-3">
          <input {...radioProps(fields.takes, "test-cards")} />
          Test cards: everybody gets designs, and no money moves
        </label>
        <label className="flex min-h-11 items-center gap-3">
          <input {...radioProps(fields.takes, "stripe")} />
          Real cards, through Stripe
        </label>
      </fieldset>
      <TextField
        {...inputProps(fields.publishableKey)}
        label="Publishable Key"
        placeholder="pk_live_… or pk_test_…"
        autoComplete="off"
        spellCheck={false}
      />
      <Secret field={fields.secretKey} label="Secret Key" hint={kept} placeholder="sk_live_… or sk_test_…" />
      <Secret field={fields.webhookSecret} label="Webhook Secret" hint={kept ?? webhook} placeholder="whsec_…" />
      <Button name="intent" value="payments" className={`justify-self-start ${largeButton}`}>
        Check, Save and Continue
      </Button>
    </form>
  );
}

interface SecretProps {
  field: { id: string; name: string; errors?: string[] };
  label: string;
  hint: string | undefined;
  placeholder: string;
}

/** Has no value: what is stored is not shown. */
function Secret({ field: { id, name, errors }, ...words }: SecretProps) {
  return <TextField id={id} name={name} error={errors} type="password" autoComplete="off" {...words} />;
}
