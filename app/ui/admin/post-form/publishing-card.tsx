import { useState } from "react";
import { describedBy, Field } from "#app/ui/field.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { DeskCard } from "../desk-page.tsx";
import type { PostFields } from "../post-fields.ts";
import { fieldId, type PostProblems } from "./field-problems.tsx";

/** Card Publishing Options: any status may follow any other. */
export function PublishingCard({ fields, problems }: { fields: PostFields; problems: PostProblems }) {
  const [date, setDate] = useState(fields.publishedAt);
  const id = fieldId("publishedAt");
  const hint = "In UTC. Empty: the moment of publishing. In the future: the post waits for it.";
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
        <LocalTime date={date} />
      </Field>
    </DeskCard>
  );
}

/** The same moment on the editor's own clock, which only their browser knows. */
function LocalTime({ date }: { date: string }) {
  const hydrated = useHydrated();
  const at = hydrated && date ? Date.parse(`${date}Z`) : Number.NaN;
  if (Number.isNaN(at) || new Date(at).getTimezoneOffset() === 0) return null;
  const words = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(at);
  return <p className="mt-1.5 text-ink-soft text-sm">{words} on your clock</p>;
}
