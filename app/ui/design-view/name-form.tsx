import { Form } from "react-router";
import { orderNameLengthAtMost } from "#app/domain/orders/request/order-name.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

/** A name that could not be taken, as it was typed. */
export interface NameTry {
  typed: string;
  message: string;
}

interface NameFormProps {
  orderId: number;
  name: string | null;
  nameTry: NameTry | undefined;
}

export function NameForm({ orderId, name, nameTry }: NameFormProps) {
  return (
    <Form method="post" action={`/results/${orderId}`} className="grid max-w-measure gap-4">
      <input type="hidden" name="intent" value="name" />
      <TextField
        id="order-name"
        name="name"
        defaultValue={nameTry?.typed ?? name ?? ""}
        maxLength={orderNameLengthAtMost}
        error={nameTry?.message}
        label="Name"
        hint="For example: Grandma's front yard. Only you see it. Leave it empty to go by its number."
      />
      <div>
        <Button variant="secondary">Save the name</Button>
      </div>
    </Form>
  );
}
