import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import type { Letter } from "#app/providers/mailer/contract.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { jobs, letters, refunds } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { runUntilEmpty } from "#tests/harness/run-until-empty.ts";
import { deliverRefundLetter } from "./deliver-refund-letter.server.ts";
import { enqueuePendingLetters, requestRefundLetter } from "./pending-letters.server.ts";

test("two refunds of an order have a letter each: one is given up, and the other is sent once", async () => {
  const order = createPaidOrder({ deliveryEmail: "pat@yard.test" });
  const [refused, sendable] = ["dashboard:re_1", "duplicate:pi_1"] as const;
  for (const cause of [refused, sendable]) {
    db.insert(refunds).values({ requestId: order.id, cause, amountCents: 100, status: "done" }).run();
    for (let n = 0; n < 2; n++) inTransaction((tx) => requestRefundLetter(tx, order, cause));
  }
  db.delete(jobs).run();
  await enqueuePendingLetters();
  const sent: Letter[] = [];
  const mailer = { name: "outbox", send: async (letter: Letter) => void sent.push(letter) };
  await runUntilEmpty({
    handlers: {
      "send-refund-letter": {
        run: async (payload) => {
          if (payload.cause === refused) throw new PermanentJobError("No such mailbox");
          await deliverRefundLetter(payload, mailer);
        },
      },
    },
  });
  const rows = db.select().from(letters).where(eq(letters.requestId, order.id)).all();
  const statuses = Object.fromEntries(rows.map(({ cause, status }) => [cause, status]));
  expect(statuses).toEqual({ [refused]: "given-up", [sendable]: "sent" });
  expect(sent).toHaveLength(1);
});
