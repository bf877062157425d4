import { changeLengthAtMost } from "#app/domain/orders/pictures/follow-up.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";

interface ChangeFieldsProps {
  fieldId: string;
  /** What was asked for before. */
  change: string | undefined;
  /** Why it could not be taken. */
  problem: string | undefined;
}

/** Of the form that asks for one change of a picture. */
export function ChangeFields({ fieldId, change, problem }: ChangeFieldsProps) {
  return (
    <>
      <TextArea
        id={fieldId}
        name="change"
        rows={2}
        required
        minLength={3}
        maxLength={changeLengthAtMost}
        defaultValue={change}
        label="What should be different?"
        hint="For example: make the path brick."
        error={problem}
      />
      <div>
        <Button variant="secondary">Make this change</Button>
      </div>
    </>
  );
}
