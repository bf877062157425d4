import { getFormProps } from "@conform-to/react";
import { Form, href } from "react-router";
import { orderNameLengthAtMost } from "#app/domain/orders/request/order-name.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { inputProps } from "../form/field-props.ts";
import { usePageForm } from "../form/use-page-form.ts";

export const nameFormId = "name-form";

export function NameForm({ orderId, name }: { orderId: number; name: string | null }) {
  const [form, fields] = usePageForm<{ name: string }>({ id: nameFormId, defaultValue: { name } });
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action={href("/results/:requestId", { requestId: String(orderId) })}
      className="grid max-w-measure gap-4"
    >
      <input type="hidden" name="intent" value="name" />
      <TextField
        {...inputProps(fields.name)}
        maxLength={orderNameLengthAtMost}
        label="Name"
        hint="For example: Grandma's front yard. Only you see it. Leave it empty to go by its number."
      />
      <div>
        <Button variant="secondary">Save the name</Button>
      </div>
    </Form>
  );
}
