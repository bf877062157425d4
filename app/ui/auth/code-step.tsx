import { getFormProps } from "@conform-to/react";
import { Form, href } from "react-router";
import { validMinutes } from "#app/domain/accounts/mailed/mailed-sign-in-schemas.ts";
import { Button, largeButton } from "../button.tsx";
import { TextField } from "../field.tsx";
import { inputProps } from "../form/field-props.ts";
import { usePageForm } from "../form/use-page-form.ts";
import { Link } from "../link.tsx";
import { LoginFrame } from "./login-frame.tsx";

export const codeFormId = "code";

export function CodeStep({ sentTo }: { sentTo: string }) {
  const [form, fields] = usePageForm<{ code: string }>({ id: codeFormId });
  return (
    <LoginFrame
      title="Look in your mailbox"
      intro={
        <>
          We sent an e-mail to <strong className="wrap-anywhere font-semibold text-ink">{sentTo}</strong>. It is good
          for {validMinutes} minutes.
        </>
      }
    >
      <Form {...getFormProps(form)} method="post" action={href("/login/email")} className="mt-8 grid gap-6">
        <TextField
          {...inputProps(fields.code)}
          label="Code"
          hint="Six digits. Or press the button in the e-mail, in this browser."
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
        />
        <Button name="intent" value="code" className={`justify-self-start ${largeButton}`}>
          Log in
        </Button>
      </Form>
      <p className="mt-6 text-ink-soft text-sm">
        Nothing there? Look among the unwanted mail, or{" "}
        <Link to={`${href("/login/email")}?again`} className="text-moss underline underline-offset-4">
          send it again or to another address
        </Link>
        . Only the newest code works.
      </p>
    </LoginFrame>
  );
}
