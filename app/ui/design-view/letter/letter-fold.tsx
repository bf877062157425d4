import { Fold } from "#app/ui/fold.tsx";
import { useRefusal } from "../../form/use-page-form.ts";
import { type DeliveryTold, DeliveryWords } from "./delivery-words.tsx";
import { LetterForm, letterFormId } from "./letter-form.tsx";

interface LetterFoldProps {
  orderId: number;
  delivery: DeliveryTold;
}

export function LetterFold({ orderId, delivery }: LetterFoldProps) {
  const isRefused = useRefusal(letterFormId) !== undefined;
  const failed = delivery.status === "given-up";
  return (
    <div id="letter-panel" className="scroll-mt-24">
      <Fold title="Your e-mail" about="" hint="Where it went; send it again or elsewhere" open={failed || isRefused}>
        <DeliveryWords delivery={delivery} />
        <div className="mt-5 max-w-measure">
          <LetterForm orderId={orderId} recipient={delivery.recipient} />
        </div>
      </Fold>
    </div>
  );
}
