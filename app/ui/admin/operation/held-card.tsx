import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { DeskCard } from "../desk-page.tsx";

/** A restored backup, whose work is held. */
export function HeldCard({ review }: { review: readonly string[] }) {
  return (
    <DeskCard title="Restored, and Held" className="lg:col-span-2">
      <pre className="wrap-anywhere whitespace-pre-wrap text-sm">{review.join("\n")}</pre>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button name="intent" value="release">
          Let it work
        </Button>
        <Button name="intent" value="release-without-letters" variant="secondary">
          Let it work, without these e-mails
        </Button>
      </Form>
    </DeskCard>
  );
}
