import { href } from "react-router";
import type { NewToast } from "#app/domain/accounts/toast-message.ts";
import { sendTestLetter } from "#app/domain/letters/send-test-letter.server.ts";
import { listLetters } from "#app/domain/upkeep/operation/letters-at-desk.server.ts";
import { redirectFromDesk } from "#app/http/answers/desk-answer.server.ts";
import { readIntent } from "#app/http/read-intent.ts";
import { requireOperator } from "#app/http/sessions/guards.server.ts";
import { readForm } from "#app/http/uploads/read-form.server.ts";
import { DeskCard, DeskPage } from "#app/ui/admin/desk-page.tsx";
import { TestLetterCard } from "#app/ui/admin/operation/facts-cards.tsx";
import { LetterList } from "#app/ui/admin/operation/letter-list.tsx";
import { OlderLink } from "#app/ui/admin/operation/older-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import type { Route } from "./+types/letters";
import { presentLetter } from "./present-letter.ts";
import { sendAgain } from "./send-again.ts";

const page = href("/admin/operation/letters");

/** /admin/operation/letters: letters with recipient and time, newest first. */
export async function loader({ request }: Route.LoaderArgs) {
  const operator = await requireOperator(request);
  const query = new URL(request.url).searchParams;
  const givenUp = query.get("show") === "given-up";
  const { items, next } = listLetters({ givenUp, before: Number(query.get("before")) || undefined });
  return { you: operator.email ?? "", givenUp, letters: items.map(presentLetter), next };
}

/** Sends a letter once more, or a test. */
export async function action({ request }: Route.ActionArgs) {
  const operator = await requireOperator(request);
  const form = await readForm(request);
  const intent = readIntent(form.get("intent"), ["send-again", "test-letter"]);
  if (intent === "send-again") return sendAgain({ request, operator, form, page });
  return redirectFromDesk(request, operator, page, await test(operator.email ?? ""));
}

async function test(to: string): Promise<NewToast> {
  const sent = await sendTestLetter(to);
  if (sent.ok) return { title: "Test e-mail sent", description: to };
  return { title: "The test e-mail was not sent", description: sent.reason, variant: "destructive" };
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(matches, "E-mails") }];
}

export default function Letters({ loaderData: { you, givenUp, letters, next } }: Route.ComponentProps) {
  return (
    <DeskPage title="E-mails">
      <div className="grid gap-4">
        <DeskCard
          title={givenUp ? "Could not be delivered" : "Newest first"}
          actions={
            <Link
              to={givenUp ? page : `${page}?show=given-up`}
              className="inline-flex min-h-11 items-center text-moss text-sm"
            >
              {givenUp ? "All e-mails" : "Only those not delivered"}
            </Link>
          }
        >
          <LetterList letters={letters} />
          <OlderLink before={next} />
        </DeskCard>
        <TestLetterCard to={you} />
      </div>
    </DeskPage>
  );
}
