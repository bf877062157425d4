import { getFormProps } from "@conform-to/react";
import { Form, href } from "react-router";
import { emailCharactersAtMost } from "#app/domain/orders/request/design-request-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { inputProps } from "../../form/field-props.ts";
import { usePageForm } from "../../form/use-page-form.ts";

export const letterFormId = "letter-form";

export function LetterForm({ orderId, recipient }: { orderId: number; recipient: string }) {
  const [form, fields] = usePageForm<{ email: string }>({ id: letterFormId, defaultValue: { email: recipient } });
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action={href("/results/:requestId", { requestId: String(orderId) })}
      className="grid gap-4"
    >
      <input type="hidden" name="intent" value="send-letter" />
      <TextField
        {...inputProps(fields.email, "email")}
        autoComplete="email"
        required
        maxLength={emailCharactersAtMost}
        label="E-mail address"
      />
      <div>
        <Button variant="secondary">Send the e-mail</Button>
      </div>
    </Form>
  );
}
