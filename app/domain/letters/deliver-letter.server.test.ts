import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { isValidMediaLink } from "#app/domain/media/sign-media-url.server.ts";
import { PermanentJobError } from "#app/jobs/kinds.ts";
import { type Letter, type Mailer, MailerError } from "#app/providers/mailer/contract.ts";
import { createFileMailer, listFiledLetters, readFiledLetter } from "#app/providers/mailer/file-mailer.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { designImages, imageAttempts, letters, refunds } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { createPictureRow } from "#tests/factories/design-rows.ts";
import { deliverDesignsReadyLetter } from "./deliver-designs-ready-letter.server.ts";
import { deliverRefundLetter } from "./deliver-refund-letter.server.ts";
import { letterLink } from "./letter-link.server.ts";

beforeEach(() => void db.delete(letters).run());

function createFinishedOrder(made: number, changes = {}) {
  const order = createPaidOrder({
    package: "Standard",
    imageCount: 5,
    paidAmountCents: 900,
    deliveryEmail: "pat@yard.test",
    ...changes,
  });
  for (let variationNumber = 1; variationNumber <= made; variationNumber++) {
    const imagePath = createPictureRow(order.userId, "design").path;
    db.insert(designImages).values({ requestId: order.id, variationNumber, imagePath }).run();
  }
  return order;
}

function createOutbox(after: (letter: Letter) => void = () => {}) {
  const sent: Letter[] = [];
  const mailer: Mailer = {
    name: "outbox",
    async send(letter) {
      sent.push(letter);
      after(letter);
    },
  };
  return { mailer, sent };
}

test("the letter about the designs has three of them, the photo and a link to all", async () => {
  const order = createFinishedOrder(5, { prompt: "Lavender & <b>gravel</b>" });
  const { mailer, sent } = createOutbox();
  await deliverDesignsReadyLetter(order.id, mailer);
  const { to, subject, html, text, messageId } = sent[0]!;
  expect({ to, subject, messageId }).toEqual({
    to: "pat@yard.test",
    subject: `Your 5 landscape designs are ready (Order ${order.id})`,
    messageId: `<designs-ready.${order.id}@localhost>`,
  });
  expect(html.match(/<img/g)).toHaveLength(4);
  expect(html).toContain(`href="${letterLink(`designs-ready.${order.id}`)}"`);
  expect(html).toContain("Lavender &amp; &lt;b&gt;gravel&lt;/b&gt;");
  expect(html).not.toContain("could not be made");
  expect(text).toContain(letterLink(`designs-ready.${order.id}`));
  expect(text).toContain("Lavender & <b>gravel</b>");
});

test("the letter says how the wish was interpreted, where the designer reported it", async () => {
  const order = createFinishedOrder(2);
  const wish = {
    understood: ["lavender along the fence"],
    aims: ["plenty of flowers"],
    notDrawn: ["hot tub & <b>bar</b>"],
  };
  db.update(designImages).set({ plan: { wish } }).where(eq(designImages.requestId, order.id)).run();
  const { mailer, sent } = createOutbox();
  await deliverDesignsReadyLetter(order.id, mailer);
  const { html, text } = sent[0]!;
  expect(text).toContain("You asked for lavender along the fence.");
  expect(text).toContain("We aimed for plenty of flowers.");
  expect(text).toContain("We could not draw a hot tub & <b>bar</b>.");
  expect(html).toContain("We could not draw a hot tub &amp; &lt;b&gt;bar&lt;/b&gt;.");
  const silent = createFinishedOrder(1);
  await deliverDesignsReadyLetter(silent.id, mailer);
  expect(sent[1]!.text).not.toContain("You asked for");
});

test("its pictures are shown for 30 days for those pictures and no longer", async () => {
  const order = createFinishedOrder(2);
  const { mailer, sent } = createOutbox();
  await deliverDesignsReadyLetter(order.id, mailer);
  const links = [...sent[0]!.html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(
    ([, address]) => new URL(address!.replaceAll("&amp;", "&")),
  );
  expect(new Set(links.map((link) => link.pathname)).size).toBeGreaterThanOrEqual(2);
  const day = 24 * 3_600_000;
  for (const link of links) {
    const proof = { signature: link.searchParams.get("signature")!, expires: link.searchParams.get("expires")! };
    const path = link.pathname.split("/").at(-1)!;
    expect(isValidMediaLink(path, proof, Date.now() + 29.9 * day)).toBe(true);
    expect(isValidMediaLink(path, proof, Date.now() + 30.1 * day)).toBe(false);
    expect(
      isValidMediaLink(
        order.originalPhotoPath.replace(/^./, (first) => (first === "z" ? "y" : "z")),
        proof,
      ),
    ).toBe(false);
  }
});

test("a partial order's letter reports the refund, which then has no letter of its own", async () => {
  const order = createFinishedOrder(3, { status: "partial" });
  const { mailer, sent } = createOutbox();
  await deliverDesignsReadyLetter(order.id, mailer);
  expect(sent[0]!.text).toMatch(/2 designs could not be made\. We are refunding you \$3\.60 for\s+them/);
  db.insert(refunds).values({ requestId: order.id, cause: "missing-images", amountCents: 360, status: "done" }).run();
  await deliverRefundLetter({ requestId: order.id, cause: "missing-images" }, mailer);
  expect(sent).toHaveLength(1);
});

test("an order without any picture gets the letter about the refund instead, once it is done", async () => {
  const order = createFinishedOrder(0, { status: "error" });
  const { mailer, sent } = createOutbox();
  await deliverDesignsReadyLetter(order.id, mailer);
  const refund = { requestId: order.id, cause: "missing-images" };
  await deliverRefundLetter(refund, mailer);
  expect(sent).toEqual([]);
  db.insert(refunds)
    .values({ ...refund, amountCents: 900, status: "done" })
    .run();
  await deliverRefundLetter(refund, mailer);
  await deliverRefundLetter(refund, mailer);
  expect(sent).toMatchObject([{ subject: `We refunded you $9 (Order ${order.id})` }]);
  expect(sent[0]!.text).toContain("could not make the designs");
});

test("the refund of a second payment is reported, whatever became of the designs", async () => {
  const order = createFinishedOrder(5, { status: "completed" });
  const refund = { requestId: order.id, cause: "duplicate:pi_2" };
  db.insert(refunds)
    .values({ ...refund, amountCents: 900, status: "done" })
    .run();
  const { mailer, sent } = createOutbox();
  await deliverRefundLetter(refund, mailer);
  expect(sent).toMatchObject([{ messageId: `<refund.${order.id}.duplicate-pi_2@localhost>` }]);
  expect(sent[0]!.text).not.toContain("could not make");
});

test("the job running again sends nothing more", async () => {
  const order = createFinishedOrder(5);
  const { mailer, sent } = createOutbox();
  for (let run = 0; run < 3; run++) await deliverDesignsReadyLetter(order.id, mailer);
  expect(sent).toHaveLength(1);
  expect(db.select().from(letters).all()).toMatchObject([{ recipient: "pat@yard.test", sentAt: expect.any(Number) }]);
});

test("a process that dies before sending, or after, still leaves exactly one letter in the folder", async () => {
  const order = createFinishedOrder(5);
  const folder = join(env.DATA_DIR, "one-letter");
  const files = createFileMailer(folder);
  const killed = new Error("killed");
  const dyingBefore: Mailer = { name: "", send: () => Promise.reject(killed) };
  const dyingAfter: Mailer = { name: "", send: (letter) => files.send(letter).then(() => Promise.reject(killed)) };
  await expect(deliverDesignsReadyLetter(order.id, dyingBefore)).rejects.toBe(killed);
  await expect(deliverDesignsReadyLetter(order.id, dyingAfter)).rejects.toBe(killed);
  await expect(deliverDesignsReadyLetter(order.id, dyingAfter)).rejects.toBe(killed);
  await deliverDesignsReadyLetter(order.id, files);
  await deliverDesignsReadyLetter(order.id, files);
  const filed = await listFiledLetters(folder);
  expect(filed).toMatchObject([{ id: `designs-ready.${order.id}`, to: "pat@yard.test" }]);
  expect(await readFiledLetter(folder, filed[0]!.id, "html")).toContain("See all 5 designs");
  expect(await readFiledLetter(folder, "../../session-secret", "txt")).toBeUndefined();
});

test("the second copy that a mail server may get has the first one's Message-ID", async () => {
  const order = createFinishedOrder(5);
  let deaths = 1;
  const { mailer, sent } = createOutbox(() => {
    if (deaths-- > 0) throw new Error("killed");
  });
  await expect(deliverDesignsReadyLetter(order.id, mailer)).rejects.toThrow("killed");
  await deliverDesignsReadyLetter(order.id, mailer);
  expect(sent.map((letter) => letter.messageId)).toEqual(Array(2).fill(`<designs-ready.${order.id}@localhost>`));
});

test.each([
  [true, PermanentJobError],
  [false, MailerError],
])("a refused address (permanently: %s) is reported to the queue", async (permanent, kind) => {
  const order = createFinishedOrder(5);
  const { mailer } = createOutbox(() => {
    throw new MailerError("SMTP failed", permanent);
  });
  await expect(deliverDesignsReadyLetter(order.id, mailer)).rejects.toThrow(kind);
  const problem = permanent ? "refused" : "unreachable";
  expect(db.select().from(letters).get()).toMatchObject({ sentAt: null, problem });
});

test("letters say when a service's own rules forbade pictures, and what may be done about it", async () => {
  const refuse = (requestId: number, numbers: number[]) => {
    for (const variationNumber of numbers)
      db.insert(imageAttempts)
        .values({ requestId, variationNumber, provider: "p", outcome: "refuse", seconds: 1 })
        .run();
  };
  const { mailer, sent } = createOutbox();
  const none = createFinishedOrder(0, { status: "error" });
  refuse(none.id, [1, 2, 3, 4, 5, 5]);
  const refund = { requestId: none.id, cause: "missing-images", amountCents: 900, status: "done" } as const;
  db.insert(refunds).values(refund).run();
  await deliverRefundLetter(refund, mailer);
  const some = createFinishedOrder(4, { status: "partial" });
  refuse(some.id, [1, 5]);
  await deliverDesignsReadyLetter(some.id, mailer);
  expect(sent).toHaveLength(2);
  expect(sent[0]!.text).toContain("The picture service did not make these pictures: its own rules forbid");
  expect(sent[1]!.text).toContain("The picture service did not make one of the 5 pictures: its own rules forbid");
  for (const { text, html } of sent)
    for (const body of [text, html]) expect(body).toContain("order again with the wish worded otherwise");
});
