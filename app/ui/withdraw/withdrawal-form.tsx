import { getFormProps } from "@conform-to/react";
import { Form } from "react-router";
import { statementLimits } from "#app/domain/payments/withdrawal/statement-limits.ts";
import type { WithdrawalFields } from "#app/domain/payments/withdrawal/withdrawal-schema.ts";
import { Button, largeButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { inputProps } from "../form/field-props.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { usePageForm } from "../form/use-page-form.ts";

export const withdrawalFormId = "withdrawal";

export function WithdrawalForm({ known, action }: { known: WithdrawalFields; action: string }) {
  const [form, fields] = usePageForm<WithdrawalFields>({ id: withdrawalFormId, defaultValue: known });
  return (
    <Form {...getFormProps(form)} method="post" action={action} className="grid gap-5">
      <FormErrors form={form} />
      <TextField
        {...inputProps(fields.name)}
        label="Your name"
        autoComplete="name"
        maxLength={statementLimits.nameAtMost}
        required
      />
      <TextField
        {...inputProps(fields.order)}
        label="Number of the order"
        hint="As in your receipt: Order 12"
        maxLength={statementLimits.orderAtMost}
        autoComplete="off"
        required
      />
      <TextField
        {...inputProps(fields.email, "email")}
        label="E-mail address of the order"
        hint="The confirmation is sent there."
        autoComplete="email"
        maxLength={statementLimits.emailAtMost}
        required
      />
      <p>I withdraw from the contract about this order.</p>
      <Button className={`justify-self-start ${largeButton}`}>Confirm withdrawal</Button>
    </Form>
  );
}
