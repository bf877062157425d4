import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

/** An address that no letter can be sent to, as it was typed. */
export interface LetterTry {
  typed: string;
  message: string;
}

interface LetterFormProps {
  orderId: number;
  recipient: string;
  lastTry: LetterTry | undefined;
}

/** Has the letter sent once more, or somewhere else. */
export function LetterForm({ orderId, recipient, lastTry }: LetterFormProps) {
  return (
    <Form method="post" action={`/results/${orderId}`} className="grid gap-4">
      <input type="hidden" name="intent" value="send-letter" />
      <TextField
        id="letter-address"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={lastTry?.typed ?? recipient}
        error={lastTry?.message}
        label="E-mail address"
      />
      <div>
        <Button variant="secondary">Send the e-mail</Button>
      </div>
    </Form>
  );
}
