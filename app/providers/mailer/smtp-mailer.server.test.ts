import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import type { DeliveryProblem, Letter } from "./contract.ts";
import { createSmtpMailer } from "./smtp-mailer.server.ts";

interface Received {
  from: string;
  to: string[];
  source: string;
}

const servers: SMTPServer[] = [];
afterEach(() => void servers.splice(0).map((server) => server.close()));

/** A mail server for the test on a free port. */
async function startMailServer(options: Partial<SMTPServerOptions> = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      let source = "";
      stream.on("data", (chunk) => (source += chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address), source });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { received, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

const letter: Letter = {
  to: "pat@yard.test",
  subject: "Your designs are ready",
  html: "<p>Look: <b>lavender</b></p>",
  text: "Look: lavender",
  messageId: "<designs-ready.12@yards.example>",
};
const from = "Landscape Atelier <no-reply@yards.example>";

const refuse =
  (code: number, words = "<pat@yard.test> no") =>
  (_: unknown, __: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error(words), { responseCode: code }));
const refuseRecipient = (code: number, words?: string) => ({
  onRcptTo: refuse(code, words) as SMTPServerOptions["onRcptTo"],
});

test("delivers both bodies to exactly the one address, under the letter's own id", async () => {
  const { url, received } = await startMailServer();
  await createSmtpMailer({ url, from }).send(letter);
  expect(received).toMatchObject([{ from: "no-reply@yards.example", to: ["pat@yard.test"] }]);
  const { source } = received[0]!;
  expect(source).toContain("Message-ID: <designs-ready.12@yards.example>");
  expect(source).toContain("From: Landscape Atelier <no-reply@yards.example>");
  expect(source).toContain("Subject: Your designs are ready");
  expect(source).toContain("text/plain");
  expect(source).toContain("text/html");
});

test("a subject with line ends adds no header", async () => {
  const { url, received } = await startMailServer();
  await createSmtpMailer({ url, from }).send({ ...letter, subject: "Ready\r\nBcc: evil@x.test" });
  expect(received[0]!.source).not.toMatch(/^Bcc:/m);
  expect(received[0]!.to).toEqual(["pat@yard.test"]);
});

test.each(["a@b.test\r\nBcc: evil@x.test", "a@b.test, evil@x.test", "Pat <a@b.test>"])(
  "sends nothing to %j",
  async (to) => {
    const { url, received } = await startMailServer();
    await expect(createSmtpMailer({ url, from }).send({ ...letter, to })).rejects.toMatchObject({ permanent: true });
    expect(received).toEqual([]);
  },
);

test.each<[string, Partial<SMTPServerOptions>, boolean, DeliveryProblem]>([
  ["an unknown recipient", refuseRecipient(550), true, "no-such-mailbox"],
  ["an unknown domain", refuseRecipient(550, "5.1.2 <pat@yard.test> no such host"), true, "no-such-mailbox"],
  ["a full mailbox", refuseRecipient(552, "5.2.2 <pat@yard.test> over quota"), true, "mailbox-full"],
  ["a mailbox full just now", refuseRecipient(452, "4.2.2 full"), false, "mailbox-full"],
  ["a policy", refuseRecipient(550, "5.7.1 <pat@yard.test> blocked"), true, "refused"],
  ["greylisting", refuseRecipient(451), false, "unreachable"],
  [
    "a refused message",
    { onData: (stream, session, done) => stream.resume().on("end", () => refuse(554)(stream, session, done)) },
    true,
    "refused",
  ],
  [
    "a message not taken just now",
    { onData: (stream, session, done) => stream.resume().on("end", () => refuse(451)(stream, session, done)) },
    false,
    "unreachable",
  ],
])("%s is told apart, without the address in the message", async (_, options, permanent, problem) => {
  const { url } = await startMailServer(options);
  const error = await createSmtpMailer({ url, from })
    .send(letter)
    .catch((e) => e);
  expect(error).toMatchObject({ name: "MailerError", permanent, problem });
  expect(error.message).not.toContain("@");
});

test("a server that is away, or wants another password, may be there later", async () => {
  const { url } = await startMailServer({
    authOptional: false,
    onAuth: (_, __, done) => done(new Error("wrong")),
  });
  const withPassword = url.replace("smtp://", "smtp://user:secret@");
  await expect(createSmtpMailer({ url: withPassword, from }).send(letter)).rejects.toMatchObject({ permanent: false });
  await expect(createSmtpMailer({ url: "smtp://127.0.0.1:9", from }).send(letter)).rejects.toMatchObject({
    permanent: false,
  });
});

test("a sender without a plain address is refused at once", () => {
  expect(() => createSmtpMailer({ url: "smtp://127.0.0.1:9", from: "Landscape Atelier" })).toThrow("MAIL_FROM");
});
