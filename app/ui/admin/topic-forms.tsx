import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { postLimits } from "#app/domain/blog/post-rules.ts";
import type { TopicKind } from "#app/domain/blog/topics/topic-kind.ts";
import type { TopicFields } from "#app/domain/blog/topics/topic-schemas.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/field.tsx";
import { inputProps, selectProps, textareaProps } from "../form/field-props.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { usePageForm } from "../form/use-page-form.ts";
import { DeskCard } from "./desk-page.tsx";
import { countPosts, topicWords } from "./topic-words.ts";

export const topicFormId = "topic";
export const mergeFormId = "merge";

interface TopicFormProps {
  kind: TopicKind;
  /** Undefined for a new topic. */
  topic: TopicFields | undefined;
}

export function TopicForm({ kind, topic }: TopicFormProps) {
  const saving = useNavigation().formMethod === "POST";
  const isNew = !topic;
  const [form, fields] = usePageForm<TopicFields>({ id: topicFormId, defaultValue: topic });
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      className="grid gap-4 rounded-lg border border-line bg-raised p-4 sm:p-5"
    >
      <FormErrors form={form} />
      <TextField
        {...inputProps(fields.name)}
        label="Name"
        maxLength={postLimits.topicNameAtMost}
        autoComplete="off"
        autoFocus={isNew || fields.name.errors !== undefined}
      />
      <TextField
        {...inputProps(fields.slug)}
        label="Slug"
        hint={
          isNew
            ? "The end of its page's address. Empty, it is made from the name."
            : "The end of its page's address. The old address leads to a new one."
        }
        maxLength={postLimits.topicNameAtMost}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {kind === "category" ? (
        <TextArea
          {...textareaProps(fields.description)}
          label="Description"
          hint="Stands at the top of its page."
          rows={3}
          maxLength={500}
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
}

export function MergeForm({ kind, name, postCount, others }: MergeFormProps) {
  const [form, fields] = usePageForm<{ into: string }>({ id: mergeFormId });
  if (others.length === 0) return null;
  return (
    <DeskCard title="Merge into another">
      <p className="text-ink-soft text-sm">
        The {countPosts(postCount)} in {name} go to the one you choose, and {name} is deleted. This cannot be undone.
      </p>
      <Form {...getFormProps(form)} method="post" className="grid gap-4">
        <SelectField defaultValue="" {...selectProps(fields.into)} label={`Merge ${name} into`}>
          <option value="" disabled>
            Choose a {topicWords[kind].one}
          </option>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {other.name} ({other.postCount})
            </option>
          ))}
        </SelectField>
        <Button name="intent" value="merge" variant="secondary" danger className="justify-self-start">
          Merge
        </Button>
      </Form>
    </DeskCard>
  );
}
