import { useState } from "react";
import { momentOf } from "#app/domain/blog/zoned-time.ts";
import { describedBy, Field } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { DeskCard } from "../desk-page.tsx";
import type { PostFields } from "../post-fields.ts";
import { fieldId, type PostProblems } from "./field-problems.tsx";

/** Somebody who writes here. */
export interface Author {
  id: number;
  name: string;
}

interface PublishingCardProps {
  fields: PostFields;
  problems: PostProblems;
  /** Whom the post may name. */
  authors: Author[];
  /** In which the date is typed. */
  timeZone: string;
}

/** Card Publishing Options: any status may follow any other. */
export function PublishingCard({ fields, problems, authors, timeZone }: PublishingCardProps) {
  const [date, setDate] = useState(fields.publishedAt);
  const id = fieldId("publishedAt");
  const hint = `${placeOf(timeZone)} Empty: the moment of publishing. In the future: the post waits for it.`;
  return (
    <DeskCard title="Publishing Options">
      <Field id={fieldId("status")} label="Status" error={problems.status}>
        <select id={fieldId("status")} name="status" defaultValue={fields.status} className="field-control">
          <option value="draft">Draft</option>
          <option value="published">Published</option>
          <option value="archived">Archived</option>
        </select>
      </Field>
      <Field id={id} label="Publish Date" hint={hint} error={problems.publishedAt}>
        <input
          type="datetime-local"
          id={id}
          name="publishedAt"
          defaultValue={fields.publishedAt}
          min="1970-01-01T00:00"
          max="2199-12-31T23:59"
          aria-invalid={problems.publishedAt ? true : undefined}
          aria-describedby={describedBy(id, { hint, error: problems.publishedAt })}
          onInput={({ currentTarget }) => setDate(currentTarget.value)}
          className="field-control"
        />
        <LocalTime date={date} timeZone={timeZone} />
      </Field>
      <Field id={fieldId("authorId")} label="Author" error={problems.authorId}>
        <select
          id={fieldId("authorId")}
          name="authorId"
          defaultValue={fields.authorId}
          autoComplete="off"
          className="field-control"
        >
          {authors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="none">No author: the site itself</option>
        </select>
      </Field>
    </DeskCard>
  );
}

function placeOf(timeZone: string): string {
  return timeZone === "UTC" ? "In UTC." : `In the time of ${timeZone.split("/").at(-1)?.replaceAll("_", " ")}.`;
}

/** The same moment on the editor's own clock, which only their browser knows. */
function LocalTime({ date, timeZone }: { date: string; timeZone: string }) {
  const hydrated = useHydrated();
  const at = hydrated && date ? momentOf(date, timeZone) : Number.NaN;
  const offset = (Date.parse(`${date}Z`) - at) / 60_000;
  if (Number.isNaN(at) || new Date(at).getTimezoneOffset() === -offset) return null;
  const words = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(at);
  return <p className="mt-1.5 text-ink-soft text-sm">{words} on your clock</p>;
}
