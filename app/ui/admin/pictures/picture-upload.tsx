import { getFormProps } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { pictureAccept } from "#app/domain/blog/picture-problem.ts";
import { Button } from "#app/ui/button.tsx";
import { describedBy, Field, TextArea } from "#app/ui/field.tsx";
import { textareaProps } from "../../form/field-props.ts";
import { usePageForm } from "../../form/use-page-form.ts";

export const newPicturesFormId = "new-pictures";

export function PictureUpload() {
  const [form, { pictures, pictureWords }] = usePageForm<{ pictures: File[]; pictureWords: string }>({
    id: newPicturesFormId,
  });
  const busy = useNavigation().formMethod === "POST";
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      encType="multipart/form-data"
      className="grid gap-4 rounded-lg border border-line bg-raised p-4 sm:grid-cols-2 sm:p-5"
    >
      <Field id={pictures.id} label="New pictures" error={pictures.errors}>
        <input
          type="file"
          id={pictures.id}
          name={pictures.name}
          multiple
          aria-invalid={pictures.errors ? true : undefined}
          aria-describedby={describedBy(pictures.id, { error: pictures.errors })}
          accept={pictureAccept}
          className="block w-full text-ink-soft text-sm file:mr-3 file:min-h-11 file:rounded-lg file:border file:border-edge file:border-solid file:bg-paper file:px-4 file:text-ink"
        />
      </Field>
      <TextArea
        {...textareaProps(pictureWords)}
        label="What they show"
        hint="A line for each picture, for those who cannot see it."
        rows={2}
      />
      <Button name="intent" value="upload" disabled={busy} className="justify-self-start">
        {busy ? "Storing..." : "Upload"}
      </Button>
    </Form>
  );
}
