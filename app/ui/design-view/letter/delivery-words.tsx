import { type Delivery, letterNames, problemWords } from "#app/domain/letters/delivery.ts";
import { Alert } from "#app/ui/alert.tsx";

export type DeliveryTold = Omit<Delivery, "sentAt"> & { sentAt: string | undefined };

export function DeliveryWords({ delivery: { kind, recipient, status, sentAt, problem } }: { delivery: DeliveryTold }) {
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
