import { href } from "react-router";
import { listDemoLetters } from "#app/domain/letters/demo-letters.server.ts";
import { PageFrame } from "#app/ui/shell/page-frame.tsx";
import type { PageHandle } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/demo-mail";

export const handle: PageHandle = { noScripts: true };

export async function loader() {
  const letters = await listDemoLetters();
  if (!letters) throw new Response(null, { status: 404 });
  const time = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  return { letters: letters.map(({ id, to, subject, sentAt }) => ({ id, to, subject, sent: time.format(sentAt) })) };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "Demo mailbox") }, { name: "robots", content: "noindex" }];
}

export default function DemoMail({ loaderData: { letters } }: Route.ComponentProps) {
  return (
    <PageFrame
      title="Demo mailbox"
      width="medium"
      intro="No mail server is set up, so e-mails are kept here instead of being sent. Anyone who can open this page can read them."
    >
      {letters.length === 0 ? (
        <p className="text-ink-soft">No e-mails yet. They appear here when an order is finished.</p>
      ) : null}
      <ul className="divide-y divide-line">
        {letters.map((letter) => (
          <li key={letter.id} className="py-4">
            <a
              href={href("/demo/mail/:letterId", { letterId: letter.id })}
              className="inline-flex min-h-11 items-center font-serif text-lg underline underline-offset-4"
            >
              {letter.subject}
            </a>
            <p className="wrap-anywhere text-ink-soft text-sm">
              To {letter.to}, {letter.sent} UTC,{" "}
              <a
                href={`${href("/demo/mail/:letterId", { letterId: letter.id })}?as=text`}
                className="underline underline-offset-4"
              >
                as plain text
              </a>
            </p>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
