export interface Letter {
  /** A plain address that passed the strict e-mail check; never a display-name form. */
  to: string;
  /** A plain address, where answers go to someone else than the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Stable per letter, so that mail programs merge a second copy. */
  messageId: string;
}

export interface Mailer {
  name: string;
  /** @throws MailerError */
  send(letter: Letter): Promise<void>;
}

/** The reader can do something about these. */
export type DeliveryProblem = "no-such-mailbox" | "mailbox-full" | "refused" | "unreachable";

export class MailerError extends Error {
  readonly permanent: boolean;
  readonly problem: DeliveryProblem;

  constructor(message: string, permanent: boolean, problem: DeliveryProblem = permanent ? "refused" : "unreachable") {
    super(message);
    this.name = "MailerError";
    this.permanent = permanent;
    this.problem = problem;
  }
}
