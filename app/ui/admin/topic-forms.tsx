import { Form, useNavigation } from "react-router";
import { postLimits } from "#app/domain/blog/post-rules.ts";
import type { TopicKind } from "#app/domain/blog/topics/topic-kind.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Field, TextArea, TextField } from "#app/ui/field.tsx";
import { DeskCard } from "./desk-page.tsx";
import { countPosts, topicWords } from "./topic-words.ts";

export interface TopicFields {
  name: string;
  slug: string;
  description: string;
}

interface TopicFormProps {
  kind: TopicKind;
  isNew: boolean;
  fields: TopicFields;
  problems?: Record<string, string>;
}

/** Name and slug, of a new one or of one that gets another name. */
export function TopicForm({ kind, isNew, fields, problems = {} }: TopicFormProps) {
  const saving = useNavigation().formMethod === "POST";
  return (
    <Form method="post" noValidate className="grid gap-4 rounded-lg border border-line bg-raised p-4 sm:p-5">
      {problems[""] ? <Alert>{problems[""]}</Alert> : null}
      <TextField
        id="topic-name"
        name="name"
        label="Name"
        defaultValue={fields.name}
        maxLength={postLimits.topicNameAtMost}
        autoComplete="off"
        autoFocus={isNew || problems.name !== undefined}
        error={problems.name}
      />
      <TextField
        id="topic-slug"
        name="slug"
        label="Slug"
        hint={
          isNew
            ? "The end of its page's address. Empty, it is made from the name."
            : "The end of its page's address. The old address leads to a new one."
        }
        defaultValue={fields.slug}
        maxLength={postLimits.topicNameAtMost}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={problems.slug}
      />
      {kind === "category" ? (
        <TextArea
          id="topic-description"
          name="description"
          label="Description"
          hint="Stands at the top of its page."
          rows={3}
          maxLength={500}
          defaultValue={fields.description}
          error={problems.description}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="save" disabled={saving}>
          {saving ? "Saving..." : isNew ? `Create ${topicWords[kind].one}` : "Save"}
        </Button>
        <ButtonLink to={topicWords[kind].list} variant="secondary">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}

interface MergeFormProps {
  kind: TopicKind;
  name: string;
  postCount: number;
  others: { id: number; name: string; postCount: number }[];
  problem: string | undefined;
}

/** Two that mean the same become one. */
export function MergeForm({ kind, name, postCount, others, problem }: MergeFormProps) {
  if (others.length === 0) return null;
  return (
    <DeskCard title="Merge into another">
      <p className="text-ink-soft text-sm">
        The {countPosts(postCount)} in {name} go to the one you choose, and {name} is deleted. This cannot be undone.
      </p>
      <Form method="post" className="grid gap-4">
        <Field id="topic-into" label={`Merge ${name} into`} error={problem}>
          <select id="topic-into" name="into" defaultValue="" className="field-control">
            <option value="" disabled>
              Choose a {topicWords[kind].one}
            </option>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name} ({other.postCount})
              </option>
            ))}
          </select>
        </Field>
        <Button name="intent" value="merge" variant="secondary" danger className="justify-self-start">
          Merge
        </Button>
      </Form>
    </DeskCard>
  );
}
