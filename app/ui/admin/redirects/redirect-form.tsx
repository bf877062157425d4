import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";

interface RedirectFormProps {
  /** What was typed and refused. */
  fields?: { path: string; target: string };
  problems?: Record<string, string>;
}

/** An old address and where it leads; works without JavaScript. */
export function RedirectForm({ fields, problems = {} }: RedirectFormProps) {
  const plain = { maxLength: 1000, autoComplete: "off", autoCapitalize: "none", spellCheck: false };
  return (
    <Form
      method="post"
      noValidate
      className="grid gap-4 rounded-lg border border-line bg-raised p-4 sm:grid-cols-2 sm:p-5"
    >
      <TextField
        id="redirect-path"
        name="path"
        label="Old address"
        hint="A path, such as /2019/05/mulch.html or /?p=12"
        defaultValue={fields?.path}
        error={problems.path}
        {...plain}
      />
      <TextField
        id="redirect-target"
        name="target"
        label="Leads to"
        hint="A page of this site, such as /blog/mulch"
        defaultValue={fields?.target}
        error={problems.target}
        {...plain}
      />
      <div>
        <Button>Add redirect</Button>
      </div>
    </Form>
  );
}
