import { Form } from "react-router";
import type { OwnedShare } from "#app/domain/orders/share/share-rules.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "./copy-button.tsx";

type ListedShare = OwnedShare & { ends: string; lastUsed: string | undefined };

export function ShareList({ shares }: { shares: ListedShare[] }) {
  if (shares.length === 0) return null;
  return (
    <section aria-labelledby="your-links">
      <h2 id="your-links" className="text-xl">
        Your links
      </h2>
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        {shares.map((share) => (
          <li key={share.id} className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-line p-5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6">
              <strong className="wrap-anywhere">{share.name}</strong>
              <span className="text-ink-soft text-sm">{visitWords(share)}</span>
            </p>
            <label className="grid gap-1 text-ink-soft text-sm">
              {`${share.picture ? `Shows ${share.picture}` : "Shows all designs"}${share.showsWish ? " and your wish" : ""}, ${share.hasExpired ? "ended" : "until"} ${share.ends}`}
              <input readOnly value={share.url} className="field-control font-mono text-ink" />
            </label>
            {share.example === "none" ? null : (
              <p className="text-ink-soft text-sm">
                {share.example === "shown" ? "The site shows it as an example." : "The site may show it as an example."}
              </p>
            )}
            <div className="-mb-2 flex flex-wrap items-center gap-x-6 gap-y-1">
              <CopyButton text={share.url} />
              <a
                href={share.url}
                className="inline-flex min-h-11 items-center font-medium text-moss underline-offset-4 hover:underline"
              >
                Open
              </a>
              <ShareAction share={share} intent="extend" words="Keep for 30 more days" />
              {share.example === "none" ? null : (
                <ShareAction share={share} intent="withdraw-example" words="Withdraw as example" />
              )}
              <ShareAction share={share} intent="revoke" words="Turn off" danger />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShareAction({
  share,
  intent,
  words,
  danger = false,
}: {
  share: ListedShare;
  intent: "extend" | "withdraw-example" | "revoke";
  words: string;
  danger?: boolean;
}) {
  return (
    <Form method="post">
      <input type="hidden" name="shareId" value={share.id} />
      <Button name="intent" value={intent} variant="quiet" danger={danger} className="px-0!">
        {words}
        <span className="sr-only">: {share.name}</span>
      </Button>
    </Form>
  );
}

function visitWords({ uses, lastUsed }: ListedShare): string {
  if (uses === 0) return "Not opened yet";
  return `Opened ${uses === 1 ? "once" : `${uses} times`}, last ${lastUsed}`;
}
