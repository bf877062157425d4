import { type Mailer, MailerError } from "#app/providers/mailer/contract.ts";

/** lost: the letter goes out, and its sender does not hear of it. refusing: the address is refused for good. */
export type MailMood = "well" | "away" | "lost" | "refusing";

export interface FakeMailer {
  mailer: Mailer;
  mood: MailMood;
  /** Message-IDs of letters that went out. */
  sent: Set<string>;
  /** Of those, the ones whose sender could not know: each may go out once more. */
  doubtful: Set<string>;
  /** Letters that went out again without a doubt. */
  twice: string[];
}

export function createFakeMailer(pass: (step: string) => void): FakeMailer {
  const fake: FakeMailer = {
    mailer: { name: "memory", send },
    ...{ mood: "well", sent: new Set(), doubtful: new Set(), twice: [] },
  };

  async function send({ messageId }: { messageId: string }): Promise<void> {
    const { mood } = fake;
    if (mood === "away") throw new MailerError("The mail server is away.", false);
    if (mood === "refusing") throw new MailerError("No such mailbox.", true);
    pass("mail.send");
    if (fake.sent.has(messageId) && !fake.doubtful.delete(messageId)) fake.twice.push(messageId);
    fake.sent.add(messageId);
    pass("mail.send answered");
    if (mood !== "lost") return;
    fake.doubtful.add(messageId);
    throw new MailerError("The answer got lost.", false);
  }
  return fake;
}
