import { getFormProps } from "@conform-to/react";
import { Form, href } from "react-router";
import { Alert } from "../alert.tsx";
import { Button, largeButton } from "../button.tsx";
import { TextField } from "../field.tsx";
import { inputProps } from "../form/field-props.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { usePageForm } from "../form/use-page-form.ts";
import { loginFailureWords } from "./login-failure-words.ts";
import { LoginFrame } from "./login-frame.tsx";
import { type LoginWay, LoginWays } from "./login-ways.tsx";

export const addressFormId = "address";

interface AddressStepProps {
  /** Asked for before. */
  email?: string;
  /** An e-mail was sent, and this browser knows nothing of it, or it is too old. */
  isLost: boolean;
  otherWays: readonly LoginWay[];
}

export function AddressStep({ email, isLost, otherWays }: AddressStepProps) {
  const [form, fields] = usePageForm<{ email: string }>({ id: addressFormId, defaultValue: { email } });
  return (
    <LoginFrame title="Log in with e-mail" intro="We send you a code. There is no password.">
      {isLost ? <Alert className="mt-6">{loginFailureWords.expired}</Alert> : null}
      <Form {...getFormProps(form)} method="post" action={href("/login/email")} className="mt-8 grid gap-6">
        <FormErrors form={form} />
        <TextField
          {...inputProps(fields.email, "email")}
          label="E-mail"
          hint="Your designs are kept under this address."
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <Button name="intent" value="send" className={`justify-self-start ${largeButton}`}>
          Send me a code
        </Button>
      </Form>
      {otherWays.length > 0 ? (
        <p className="mt-6 flex flex-wrap gap-3">
          <LoginWays ways={otherWays} />
        </p>
      ) : null}
    </LoginFrame>
  );
}
