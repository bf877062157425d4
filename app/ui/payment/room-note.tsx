import { Form } from "react-router";
import type { RoomNote as Note } from "#app/domain/plans/room-note.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { anotherPhoto } from "#app/ui/ground/subject-intents.ts";

/** With the ways out. */
export function RoomNote({ words, added, isClosed, requestId }: Note & { requestId: number }) {
  return (
    <div role="status" className="wrap-anywhere mb-6 rounded-lg bg-sky px-5 py-4">
      <p className="font-medium">{words}</p>
      {added.length > 0 ? (
        <ul className="mt-2 list-disc pl-5">
          {added.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      ) : null}
      <p className="mt-2">
        {isClosed
          ? "So there is nothing to pay for yet, and nothing has been charged. These may help:"
          : "You can pay for it as it is. These may give you more:"}
      </p>
      <Form method="post" className="mt-4 flex flex-wrap gap-3" reloadDocument discover="none">
        <Button name="intent" value={anotherPhoto} variant="secondary">
          Choose another photo
        </Button>
        <ButtonLink to="#wish" variant="secondary" reloadDocument>
          Change your wish
        </ButtonLink>
        <ButtonLink to={`/designs/${requestId}/ground`} variant="secondary" reloadDocument>
          Mark the ground
        </ButtonLink>
      </Form>
    </div>
  );
}
