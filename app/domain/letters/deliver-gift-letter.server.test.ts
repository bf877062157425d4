import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { endCoupon, listCoupons, makeGiftAtDesk } from "#app/domain/orders/coupons-at-desk.server.ts";
import { type Letter, MailerError } from "#app/providers/mailer/contract.ts";
import { db } from "#db/client.server.ts";
import { jobs } from "#db/schema.ts";
import { deliverGiftLetter } from "./deliver-gift-letter.server.ts";

const gift = { packageId: "standard", recipient: "ann@yard.test", message: "Happy birthday!" };

function postbox() {
  const sent: Letter[] = [];
  return { sent, mailer: { name: "postbox", send: async (letter: Letter) => void sent.push(letter) } };
}

const isMailed = (code: string) => listCoupons().find((coupon) => coupon.code === code)?.gift?.letter;

test("a gift code is mailed once, with its line, and its job is there from the start", async () => {
  const code = makeGiftAtDesk(gift)!;
  const asked = db.select().from(jobs).where(eq(jobs.kind, "mail-gift-code")).all();
  expect(asked.map(({ payload }) => payload)).toContainEqual({ code });
  const refusing = { name: "down", send: () => Promise.reject(new MailerError("down", false, "unreachable")) };
  await expect(deliverGiftLetter(code, refusing)).rejects.toThrow("down");
  expect(isMailed(code)).toBe("not mailed yet");
  const { sent, mailer } = postbox();
  for (let time = 0; time < 2; time++) await deliverGiftLetter(code, mailer);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.to).toBe("ann@yard.test");
  expect(sent[0]?.messageId).not.toContain(code);
  for (const body of [sent[0]?.text, sent[0]?.html])
    for (const words of ["“Happy birthday!”", code, "the package Standard"]) expect(body).toContain(words);
  expect(isMailed(code)).toBe("mailed");
});

test("an ended code and one without an address are not mailed", async () => {
  const [ended, unaddressed] = [makeGiftAtDesk(gift)!, makeGiftAtDesk({ ...gift, recipient: "" })!];
  endCoupon(ended);
  const { sent, mailer } = postbox();
  for (const code of [ended, unaddressed]) await deliverGiftLetter(code, mailer);
  expect(sent).toEqual([]);
});
