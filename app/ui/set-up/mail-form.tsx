import { getFormProps } from "@conform-to/react";
import type { MailFields } from "#app/domain/upkeep/set-up/set-up-schemas.ts";
import { type FixedValues, fixedProps } from "../admin/shop/fixed-field.ts";
import { Alert } from "../alert.tsx";
import { Button, ButtonLink, largeButton } from "../button.tsx";
import { TextField } from "../field.tsx";
import { inputProps } from "../form/field-props.ts";
import { FormErrors } from "../form/form-errors.tsx";
import { usePageForm } from "../form/use-page-form.ts";

interface MailFormProps {
  mail: Omit<MailFields, "password"> & { hasPassword: boolean };
  fixed: FixedValues<MailFields>;
  answeredBy: { mail?: string };
  done: { mail: boolean };
  letter: { ok: true; to: string } | { ok: false; to: string; reason: string } | undefined;
  next: string;
}

export function MailForm({ mail, fixed, answeredBy, done, letter, next }: MailFormProps) {
  const { hasPassword, ...typed } = mail;
  const [form, fields] = usePageForm<MailFields>({ id: "mail", defaultValue: typed });
  return (
    <>
      {letter?.ok ? <p role="status">{`A test letter left for ${letter.to}. Has it come?`}</p> : null}
      {letter?.ok === false ? <Alert>{`The test letter was not sent: ${letter.reason}`}</Alert> : null}
      <form {...getFormProps(form)} method="post" className="grid gap-5">
        <FormErrors form={form} />
        {answeredBy.mail ? (
          <p>{`Set by ${answeredBy.mail} in .env or the environment, which wins: ${mail.host}, port ${mail.port}.`}</p>
        ) : (
          <>
            <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
              <TextField
                {...inputProps(fields.host)}
                label="Mail Server (SMTP)"
                placeholder="smtp.example.net"
                inputMode="url"
                spellCheck={false}
              />
              <TextField {...inputProps(fields.port, "number")} label="Port" />
            </div>
            <TextField
              {...inputProps(fields.user)}
              label="User Name"
              hint="Empty where the server asks for none."
              autoComplete="off"
              spellCheck={false}
            />
            <TextField
              id={fields.password.id}
              name={fields.password.name}
              error={fields.password.errors}
              type="password"
              label="Password"
              hint={hasPassword ? "One is stored. Leave it empty to keep it." : undefined}
              autoComplete="new-password"
            />
            <TextField
              {...inputProps(fields.from)}
              {...fixedProps(fixed.from, "If empty, letters come from no-reply@ your site's address.")}
              label="Sender"
              placeholder="Yards <no-reply@yards.example>"
              spellCheck={false}
            />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value={answeredBy.mail ? "test-letter" : "mail"} className={largeButton}>
            {answeredBy.mail ? "Send a Test Letter" : "Save and Send a Test Letter"}
          </Button>
          {done.mail ? (
            <ButtonLink to={next} variant="secondary" reloadDocument className={largeButton}>
              Continue
            </ButtonLink>
          ) : null}
        </div>
      </form>
    </>
  );
}
