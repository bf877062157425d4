import { getFormProps, getSelectProps } from "@conform-to/react";
import { Form } from "react-router";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { LengthFields } from "#app/domain/plans/known-length-schema.ts";
import { estimateOf, type ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { inputProps, radioProps } from "../form/field-props.ts";
import { usePageForm } from "../form/use-page-form.ts";
import { letterOf, MarkedPhoto } from "./marked-photo.tsx";
import { knownLengthIntent } from "./scale-intents.ts";

export const lengthFormId = "length-form";

export interface LengthFormProps {
  scale: ScaleQuestion;
  photo: StoredPicture;
  legend: string;
  button: string;
}

/** Works as a plain post. */
export function LengthForm({ scale, photo, legend, button }: LengthFormProps) {
  const { known, lengths, unit } = scale;
  const [form, fields] = usePageForm<LengthFields>({
    id: lengthFormId,
    defaultValue: { what: known?.what ?? lengths[0]?.id, unit },
  });
  return (
    <>
      <MarkedPhoto photo={photo} lengths={lengths} />
      <Form {...getFormProps(form)} method="post" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <input type="hidden" name="intent" value={knownLengthIntent} />
        <fieldset>
          <legend className="font-semibold">{legend}</legend>
          {lengths.map((length, i) => (
            <label key={length.id} className="mt-2 flex min-h-11 cursor-pointer items-start gap-3">
              <input {...radioProps(fields.what, length.id)} className="mt-1.5 size-4 shrink-0" />
              <span>
                <span className="font-medium">{letterOf(i)}:</span> {length.words}
                <span className="block text-ink-soft text-sm">{estimateOf(length.metres, unit)}</span>
              </span>
            </label>
          ))}
          {fields.what.errors ? <p className="mt-1.5 text-danger text-sm">{fields.what.errors[0]}</p> : null}
        </fieldset>
        <div className="flex items-start gap-3 tiny:flex-wrap">
          <TextField
            {...inputProps(fields.length)}
            label="Its length"
            inputMode="decimal"
            autoComplete="off"
            required
            maxLength={40}
            className="grow"
          />
          <label className="block shrink-0 font-semibold">
            Unit
            {/* As high as the field next to it. */}
            <select {...getSelectProps(fields.unit)} className="field-control mt-2 min-h-[3.075rem] w-auto font-normal">
              <option value="m">metres</option>
              <option value="ft">feet</option>
            </select>
          </label>
        </div>
        <Button variant="secondary" className="justify-self-start">
          {button}
        </Button>
      </Form>
    </>
  );
}
