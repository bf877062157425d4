import type { Books, Session } from "./books.ts";
import { Refusal } from "./books.ts";
import { type Emit, payOnPage } from "./payments.ts";

/** The hosted page in plain HTML: what a customer may decide there, and where each decision leads. */
export function showPayPage(session: Session | undefined, message = ""): { status: number; html: string } {
  if (!session) return { status: 404, html: page("<p>Something went wrong: there is no such page.</p>") };
  if (session.status !== "open") return { status: 200, html: page("<p>This checkout session is no longer open.</p>") };
  const amount = `$${(session.amount_total / 100).toFixed(2)}`;
  const html = page(`
    <p>Local test page: no real money</p>
    <h1>Pay ${amount}</h1>
    ${message ? `<p role="alert">${message}</p>` : ""}
    <form method="post">
      <button name="decision" value="pay">Pay ${amount}</button>
      <button name="decision" value="decline">Decline</button>
      <button name="decision" value="cancel">Cancel</button>
    </form>`);
  return { status: 200, html };
}

/** @returns where the customer is sent, or what the page says instead */
export function decidePayPage(
  books: Books,
  session: Session,
  decision: string | null,
  emit: Emit,
): { location: string } | { message: string } {
  if (decision === "cancel") return { location: session.cancel_url };
  const card = decision === "pay" ? "pm_card_visa" : "pm_card_visa_chargeDeclined";
  try {
    payOnPage(books, session, card, emit);
    return { location: session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id) };
  } catch (error) {
    if (error instanceof Refusal) return { message: error.body.message };
    throw error;
  }
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Local Stripe</title><body>${body}</body></html>`;
}
