import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, expect, it, vi } from "vitest";
import { holdWork, releaseWork } from "#app/disk/held-work.server.ts";
import { deliverJoinedLetter, deliverSignInLetter } from "#app/domain/letters/deliver-sign-in-letter.server.ts";
import { type Letter, type Mailer, MailerError } from "#app/providers/mailer/contract.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { identities, jobs, mailedSignIns } from "#db/schema.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { browserOf, codeOf, linkTokenOf } from "./mailed-secrets.server.ts";
import { answerSignIn, checkSignInLink, deleteOldSignIns, requestSignInLetter } from "./mailed-sign-ins.server.ts";

const minuteMs = 60_000;
const limits = { LIMIT_SIGN_IN_LETTERS_IN_ALL: env.LIMIT_SIGN_IN_LETTERS_IN_ALL };

afterEach(() => {
  vi.useRealTimers();
  Object.assign(env, limits);
});

const newEmail = () => `ann-${randomUUID()}@yard.test`;
const newCookie = () => `mailed-login=${(randomUUID() + randomUUID()).replaceAll("-", "").slice(0, 43)}`;

/** Asks from a browser with this cookie. Returns the row. */
async function ask(email: string, cookie = newCookie()) {
  expect(await requestSignInLetter(email, browserOf(cookie)!)).toEqual({ ok: true });
  const row = db.select().from(mailedSignIns).where(eq(mailedSignIns.email, email)).all().at(-1)!;
  return { row, cookie };
}

const wrongCode = (row: Parameters<typeof codeOf>[0]) => (codeOf(row) === "000000" ? "000001" : "000000");
const expired = { ok: false, reason: "expired" };

it("ends after a quarter of an hour, code and link", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { row, cookie } = await ask(newEmail());
  vi.setSystemTime(Date.now() + 15 * minuteMs - 1);
  expect(checkSignInLink(linkTokenOf(row), cookie)).toBe("open");
  vi.setSystemTime(Date.now() + 1);
  expect(checkSignInLink(linkTokenOf(row), cookie)).toBe("expired");
  expect(answerSignIn({ code: codeOf(row) }, cookie)).toEqual(expired);
  expect(answerSignIn({ link: linkTokenOf(row) }, cookie)).toEqual(expired);
});

it("keeps nothing that signs in, in the row or in the job that mails it", async () => {
  const { row, cookie } = await ask(newEmail());
  const job = db
    .select()
    .from(jobs)
    .where(eq(jobs.key, String(row.id)))
    .all();
  const stored = JSON.stringify([row, job]);
  for (const secret of [codeOf(row), linkTokenOf(row), cookie.slice(13)]) expect(stored).not.toContain(secret);
});

it("counts wrong codes of an address for a day, whichever browsers guess; links go on", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const email = newEmail();
  for (let letter = 0; letter < 4; letter++) {
    const { row, cookie } = await ask(email);
    for (let n = 0; n < 5; n++) expect(answerSignIn({ code: wrongCode(row) }, cookie)).toMatchObject({ ok: false });
    vi.setSystemTime(Date.now() + 61 * minuteMs);
  }
  const { row, cookie } = await ask(email);
  expect(answerSignIn({ code: codeOf(row) }, cookie)).toEqual({ ok: false, reason: "worn-out" });
  expect(answerSignIn({ link: linkTokenOf(row) }, cookie)).toEqual({ ok: true, email });
  vi.setSystemTime(Date.now() + 24 * 60 * minuteMs);
  const next = await ask(email);
  expect(answerSignIn({ code: codeOf(next.row) }, next.cookie)).toEqual({ ok: true, email });
});

it("counts e-mails to all addresses, and grows back", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 72 * 60 * minuteMs);
  Object.assign(env, { LIMIT_SIGN_IN_LETTERS_IN_ALL: 2 });
  await ask(newEmail());
  await ask(newEmail());
  const refused = await requestSignInLetter(newEmail(), browserOf(newCookie())!);
  expect(refused).toEqual({ ok: false, reason: "many", waitMs: 60 * minuteMs });
  vi.setSystemTime(Date.now() + 60 * minuteMs);
  await ask(newEmail());
});

it("asks for no e-mail that would not be sent", async () => {
  holdWork(env.DATA_DIR, { backup: "b", takenAt: 1, restoredAt: 2, complete: true });
  try {
    expect(await requestSignInLetter(newEmail(), "b")).toEqual({ ok: false, reason: "held" });
  } finally {
    releaseWork();
  }
});

it("forgets after a day", async () => {
  const { row } = await ask(newEmail());
  const dayMs = 24 * 60 * minuteMs;
  deleteOldSignIns(row.createdAt + dayMs - 1, 1000);
  expect(db.select().from(mailedSignIns).where(eq(mailedSignIns.id, row.id)).get()).toBeDefined();
  deleteOldSignIns(row.createdAt + dayMs, 1000);
  expect(db.select().from(mailedSignIns).where(eq(mailedSignIns.id, row.id)).get()).toBeUndefined();
});

function mailer(failure?: MailerError): Mailer & { sent: Letter[] } {
  const sent: Letter[] = [];
  return {
    name: "test",
    sent,
    async send(letter) {
      if (failure) throw failure;
      sent.push(letter);
    },
  };
}

it("is mailed the same however often, not once it is used, and a mailbox that does not exist is no failure", async () => {
  const email = newEmail();
  const { row, cookie } = await ask(email);
  const ours = mailer();
  await deliverSignInLetter(row.id, ours);
  await deliverSignInLetter(row.id, ours);
  expect(ours.sent[1]).toEqual(ours.sent[0]);
  expect(ours.sent[0]).toMatchObject({ to: email, subject: `${codeOf(row)} is your code for Landscape Atelier` });
  for (const body of ["text", "html"] as const) {
    expect(ours.sent[0]![body]).toContain(codeOf(row));
    expect(ours.sent[0]![body]).toContain(`/login/email?link=${linkTokenOf(row)}`);
  }
  await deliverSignInLetter(row.id, mailer(new MailerError("no such mailbox", true)));
  const busy = deliverSignInLetter(row.id, mailer(new MailerError("greylisted", false)));
  await expect(busy).rejects.toThrow("greylisted");
  answerSignIn({ code: codeOf(row) }, cookie);
  await deliverSignInLetter(row.id, ours);
  expect(ours.sent).toHaveLength(2);
});

it("says which second way leads to the account", async () => {
  const user = createUser();
  const mailed = { userId: user.id, issuer: "mailto", subject: user.email, email: user.email };
  const { id } = db.insert(identities).values(mailed).returning().get();
  const ours = mailer();
  await deliverJoinedLetter(id, ours);
  expect(ours.sent[0]).toMatchObject({ to: user.email, text: expect.stringContaining("You logged in with e-mail") });
});
