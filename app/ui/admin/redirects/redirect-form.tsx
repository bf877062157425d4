import { getFormProps } from "@conform-to/react";
import { Form } from "react-router";
import type { RedirectFields } from "#app/domain/blog/redirects/redirect-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { inputProps } from "../../form/field-props.ts";
import { usePageForm } from "../../form/use-page-form.ts";

export const redirectFormId = "redirect";

export function RedirectForm() {
  const [form, fields] = usePageForm<RedirectFields>({ id: redirectFormId });
  const plain = { maxLength: 1000, autoComplete: "off", autoCapitalize: "none", spellCheck: false };
  return (
    <Form
      {...getFormProps(form)}
      method="post"
      className="grid gap-4 rounded-lg border border-line bg-raised p-4 sm:grid-cols-2 sm:p-5"
    >
      <TextField
        {...inputProps(fields.path)}
        label="Old address"
        hint="A path, such as /2019/05/mulch.html or /?p=12"
        {...plain}
      />
      <TextField
        {...inputProps(fields.target)}
        label="Leads to"
        hint="A page of this site, such as /blog/mulch"
        {...plain}
      />
      <div>
        <Button>Add redirect</Button>
      </div>
    </Form>
  );
}
