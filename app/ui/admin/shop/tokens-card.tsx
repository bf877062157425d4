import { getFormProps } from "@conform-to/react";
import { Form } from "react-router";
import { type TokenFields, tokenLifetimes, tokenScopeNames, tokenScopes } from "#app/domain/accounts/api-token.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { inputProps, selectProps } from "../../form/field-props.ts";
import { FormErrors } from "../../form/form-errors.tsx";
import { usePageForm } from "../../form/use-page-form.ts";
import { DeskCard } from "../desk-page.tsx";
import { RowButton } from "../operation/row-button.tsx";

export const tokenFormId = "token";

export interface TokenRow {
  id: number;
  name: string;
  beginning: string;
  may: string;
  facts: string;
  hasExpired: boolean;
}

export interface NewToken {
  name: string;
  token: string;
}

export function TokensCard({ tokens, created }: { tokens: readonly TokenRow[]; created?: NewToken }) {
  return (
    <DeskCard title="API tokens">
      {created ? <CreatedToken {...created} /> : null}
      {tokens.length === 0 ? <p className="text-ink-soft text-sm">No program has a token.</p> : null}
      <ul className="text-sm empty:hidden">
        {tokens.map((token) => (
          <Token key={token.id} {...token} />
        ))}
      </ul>
      <TokenForm key={created?.token} />
    </DeskCard>
  );
}

function CreatedToken({ name, token }: NewToken) {
  return (
    <div role="status" className="rounded-lg border border-moss bg-sand/60 p-4">
      <p className="font-medium">The token of {name}. It is shown this one time: copy it now.</p>
      <code className="wrap-anywhere mt-2 block select-all font-mono">{token}</code>
    </div>
  );
}

function Token({ id, name, beginning, may, facts, hasExpired }: TokenRow) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-line border-b py-2 last:border-0">
      <div className="min-w-0 max-sm:basis-full">
        <p className="wrap-anywhere">
          <span className="font-medium">{name}</span> <code className="font-mono text-ink-soft">{beginning}…</code>
        </p>
        <p className="wrap-anywhere text-ink-soft">{may}</p>
        <p className={hasExpired ? "text-danger" : "text-ink-soft"}>{facts}</p>
      </div>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <RowButton intent="revoke-token" danger subject={`the token of ${name}`}>
          Revoke
        </RowButton>
      </Form>
    </li>
  );
}

const lifetimeWords: Record<(typeof tokenLifetimes)[number], string> = {
  "30": "30 days",
  "90": "90 days",
  "365": "A year",
  never: "No end",
};

function TokenForm() {
  const [form, { name, scopes, lifetime }] = usePageForm<TokenFields>({
    id: tokenFormId,
    defaultValue: { name: "", lifetime: "365" },
  });
  return (
    <Form {...getFormProps(form)} method="post" className="grid gap-4 border-line border-t pt-4 sm:grid-cols-2">
      <FormErrors form={form} className="sm:col-span-2" />
      <TextField {...inputProps(name)} label="Name of the program" maxLength={80} autoComplete="off" />
      <SelectField {...selectProps(lifetime)} label="Valid for">
        {tokenLifetimes.map((value) => (
          <option key={value} value={value}>
            {lifetimeWords[value]}
          </option>
        ))}
      </SelectField>
      <fieldset className="sm:col-span-2">
        <legend className="font-semibold">It may</legend>
        {tokenScopeNames.map((scope) => (
          <label key={scope} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              name={scopes.name}
              value={scope}
              defaultChecked={[scopes.value].flat().includes(scope)}
              className="size-4"
            />
            {tokenScopes[scope]}
          </label>
        ))}
        {scopes.errors ? <p className="text-danger text-sm">{scopes.errors[0]}</p> : null}
      </fieldset>
      <Button name="intent" value="create-token" className="justify-self-start">
        Create token
      </Button>
    </Form>
  );
}
