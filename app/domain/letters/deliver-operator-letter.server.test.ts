import { asc } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { readBrand } from "#app/domain/shop/brand.server.ts";
import { type Letter, type Mailer, MailerError } from "#app/providers/mailer/contract.ts";
import { env } from "#app/settings/env.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { letters } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { deliverOperatorLetter } from "./deliver-operator-letter.server.ts";
import { giveUpOperatorLetter } from "./pending-letters.server.ts";

const setOperators = (...emails: string[]) => void env.ADMIN_EMAILS.splice(0, Infinity, ...emails);

afterEach(() => setOperators());

test("tells the operator, once a day, how many pictures wait and what for", async () => {
  createPaidOrder({ imageCount: 5 });
  const sent: Letter[] = [];
  const mailer: Mailer = { name: "postbox", send: async (letter) => void sent.push(letter) };
  const payload = {
    cause: "image-provider",
    day: "2026-01-01",
    message: "The provider refuses the key (401).",
  } as const;
  for (let n = 0; n < 2; n++) await deliverOperatorLetter(payload, mailer);
  expect(sent).toHaveLength(1);
  const [letter] = sent;
  expect(letter!.to).toBe(readBrand().contactEmail);
  expect(letter!.subject).toContain("pictures wait");
  expect(letter!.text).toContain("The provider refuses the key (401).");
  expect(letter!.text).toContain("5 paid pictures wait");
  expect(letter!.html).toContain("because you run");
});

test("a failed backup has its own words", async () => {
  const sent: Letter[] = [];
  const mailer: Mailer = { name: "postbox", send: async (letter) => void sent.push(letter) };
  const message = "There is no room for a backup in /mnt/backups.";
  await deliverOperatorLetter({ cause: "backup", day: "2026-01-03", message }, mailer);
  expect(sent[0]!.subject).toContain("last night's backup failed");
  expect(sent[0]!.text).toContain(message);
  expect(sent[0]!.text).not.toContain("IMAGE_PROVIDER");
});

test("what still waits on the next day is reported again", async () => {
  const sent: Letter[] = [];
  const mailer: Mailer = { name: "postbox", send: async (letter) => void sent.push(letter) };
  const payload = { cause: "image-provider", message: "The account is used up (402)." } as const;
  for (const day of ["2026-02-01", "2026-02-02"]) await deliverOperatorLetter({ ...payload, day }, mailer);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2);
});

test("operators who change places in the settings between two tries get one letter each", async () => {
  const payload = { alertId: 7, cause: "disk", day: "2026-03-01.7", message: "Full." } as const;
  const sent: string[] = [];
  let isFull = true;
  const send = async ({ to }: Letter) => {
    if (isFull && to === "bob@yard.test") throw new MailerError("The mailbox is full", false, "mailbox-full");
    sent.push(to);
  };
  setOperators("ann@yard.test", "bob@yard.test");
  await expect(deliverOperatorLetter(payload, { name: "postbox", send })).rejects.toThrow("full");
  isFull = false;
  setOperators("bob@yard.test", "ann@yard.test");
  for (let n = 0; n < 2; n++) await deliverOperatorLetter(payload, { name: "postbox", send });
  expect(sent).toEqual(["ann@yard.test", "bob@yard.test"]);
});

test("given up, the letters about one alert are, and no other", async () => {
  db.delete(letters).run();
  const mailer: Mailer = {
    name: "away",
    send: () => Promise.reject(new MailerError("SMTP failed", false, "unreachable")),
  };
  const [first, second, unknown] = [
    { alertId: 8, cause: "disk", day: "2026-03-02.8", message: "Full." },
    { alertId: 9, cause: "disk", day: "2026-03-02.9", message: "Full." },
    // As the previous version enqueues it.
    { cause: "disk", day: "2026-03-01", message: "Full." },
  ] as const;
  for (const payload of [first, second, unknown]) {
    await expect(deliverOperatorLetter(payload, mailer)).rejects.toThrow("SMTP failed");
  }
  const statuses = () => {
    const rows = db.select().from(letters).orderBy(asc(letters.createdAt), asc(letters.key)).all();
    return Object.fromEntries(rows.map(({ alertId, status }) => [alertId ?? "unknown", status]));
  };
  inTransaction((tx) => giveUpOperatorLetter(tx, second));
  expect(statuses()).toEqual({ 8: "owed", 9: "given-up", unknown: "owed" });
  inTransaction((tx) => giveUpOperatorLetter(tx, unknown));
  expect(statuses()).toEqual({ 8: "owed", 9: "given-up", unknown: "given-up" });
});
