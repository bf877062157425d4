import { getFormProps } from "@conform-to/react";
import { Form, href } from "react-router";
import { type Delivery, problemWords } from "#app/domain/letters/delivery.ts";
import { orderNumber } from "#app/domain/orders/request/order-name.ts";
import { TextField } from "#app/ui/field.tsx";
import { inputProps } from "../../form/field-props.ts";
import { usePageForm } from "../../form/use-page-form.ts";
import { Link } from "../../link.tsx";
import { RowButton } from "./row-button.tsx";

export interface LetterRow {
  key: string;
  kind: string;
  recipient: string;
  status: "owed" | "sent" | "not-needed" | "given-up";
  problem: Delivery["problem"] | null;
  requestId: number | null;
  when: string;
  /** When its link was first followed. */
  opened: string | undefined;
}

const statusWords = {
  owed: "owed since",
  sent: "sent",
  "not-needed": "replaced by another one,",
  "given-up": "given up, owed since",
};

export function LetterList({ letters }: { letters: readonly LetterRow[] }) {
  if (letters.length === 0) return <p className="text-ink-soft text-sm">None.</p>;
  return (
    <ul className="text-sm">
      {letters.map((letter) => (
        <li
          key={letter.key}
          className="flex flex-wrap items-center justify-between gap-x-6 border-line border-b py-2 last:border-0"
        >
          <Letter letter={letter} />
          {letter.requestId !== null && letter.status !== "not-needed" ? <SendAgain letter={letter} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Letter({ letter: { kind, recipient, status, problem, requestId, when, opened } }: { letter: LetterRow }) {
  return (
    <div className="min-w-0 max-sm:basis-full">
      <p className="wrap-anywhere">
        <span className="font-medium">{kind}</span>
        {requestId === null ? null : (
          <>
            {" of "}
            <Link
              to={href("/admin/operation/orders/:requestId", { requestId: String(requestId) })}
              className="text-moss underline"
            >
              {orderNumber(requestId)}
            </Link>
          </>
        )}
        {" to "}
        {recipient}
      </p>
      <p className={status === "given-up" ? "text-danger" : "text-ink-soft"}>
        {statusWords[status]} {when}
        {problem ? `: ${problemWords[problem]}` : ""}
        {opened ? `, its link followed ${opened}` : ""}
      </p>
    </div>
  );
}

export function sendAgainFormId(key: string): string {
  return `again-${key.replace(/[^\w-]/g, "-")}`;
}

function SendAgain({ letter: { key, recipient } }: { letter: LetterRow }) {
  const [form, { email }] = usePageForm<{ letter: string; email: string }>({
    id: sendAgainFormId(key),
    defaultValue: { letter: key, email: recipient },
  });
  return (
    <details open={email.errors !== undefined} className="open:basis-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-moss">Send again</summary>
      <Form {...getFormProps(form)} method="post" className="flex flex-wrap items-end gap-x-3 gap-y-1 pb-2">
        <input type="hidden" name="letter" value={key} />
        <TextField
          {...inputProps(email, "email")}
          label="To"
          required
          autoFocus={email.errors !== undefined}
          className="min-w-0 flex-1 basis-56"
        />
        <RowButton intent="send-again" subject={`e-mail ${key}`}>
          Send
        </RowButton>
      </Form>
    </details>
  );
}
