import { getFormProps } from "@conform-to/react";
import { Form } from "react-router";
import { hourChoices, monthChoices, sunChoices } from "#app/domain/plans/facing-choices.ts";
import { Button } from "../button.tsx";
import { SelectField } from "../field.tsx";
import { Fold } from "../fold.tsx";
import { selectProps } from "../form/field-props.ts";
import { usePageForm } from "../form/use-page-form.ts";
import { LocalityFields } from "./locality-fields.tsx";

export const localityFormId = "locality";
/** The intent of the form that says where the yard is. */
export const localityIntent = "locality";

export interface LocalityFormProps {
  /** As it is understood; empty where it is not known. */
  words: string;
  /** Which way the photo looks; empty where it is not known. */
  facing: string;
  /** The photo's shadows tell where the sun was. */
  hasShadows: boolean;
  /** A sentence: where the plants are chosen for. */
  chosenFor: string;
  /** What was typed in the order form and leaves the place unknown, and why. */
  unread: { words: string; problem?: string } | undefined;
}

/** Optional. */
export function LocalityForm({ words, facing, hasShadows, chosenFor, unread }: LocalityFormProps) {
  const [form, fields] = usePageForm<Record<"locality" | "facing" | "sun" | "hour" | "month", string>>({
    id: localityFormId,
    defaultValue: { locality: unread?.words ?? words.replace(/^(?:ZIP code|zone) /, ""), facing },
  });
  const errors = fields.locality.errors ?? fields.sun.errors ?? unread?.problem;
  return (
    <div className="mt-6 grid gap-2">
      {words ? <p className="text-ink-soft text-sm">{chosenFor}</p> : null}
      <Fold
        title={words ? "Change where the yard is" : "Where is the yard?"}
        about="before you pay"
        hint={words ? undefined : "Optional: we choose plants that live there."}
        open={errors !== undefined}
      >
        <Form {...getFormProps(form)} method="post" preventScrollReset className="grid gap-3">
          <LocalityFields locality={fields.locality} facing={fields.facing} problem={unread?.problem} />
          <fieldset className="grid gap-3">
            <legend className="mb-1 font-semibold">Or where was the sun?</legend>
            <SelectField
              {...selectProps(fields.sun)}
              label="The sun was"
              hint="We use no place or time that your camera wrote into the photo."
            >
              <option value="">I don’t know</option>
              {sunChoices.map(({ sun, words }) =>
                sun === "shadows" && !hasShadows ? null : (
                  <option key={sun} value={sun}>
                    {words}
                  </option>
                ),
              )}
            </SelectField>
            <div className="grid grid-cols-2 gap-3">
              <SelectField {...selectProps(fields.hour)} label="At about">
                <option value="">Hour</option>
                {hourChoices.map(({ hour, words }) => (
                  <option key={hour} value={hour}>
                    {words}
                  </option>
                ))}
              </SelectField>
              <SelectField {...selectProps(fields.month)} label="In">
                <option value="">Month</option>
                {monthChoices.map(({ month, words }) => (
                  <option key={month} value={month}>
                    {words}
                  </option>
                ))}
              </SelectField>
            </div>
          </fieldset>
          {errors ? <p className="text-ink-soft text-sm">You can pay without it: {chosenFor}</p> : null}
          <Button name="intent" value={localityIntent} variant="secondary" className="justify-self-start">
            Choose plants for there
          </Button>
        </Form>
      </Fold>
    </div>
  );
}
