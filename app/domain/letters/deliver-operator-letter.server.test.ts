import { expect, test } from "vitest";
import type { Letter, Mailer } from "#app/providers/mailer/contract.ts";
import { env } from "#app/settings/env.server.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { deliverOperatorLetter } from "./deliver-operator-letter.server.ts";

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
  expect(letter!.to).toBe(env.CONTACT_EMAIL);
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
