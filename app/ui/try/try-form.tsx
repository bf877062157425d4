import { getFormProps } from "@conform-to/react";
import { Form, href } from "react-router";
import { photoAccept, photoHint } from "#app/domain/media/photo-problem.ts";
import { Button, largeButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { textareaProps } from "#app/ui/form/field-props.ts";
import { ErrorSummary } from "#app/ui/form/form-errors.tsx";
import { usePageForm } from "#app/ui/form/use-page-form.ts";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import { WishField } from "#app/ui/wish/wish-field.tsx";

export const tryFormId = "try-form";

export interface TryFormProps {
  prompt: string;
  /** Of the photo that was sent before; another one replaces it. */
  photoName: string | undefined;
}

export function TryForm(props: TryFormProps) {
  return (
    <PageFrame
      title="Try it with your photo first"
      width="narrow"
      intro="Send a photo of your yard and say what should change: you see a first design of it, small, before you sign in or pay."
      back={{ to: href("/"), label: "Back to Home" }}
    >
      <TryFields {...props} action="Show me my yard" />
      <p className="mt-6 max-w-measure text-ink-soft text-sm">
        Nobody but you sees your photo and its preview. Unless you sign in, both are deleted within two days.
      </p>
    </PageFrame>
  );
}

export function TryFields({ prompt, photoName, action }: TryFormProps & { action: string }) {
  const [form, fields] = usePageForm<{ photo: string; prompt: string }>({ id: tryFormId, defaultValue: { prompt } });
  const problem = fields.photo.errors;
  const { id } = fields.photo;
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      action={href("/try")}
      encType="multipart/form-data"
      className="grid gap-6"
    >
      <ErrorSummary form={form} names={["photo", "prompt"]} title="Please check these first" />
      <Field id={id} label="Photo of your yard" hint={photoHint} error={problem}>
        <input
          id={id}
          name="photo"
          type="file"
          accept={photoAccept}
          required={photoName === undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
          className="mt-2 block min-h-11 w-full rounded-lg border border-edge border-dashed bg-raised p-3 text-sm file:mr-4 file:min-h-11 file:rounded-lg file:border file:border-edge file:bg-paper file:px-4 file:text-ink"
        />
        {photoName === undefined ? null : <p className="mt-2 text-ink-soft text-sm">Photo kept: {photoName}</p>}
      </Field>
      <WishField
        {...textareaProps(fields.prompt)}
        typed={prompt}
        hint="What should change, what should stay: a patio by the door, a path of stone, a hedge along the fence."
      />
      <Button className={`justify-self-start ${largeButton}`}>{action}</Button>
    </Form>
  );
}
