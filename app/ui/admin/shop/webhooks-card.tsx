import { getFormProps } from "@conform-to/react";
import { Form } from "react-router";
import { type EndpointFields, urlLengthAtMost } from "#app/domain/webhooks/webhook.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { inputProps } from "../../form/field-props.ts";
import { usePageForm } from "../../form/use-page-form.ts";
import { DeskCard } from "../desk-page.tsx";
import { RowButton } from "../operation/row-button.tsx";

export const endpointFormId = "endpoint";

export interface EndpointRow {
  id: number;
  url: string;
  secret: string;
}

export interface DeliveryRow {
  id: number;
  eventId: string;
  url: string;
  status: "pending" | "sent" | "given-up";
  facts: string;
}

const row = "flex flex-wrap items-center justify-between gap-x-6 border-line border-b py-2 last:border-0";

export function WebhooksCard({ endpoints }: { endpoints: readonly EndpointRow[] }) {
  const [form, { url }] = usePageForm<EndpointFields>({ id: endpointFormId });
  return (
    <DeskCard title="Webhooks">
      <p className="max-w-measure text-ink-soft text-sm">
        Each address is called when an order is paid, when its designs are ready and when money goes back.
      </p>
      <ul className="text-sm empty:hidden">
        {endpoints.map((endpoint) => (
          <Endpoint key={endpoint.id} {...endpoint} />
        ))}
      </ul>
      <Form {...getFormProps(form)} method="post" className="flex flex-wrap items-end gap-4">
        <TextField
          {...inputProps(url)}
          label="Address to call"
          placeholder="https://example.com/hook"
          maxLength={urlLengthAtMost}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="min-w-0 flex-1 basis-64"
        />
        <Button name="intent" value="add-endpoint">
          Add webhook
        </Button>
      </Form>
    </DeskCard>
  );
}

function Endpoint({ id, url, secret }: EndpointRow) {
  return (
    <li className={row}>
      <div className="min-w-0 max-sm:basis-full">
        <p className="wrap-anywhere font-medium">{url}</p>
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-moss">Signing secret</summary>
          <code className="wrap-anywhere block select-all pb-2 font-mono">{secret}</code>
        </details>
      </div>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <RowButton intent="remove-endpoint" danger subject={url}>
          Remove
        </RowButton>
      </Form>
    </li>
  );
}

const statusWords = { pending: "Pending", sent: "Sent", "given-up": "Given up" };

export function DeliveriesCard({ deliveries }: { deliveries: readonly DeliveryRow[] }) {
  return (
    <DeskCard title="Last deliveries">
      {deliveries.length === 0 ? <p className="text-ink-soft text-sm">Nothing was sent yet.</p> : null}
      <ul className="text-sm empty:hidden">
        {deliveries.map(({ id, eventId, url, status, facts }) => (
          <li key={id} className={row}>
            <div className="min-w-0 max-sm:basis-full">
              <p className="wrap-anywhere">
                <span className="font-medium">{eventId}</span> to {url}
              </p>
              <p className={status === "given-up" ? "text-danger" : "text-ink-soft"}>
                {statusWords[status]}
                {facts}
              </p>
            </div>
            {status === "pending" ? null : (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <RowButton intent="send-again" subject={`${eventId} to ${url}`}>
                  Send again
                </RowButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}
