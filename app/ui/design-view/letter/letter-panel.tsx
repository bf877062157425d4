import { Fold } from "#app/ui/fold.tsx";
import { useRefusal } from "../../form/use-page-form.ts";
import { type DeliveryTold, DeliveryWords } from "./delivery-words.tsx";
import { LetterForm, letterFormId } from "./letter-form.tsx";

interface LetterPanelProps {
  orderId: number;
  delivery: DeliveryTold;
}

export function LetterPanel({ orderId, delivery }: LetterPanelProps) {
  const isRefused = useRefusal(letterFormId) !== undefined;
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
        open={failed || isRefused}
        className="mt-4 max-w-measure"
      >
        <LetterForm orderId={orderId} recipient={delivery.recipient} />
      </Fold>
    </section>
  );
}
