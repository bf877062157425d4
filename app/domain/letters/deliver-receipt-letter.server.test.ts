import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { openPayment } from "#app/domain/payments/opening/open-payment.server.ts";
import { payByCard } from "#app/domain/payments/pay-by-card.server.ts";
import { typedBrand } from "#app/domain/shop/brand.server.ts";
import { removeMark, storeMark } from "#app/domain/shop/marks.server.ts";
import type { Letter, Mailer } from "#app/providers/mailer/contract.ts";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { runUntilEmpty } from "#tests/harness/run-until-empty.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { deliverReceiptLetter } from "./deliver-receipt-letter.server.ts";

const card = { number: "4242424242424242", expiry: "12/40", cvc: "123" };

function postbox(): Mailer & { letters: Letter[] } {
  const letters: Letter[] = [];
  return { name: "postbox", letters, send: async (letter) => void letters.push(letter) };
}

async function payFor(packageId: "quick-look" | "standard") {
  const order = createUnpaidOrder({ package: packageId, deliveryEmail: "pat@yard.test" });
  await payByCard({ requestId: String(order.id), userId: order.userId, card });
  return order;
}

const receiptJobs = (requestId: number) =>
  db
    .select()
    .from(jobs)
    .where(eq(jobs.kind, "send-receipt-letter"))
    .all()
    .filter((job) => job.key === String(requestId));

test("says package, price, date and number, in both bodies", async () => {
  const order = await payFor("standard");
  const mailer = postbox();
  await deliverReceiptLetter(order.id, mailer);
  const [letter] = mailer.letters;
  expect(letter).toMatchObject({ to: "pat@yard.test", subject: `Receipt for $9 (Order ${order.id})` });
  const today = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(Date.now());
  for (const body of [letter!.text, letter!.html]) {
    for (const fact of [String(order.id), "Standard, 5 images", "$9", today]) expect(body).toContain(fact);
  }
});

test("one image is written in the singular", async () => {
  const order = await payFor("quick-look");
  const mailer = postbox();
  await deliverReceiptLetter(order.id, mailer);
  expect(mailer.letters[0]!.text).toContain("Quick Look, 1 image\n");
});

test("paying twice and sending as often as one likes make one receipt", async () => {
  const order = await payFor("standard");
  await payByCard({ requestId: String(order.id), userId: order.userId, card });
  expect(receiptJobs(order.id)).toHaveLength(1);
  const mailer = postbox();
  for (let times = 0; times < 3; times++) await deliverReceiptLetter(order.id, mailer);
  expect(mailer.letters).toHaveLength(1);
});

test("an unpaid order gets none", async () => {
  const order = createUnpaidOrder();
  await openPayment(order);
  const mailer = postbox();
  await deliverReceiptLetter(order.id, mailer);
  expect(mailer.letters).toEqual([]);
  expect(receiptJobs(order.id)).toEqual([]);
});

test("the runner knows the job", async () => {
  const order = await payFor("quick-look");
  const seen: unknown[] = [];
  const handlers = {
    "generate-image": { run: () => {} },
    "send-receipt-letter": { run: (payload: unknown) => void seen.push(payload) },
  };
  await runUntilEmpty({ handlers });
  expect(seen).toContainEqual({ requestId: order.id });
});

test("has the shop's name, color and mark", async () => {
  const before = typedBrand.read();
  onTestFinished(() => typedBrand.save(before));
  const order = await payFor("standard");
  typedBrand.save({ ...before, siteName: "Green Acres", contactEmail: "sam@green.example", accent: "#7a1f2b" });
  const file = createTemporaryFolder();
  await sharp({ create: { width: 600, height: 120, channels: 3, background: "#7a1f2b" } }).toFile(join(file, "w.png"));
  expect(await storeMark({ file: join(file, "w.png"), name: "w.png" })).toEqual({ ok: true, shape: "wide" });
  onTestFinished(() => removeMark("wide"));
  const mailer = postbox();
  await deliverReceiptLetter(order.id, mailer);
  const { html = "", text = "" } = mailer.letters[0] ?? {};
  expect(html).toMatch(/<img alt="Green Acres"[^>]*height="40"[^>]*src="http[^"]*\/api\/uploads\/\w+\.png"/);
  expect(html).toContain("background-color:#7a1f2b");
  expect(html).not.toContain("#2E5B3B");
  expect(text).toContain("sam@green.example");
});
