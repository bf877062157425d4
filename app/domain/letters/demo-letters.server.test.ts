import { afterEach, expect, test } from "vitest";
import { createFileMailer } from "#app/providers/mailer/file-mailer.server.ts";
import { mailFolder } from "#app/providers/mailer/mailer.server.ts";
import { env } from "#app/settings/env.server.ts";
import { listDemoLetters, readDemoLetter } from "./demo-letters.server.ts";

const asSet = { PUBLIC_URL: env.PUBLIC_URL, DEMO: env.DEMO, standIns: env.standIns };
afterEach(() => void Object.assign(env, asSet));

test.each<[string, string, boolean, boolean, boolean]>([
  ["on one's own machine", "http://localhost:3000", false, true, true],
  ["on a public demo", "https://yards.example", true, true, true],
  ["on a public installation", "https://yards.example", false, true, false],
  ["with a mail server", "http://localhost:3000", true, false, false],
])("letters %s", async (_, PUBLIC_URL, DEMO, mail, readable) => {
  const letter = { to: "pat@yard.test", subject: "Ready", html: "<p>Hello</p>", text: "Hello", messageId: "<one@x>" };
  await createFileMailer(mailFolder).send(letter);
  Object.assign(env, { PUBLIC_URL, DEMO, standIns: { ...env.standIns, mail } });
  expect((await listDemoLetters())?.map(({ id }) => id)).toEqual(readable ? ["one"] : undefined);
  expect(await readDemoLetter("one", "txt")).toBe(readable ? "Hello" : undefined);
});
