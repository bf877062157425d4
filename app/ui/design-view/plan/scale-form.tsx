import { Fragment, type ReactNode } from "react";
import { Form } from "react-router";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { estimateOf, type MeasurableLength, type ScaleQuestion } from "#app/domain/plans/plan-sheet.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { Fold } from "../../fold.tsx";
import { holdTogether } from "../../hold-together.ts";

/** What was typed last and why it could not be taken. */
export interface ScaleTry {
  what: string;
  length: string;
  unit: "m" | "ft";
  field: "what" | "length";
  message: string;
}

/** Asks for one length of the yard that the customer knows. It corrects all plans and lists of the order. */
export function ScaleForm({
  scale,
  photo,
  lastTry,
}: {
  scale: ScaleQuestion;
  photo: StoredPicture;
  lastTry: ScaleTry | undefined;
}) {
  const chosen = lastTry?.what ?? scale.known?.what ?? scale.lengths[0]?.id;
  return (
    <section id="scale" aria-labelledby="scale-heading" className="border-line border-t pt-8 print:hidden">
      <h2 id="scale-heading">Do you know one length?</h2>
      <p className="mt-3 max-w-measure text-ink-soft">
        The size of your yard is estimated from the photo. Measure one length in it, and all plans and lists are
        corrected by it.
      </p>
      {scale.known ? <KnownLength known={scale.known} /> : null}
      <Fold
        title="Measure one of these lengths"
        about="to correct the scale"
        open={lastTry !== undefined}
        className="mt-6"
      >
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-2">
          <MarkedPhoto photo={photo} lengths={scale.lengths} />
          <Form method="post" className="grid gap-5">
            <input type="hidden" name="intent" value="known-length" />
            <fieldset>
              <legend className="font-medium">What did you measure?</legend>
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
                    <span className="font-medium">{letterOf(i)}</span> {length.words}
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
              <label className="block font-medium">
                Unit
                <select
                  name="unit"
                  defaultValue={lastTry?.unit ?? scale.unit}
                  className="field-control mt-2 font-normal"
                >
                  <option value="m">metres</option>
                  <option value="ft">feet</option>
                </select>
              </label>
            </div>
            <Button className="justify-self-start">Correct the scale</Button>
          </Form>
        </div>
      </Fold>
    </section>
  );
}

function KnownLength({ known: { words, factor } }: { known: NonNullable<ScaleQuestion["known"]> }) {
  return (
    <Form method="post" className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-lg bg-sky px-4 py-2">
      <input type="hidden" name="intent" value="forget-length" />
      <span>
        Scale corrected by you: × {factor.toFixed(2)} ({holdTogether(words)})
      </span>
      <Button variant="quiet" className="-mx-5">
        Use the estimate again
      </Button>
    </Form>
  );
}

/** The customer's photo with the lengths drawn into it; one that starts at the viewer's feet comes in from below. */
function MarkedPhoto({ photo, lengths }: { photo: StoredPicture; lengths: readonly MeasurableLength[] }) {
  return (
    <div className="relative">
      <MediaPicture {...photo} alt="Your photo with the lengths marked" sizes="(min-width: 768px) 30rem, 100vw" />
      <svg aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-0 size-full">
        {lengths.map(({ id, from, to }) => {
          const [x, y] = from ?? [to[0], 1];
          const line = { x1: x, y1: y, x2: to[0], y2: to[1], vectorEffect: "non-scaling-stroke" } as const;
          return (
            <g key={id}>
              <line {...line} stroke="#1e2a22" strokeWidth={5} />
              <line {...line} stroke="#fbfaf5" strokeWidth={2} strokeDasharray="8 4" />
            </g>
          );
        })}
      </svg>
      {lengths.map(({ id, from, to }, i) => (
        <Fragment key={id}>
          {[...(from ? [from] : []), to].map((end) => (
            <Mark key={String(end)} at={end} className="size-3 bg-clay ring-2 ring-paper" />
          ))}
          <Mark
            at={along(from ?? [to[0], 1], to, 0.3)}
            className="size-7 bg-paper font-bold text-ink text-sm shadow-soft"
          >
            {letterOf(i)}
          </Mark>
        </Fragment>
      ))}
    </div>
  );
}

type Place = readonly [u: number, v: number];

/** Something round, the middle of it at a place in the photo. */
function Mark({ at: [u, v], className, children }: { at: Place; className: string; children?: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute grid -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full ${className}`}
      style={{ left: `${100 * u}%`, top: `${100 * v}%` }}
    >
      {children}
    </span>
  );
}

function along([fromU, fromV]: Place, [toU, toV]: Place, share: number): Place {
  return [fromU + (toU - fromU) * share, fromV + (toV - fromV) * share];
}

function letterOf(index: number): string {
  return String.fromCharCode(65 + index);
}
