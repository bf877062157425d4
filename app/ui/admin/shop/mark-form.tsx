import { getFormProps } from "@conform-to/react";
import { Form } from "react-router";
import { photoAccept } from "#app/domain/media/photo-problem.ts";
import { type Marks, markAddress, markShapes } from "#app/domain/shop/mark.ts";
import { Button } from "#app/ui/button.tsx";
import { describedBy, Field } from "#app/ui/field.tsx";
import { usePageForm } from "../../form/use-page-form.ts";
import { DeskCard } from "../desk-page.tsx";

export const markFormId = "mark";

const hint = "PNG or JPEG, up to 20 MB. Transparent areas stay. Replaces your current square (or wide) mark.";
const titles = { square: "Square Mark", wide: "Wide Mark" } as const;

/** Posted as a document: the page's header and icons are those that were stored. */
export function MarkForm({ marks }: { marks: Marks }) {
  const [form, { mark }] = usePageForm<{ mark: File }>({ id: markFormId });
  const { errors } = mark;
  return (
    <div className="grid gap-4">
      <DeskCard title="New Mark">
        <Form {...getFormProps(form)} method="post" encType="multipart/form-data" reloadDocument className="grid gap-4">
          <Field id={mark.id} label="Picture" hint={hint} error={errors}>
            <input
              type="file"
              id={mark.id}
              name={mark.name}
              accept={photoAccept}
              aria-invalid={errors ? true : undefined}
              aria-describedby={describedBy(mark.id, { hint, error: errors })}
              className="block w-full text-ink-soft text-sm file:mr-3 file:min-h-11 file:rounded-lg file:border file:border-edge file:border-solid file:bg-paper file:px-4 file:text-ink"
            />
          </Field>
          <Button className="justify-self-start">Upload</Button>
        </Form>
      </DeskCard>
      {markShapes.map((shape) => {
        const stored = marks[shape];
        if (!stored) return null;
        return (
          <DeskCard key={shape} title={titles[shape]}>
            <img
              src={markAddress(stored)}
              alt={titles[shape]}
              width={stored.width}
              height={stored.height}
              className="shop-mark h-20 w-auto max-w-full justify-self-start object-contain"
            />
            <Form method="post" encType="multipart/form-data" reloadDocument>
              <Button name="intent" value={shape} variant="secondary">
                Remove
              </Button>
            </Form>
          </DeskCard>
        );
      })}
    </div>
  );
}
