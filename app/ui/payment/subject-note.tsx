import { Form } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";

/** The intent of the form that says so. */
export const itIsMyYard = "it-is-my-yard";

interface SubjectNoteProps {
  words: string;
  /** Nothing can be paid as it is. */
  isClosed: boolean;
  mayInsist: boolean;
}

/** What the photo seems to show instead of a yard, or what is wrong with it, and the ways on. */
export function SubjectNote({ words, isClosed, mayInsist }: SubjectNoteProps) {
  return (
    <div role="status" className="mb-6 rounded-lg bg-sky px-5 py-4">
      <p className="font-medium">{words}</p>
      {isClosed ? <p className="mt-2">Nothing has been charged.</p> : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/#transform" variant={isClosed ? "primary" : "secondary"} reloadDocument>
          Choose another photo
        </ButtonLink>
        {mayInsist ? (
          <Form method="post">
            <Button name="intent" value={itIsMyYard} variant="secondary">
              It is my yard
            </Button>
          </Form>
        ) : null}
      </div>
    </div>
  );
}
