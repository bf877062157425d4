import { expect, test } from "vitest";
import type { Letter } from "#app/providers/mailer/contract.ts";
import { db } from "#db/client.server.ts";
import { designImages } from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { createDesignRequest, createPictureRow } from "#tests/factories/design-rows.ts";
import { createOrderWithPlans } from "#tests/factories/stored-plan.ts";
import { deliverDesignsReadyLetter } from "./deliver-designs-ready-letter.server.ts";
import { letterLink } from "./letter-link.server.ts";

test.each([
  [1, 0, "See my design"],
  [2, 1, "See all 2 designs"],
  [10, 2, "See all 10 designs"],
])(
  "an e-mail on %i designs shows one large, %i small, and leads to the order by one button",
  async (made, small, button) => {
    const paid = { status: "completed", paymentStatus: "paid", paidAmountCents: 900, imageCount: made } as const;
    const order = createDesignRequest(createUser().id, paid, made);
    const sent: Letter[] = [];
    await deliverDesignsReadyLetter(order.id, { name: "outbox", send: async (letter) => void sent.push(letter) });
    const [{ html, text }] = sent as [Letter];
    expect(html.match(/<img /g)).toHaveLength(1 + 1 + small);
    const addresses = (written: string) => new Set(written.match(/https?:\/\/[^\s"<]*(?=["\s]|$)/g));
    const page = letterLink(`designs-ready.${order.id}`);
    expect(new Set([...html.matchAll(/<a href="(http[^"]*)"/g)].map(([, address]) => address))).toEqual(
      new Set([page]),
    );
    expect(addresses(text)).toEqual(new Set([page]));
    expect(html.replaceAll(/<!--.*?-->/g, "")).toContain(`${button}<`);
    expect(text).toContain(`${button}:\n${page}`);
  },
);

test("an e-mail on designs with plans leads to the packet for a builder", async () => {
  const { id } = createOrderWithPlans(createUser().id);
  const sent: Letter[] = [];
  await deliverDesignsReadyLetter(id, { name: "outbox", send: async (letter) => void sent.push(letter) });
  const [{ html, text }] = sent as [Letter];
  const address = `${letterLink(`designs-ready.${id}`)}#packet`;
  expect(html).toContain(`href="${address}"`);
  expect(text).toContain(`Packet for your builder: plans to scale, plants, stages and costs\n${address}`);
});

test("the e-mail shows what was ordered, not what was made of it since", async () => {
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
