import { Form } from "react-router";
import type { ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import { Button } from "#app/ui/button.tsx";
import { holdTogether } from "../hold-together.ts";
import { forgetLengthIntent } from "./scale-intents.ts";

/** The stated length, with a button to take it back. */
export function KnownLength({ known: { words, factor } }: { known: NonNullable<ScaleQuestion["known"]> }) {
  return (
    <Form method="post" className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg bg-sky px-4 py-2">
      <input type="hidden" name="intent" value={forgetLengthIntent} />
      <span>
        Scale corrected by you: × {factor.toFixed(2)} ({holdTogether(words)})
      </span>
      <Button variant="quiet" className="-mx-5">
        Use the estimate again
      </Button>
    </Form>
  );
}
