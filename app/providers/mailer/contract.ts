/** A letter ready to go: one recipient, both bodies. */
export interface Letter {
  /** A plain address that passed the strict e-mail check; never a display-name form. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Stable per letter, so that a second copy of the same letter is folded by the reader's mail program. */
  messageId: string;
}

export interface Mailer {
  name: string;
  /** @throws MailerError */
  send(letter: Letter): Promise<void>;
}

/** What a letter met with, as far as its reader can do something about it. */
export type DeliveryProblem = "no-such-mailbox" | "mailbox-full" | "refused" | "unreachable";

export class MailerError extends Error {
  /** The address was refused for good: trying again is useless. */
  readonly permanent: boolean;
  readonly problem: DeliveryProblem;

  constructor(message: string, permanent: boolean, problem: DeliveryProblem = permanent ? "refused" : "unreachable") {
    super(message);
    this.name = "MailerError";
    this.permanent = permanent;
    this.problem = problem;
  }
}
