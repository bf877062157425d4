import { getInputProps } from "@conform-to/react";
import { useState } from "react";
import { momentOf } from "#app/domain/blog/zoned-time.ts";
import { describedBy, Field, SelectField } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { selectProps } from "../../form/field-props.ts";
import { DeskCard } from "../desk-page.tsx";
import type { PostFields } from "./post-form-id.ts";

export interface Author {
  id: number;
  name: string;
}

interface PublishingCardProps {
  fields: PostFields;
  /** Possible authors. */
  authors: Author[];
  /** For the typed date. */
  timeZone: string;
}

/** Any status may follow any other. */
export function PublishingCard({ fields, authors, timeZone }: PublishingCardProps) {
  const [date, setDate] = useState(fields.publishedAt.initialValue ?? "");
  const { id, errors } = fields.publishedAt;
  const hint = `${placeOf(timeZone)} Empty: the moment of publishing. In the future: the post waits for it.`;
  return (
    <DeskCard title="Publishing Options">
      <SelectField {...selectProps(fields.status)} label="Status">
        <option value="draft">Draft</option>
        <option value="published">Published</option>
        <option value="archived">Archived</option>
      </SelectField>
      <Field id={id} label="Publish Date" hint={hint} error={errors}>
        <input
          {...getInputProps(fields.publishedAt, { type: "datetime-local", ariaAttributes: false })}
          min="1970-01-01T00:00"
          max="2199-12-31T23:59"
          aria-invalid={errors ? true : undefined}
          aria-describedby={describedBy(id, { hint, error: errors })}
          onInput={({ currentTarget }) => setDate(currentTarget.value)}
          className="field-control"
        />
        <LocalTime date={date} timeZone={timeZone} />
      </Field>
      <SelectField {...selectProps(fields.authorId)} label="Author" autoComplete="off">
        {authors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="none">No author: the site itself</option>
      </SelectField>
    </DeskCard>
  );
}

function placeOf(timeZone: string): string {
  return timeZone === "UTC" ? "In UTC." : `In the time of ${timeZone.split("/").at(-1)?.replaceAll("_", " ")}.`;
}

/** Only the browser knows the editor's clock. */
function LocalTime({ date, timeZone }: { date: string; timeZone: string }) {
  const hydrated = useHydrated();
  const at = hydrated && date ? momentOf(date, timeZone) : Number.NaN;
  const offset = (Date.parse(`${date}Z`) - at) / 60_000;
  if (Number.isNaN(at) || new Date(at).getTimezoneOffset() === -offset) return null;
  const words = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(at);
  return <p className="mt-1.5 text-ink-soft text-sm">{words} on your clock</p>;
}
