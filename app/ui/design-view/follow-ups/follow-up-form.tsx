import { type FormMetadata, getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { Form, href, useNavigation } from "react-router";
import type { DesignImage, DesignVersion } from "#app/domain/orders/order.ts";
import type { ChangeFields } from "#app/domain/orders/pictures/change-schema.ts";
import { changeLengthAtMost, type FollowUpKind } from "#app/domain/orders/pictures/follow-up.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { radioProps, textareaProps } from "../../form/field-props.ts";
import { FormErrors } from "../../form/form-errors.tsx";
import { usePageForm } from "../../form/use-page-form.ts";

interface FollowUpFormProps {
  requestId: number;
  image: DesignImage;
}

export function followUpFormId(kind: FollowUpKind, imageId: number): string {
  return `${kind}-${imageId}`;
}

export function ChangeForm({ change, ...at }: FollowUpFormProps & { /** Asked for before. */ change?: string | null }) {
  const { image } = at;
  const newest = image.versions.at(-1) ?? image;
  const [form, fields] = usePageForm<ChangeFields>({
    id: followUpFormId("change", image.id),
    defaultValue: { change, imageId: String(newest.id) },
  });
  const pictures: DesignVersion[] = [image, ...image.versions];
  return (
    <FollowUpForm {...at} kind="change" form={form}>
      {pictures.length === 1 ? (
        <input type="hidden" name="imageId" value={image.id} />
      ) : (
        <fieldset>
          <legend className="font-medium">Which picture?</legend>
          {pictures.map(({ id, origin }) => (
            <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input {...radioProps(fields.imageId, String(id))} className="size-4 shrink-0" />
              {origin === "ordered" ? "The first one" : "The one drawn again"}
            </label>
          ))}
        </fieldset>
      )}
      <TextArea
        {...textareaProps(fields.change)}
        rows={2}
        required
        minLength={3}
        maxLength={changeLengthAtMost}
        label="What should be different?"
        hint="For example: make the path brick."
      />
      <div>
        <Button variant="secondary">Make this change</Button>
      </div>
    </FollowUpForm>
  );
}

export function RedoForm(at: FollowUpFormProps) {
  const { image } = at;
  const [form] = usePageForm({ id: followUpFormId("not-my-yard", image.id) });
  return (
    <FollowUpForm {...at} kind="not-my-yard" form={form}>
      <p className="text-ink-soft text-sm">
        If this picture does not show your house and yard as they are, we make another one: free, once for each picture.
      </p>
      <input type="hidden" name="imageId" value={image.id} />
      <div>
        <Button variant="secondary">Make another picture</Button>
      </div>
    </FollowUpForm>
  );
}

function FollowUpForm<Fields extends Record<string, unknown>>({
  requestId,
  image,
  kind,
  form,
  children,
}: FollowUpFormProps & { kind: FollowUpKind; form: FormMetadata<Fields>; children: ReactNode }) {
  const busy = useNavigation().state === "submitting";
  const { onSubmit, ...props } = getFormProps(form);
  return (
    <Form
      {...props}
      method="post"
      onSubmit={(event) => (busy ? event.preventDefault() : onSubmit(event))}
      action={`${href("/results/:requestId", { requestId: String(requestId) })}?design=${image.variationNumber}#${anchorOf(image)}`}
      preventScrollReset
      className="grid max-w-measure gap-4"
    >
      <input type="hidden" name="intent" value={kind} />
      <FormErrors form={form} />
      {children}
    </Form>
  );
}

/** Where a browser without scripts returns to. */
export function anchorOf({ variationNumber }: DesignImage): string {
  return `after-design-${variationNumber}`;
}
