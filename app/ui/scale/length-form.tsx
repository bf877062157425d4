import { Form } from "react-router";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { estimateOf, type ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { letterOf, MarkedPhoto } from "./marked-photo.tsx";
import { knownLengthIntent } from "./scale-intents.ts";

/** What was typed last and why it could not be taken. */
export interface ScaleTry {
  what: string;
  length: string;
  unit: "m" | "ft";
  field: "what" | "length";
  message: string;
}

export interface LengthFormProps {
  scale: ScaleQuestion;
  photo: StoredPicture;
  lastTry: ScaleTry | undefined;
  legend: string;
  button: string;
}

/** The photo with its lengths marked, and beneath it the form for one of them. Works as a plain post. */
export function LengthForm({ scale, photo, lastTry, legend, button }: LengthFormProps) {
  const chosen = lastTry?.what ?? scale.known?.what ?? scale.lengths[0]?.id;
  return (
    <>
      <MarkedPhoto photo={photo} lengths={scale.lengths} />
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="intent" value={knownLengthIntent} />
        <fieldset>
          <legend className="font-semibold">{legend}</legend>
          {scale.lengths.map((length, i) => (
            <label key={length.id} className="mt-2 flex min-h-11 cursor-pointer items-start gap-3">
              <input
                type="radio"
                name="what"
                value={length.id}
                defaultChecked={length.id === chosen}
                className="mt-1.5 size-4 shrink-0"
              />
              <span>
                <span className="font-medium">{letterOf(i)}:</span> {length.words}
                <span className="block text-ink-soft text-sm">{estimateOf(length.metres, scale.unit)}</span>
              </span>
            </label>
          ))}
          {lastTry?.field === "what" ? <p className="mt-1.5 text-danger text-sm">{lastTry.message}</p> : null}
        </fieldset>
        <div className="flex items-start gap-3">
          <TextField
            id="known-length"
            name="length"
            label="Its length"
            inputMode="decimal"
            autoComplete="off"
            required
            maxLength={40}
            defaultValue={lastTry?.length}
            error={lastTry?.field === "length" ? lastTry.message : undefined}
            className="grow"
          />
          <label className="block shrink-0 font-semibold">
            Unit
            {/* As high as the field beside it. */}
            <select
              name="unit"
              defaultValue={lastTry?.unit ?? scale.unit}
              className="field-control mt-2 min-h-[3.075rem] w-auto font-normal"
            >
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
