import { Form, href } from "react-router";
import type { Facts } from "#app/domain/upkeep/operation/facts.ts";
import { Button } from "#app/ui/button.tsx";
import { DeskCard } from "../desk-page.tsx";

export function FactsCard({ title, facts }: { title: string; facts: Facts }) {
  return (
    <DeskCard title={title}>
      <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="wrap-anywhere text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </DeskCard>
  );
}

export function TestLetterCard({ to }: { to: string }) {
  return (
    <DeskCard title="Test E-mail">
      <p className="wrap-anywhere text-sm">Sends an e-mail to {to} at once, and says what the mail server answered.</p>
      <Form method="post" action={href("/admin/operation/letters")}>
        <Button name="intent" value="test-letter" variant="secondary">
          Send a test e-mail
        </Button>
      </Form>
    </DeskCard>
  );
}

export function DiagnosticsCard({ text }: { text: string }) {
  return (
    <DeskCard title="Diagnostics" className="lg:col-span-2">
      <label htmlFor="diagnostics" className="text-sm">
        To paste where you ask for help; no key, password or customer is in it.
      </label>
      <textarea
        id="diagnostics"
        readOnly
        rows={12}
        value={text}
        className="w-full rounded-md border border-line bg-paper p-3 font-mono text-xs"
      />
    </DeskCard>
  );
}
