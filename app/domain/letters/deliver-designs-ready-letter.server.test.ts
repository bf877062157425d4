import { expect, test } from "vitest";
import type { Letter } from "#app/providers/mailer/contract.ts";
import { db } from "#db/client.server.ts";
import { designImages } from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { createDesignRequest, createPictureRow } from "#tests/factories/design-rows.ts";
import { deliverDesignsReadyLetter } from "./deliver-designs-ready-letter.server.ts";

test.each([
  [1, 0, undefined],
  [4, 3, undefined],
  [5, 3, "One more design is on the page: see all 5."],
  [10, 3, "6 more designs are on the page: see all 10."],
])(
  "a letter on %i designs shows one large, %i small, and says how many it does not show",
  async (made, small, words) => {
    const paid = { status: "completed", paymentStatus: "paid", paidAmountCents: 900, imageCount: made } as const;
    const order = createDesignRequest(createUser().id, paid, made);
    const sent: Letter[] = [];
    await deliverDesignsReadyLetter(order.id, { name: "outbox", send: async (letter) => void sent.push(letter) });
    const html = sent[0]!.html.replaceAll(/<!--.*?-->/g, "");
    expect(html.match(/<img /g)).toHaveLength(1 + 1 + small);
    const plain = html.replace(/<[^>]*>/g, "");
    if (words) expect(plain).toContain(words);
    else expect(plain).not.toContain("on the page");
  },
);

test("the letter shows what was ordered, not what was made of it since", async () => {
  const paid = { status: "completed", paymentStatus: "paid", paidAmountCents: 900, imageCount: 2 } as const;
  const order = createDesignRequest(createUser().id, paid, 2);
  const changed = createPictureRow(order.userId, "design").path;
  const change = { requestId: order.id, variationNumber: 1, origin: "change", imagePath: changed } as const;
  db.insert(designImages).values(change).run();

  const sent: Letter[] = [];
  await deliverDesignsReadyLetter(order.id, { name: "outbox", send: async (letter) => void sent.push(letter) });
  const [{ subject, html, text }] = sent as [Letter];
  expect(subject).toBe(`Your 2 landscape designs are ready (Order ${order.id})`);
  expect(html + text).not.toContain(changed);
  expect(html + text).not.toContain("refund");
});
