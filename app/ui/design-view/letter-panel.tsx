import { Form, useNavigation } from "react-router";
import { type Delivery, letterNames, problemWords } from "#app/domain/letters/delivery.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { Fold } from "#app/ui/fold.tsx";

/** An address that no letter can be sent to, as it was typed. */
export interface LetterTry {
  typed: string;
  message: string;
}

interface LetterPanelProps {
  orderId: number;
  delivery: Omit<Delivery, "sentAt"> & { sentAt: string | undefined };
  lastTry: LetterTry | undefined;
}

/** Whether the latest letter about the order arrived, and a way to have it sent once more, or somewhere else. */
export function LetterPanel({ orderId, delivery, lastTry }: LetterPanelProps) {
  const busy = useNavigation().state === "submitting";
  const failed = delivery.status === "given-up";
  return (
    <section
      aria-labelledby="letter"
      id="letter-panel"
      className="mt-8 border-line border-t pt-8 sm:mt-12 print:hidden"
    >
      <h2 id="letter" className="mb-4">
        Your e-mail
      </h2>
      <DeliveryWords delivery={delivery} />
      <Fold
        title={failed ? "Send it to another address" : "Send it again or elsewhere"}
        about=""
        hint="For all e-mail about this order"
        open={failed || lastTry !== undefined}
        className="mt-4 max-w-measure"
      >
        <Form method="post" action={`/results/${orderId}`} className="grid gap-4">
          <input type="hidden" name="intent" value="send-letter" />
          <TextField
            id="letter-address"
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={lastTry?.typed ?? delivery.recipient}
            error={lastTry?.message}
            label="E-mail address"
          />
          <div>
            <Button variant="secondary" disabled={busy}>
              Send the e-mail
            </Button>
          </div>
        </Form>
      </Fold>
    </section>
  );
}

function DeliveryWords({ delivery: { kind, recipient, status, sentAt, problem } }: Pick<LetterPanelProps, "delivery">) {
  const name = letterNames[kind];
  const to = <strong className="wrap-anywhere font-semibold">{recipient}</strong>;
  const why = problem ? `: ${problemWords[problem]}` : "";
  if (status === "given-up") {
    return (
      <Alert className="max-w-measure">
        The {name} could not be delivered to {to}
        {why}.
      </Alert>
    );
  }
  if (status === "sent") {
    return (
      <p className="max-w-measure">
        The {name} went to {to} on {sentAt}. Not there? Please look in your spam folder.
      </p>
    );
  }
  return (
    <p className="max-w-measure">
      The {name} is on its way to {to}
      {problem ? `. It did not get through yet${why}; we go on trying for some hours.` : "."}
    </p>
  );
}
