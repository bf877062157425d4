import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { anotherPhoto, itIsMyYard } from "./subject-intents.ts";

interface SubjectNoteProps {
  words: string;
  /** The order cannot be paid as it is. */
  isClosed: boolean;
  mayInsist: boolean;
}

export function SubjectNote({ words, isClosed, mayInsist }: SubjectNoteProps) {
  return (
    <div role="status" className="mb-6 rounded-lg bg-sky px-5 py-4">
      <p className="font-medium">{words}</p>
      {isClosed ? <p className="mt-2">Nothing has been charged. Your wish, package and address are kept.</p> : null}
      <Form method="post" className="mt-4 flex flex-wrap gap-3" reloadDocument discover="none">
        <Button name="intent" value={anotherPhoto} variant={isClosed ? "primary" : "secondary"}>
          Choose another photo
        </Button>
        {mayInsist ? (
          <Button name="intent" value={itIsMyYard} variant="secondary">
            It is my yard
          </Button>
        ) : null}
      </Form>
    </div>
  );
}
