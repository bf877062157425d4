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

export class MailerError extends Error {
  /** The address was refused for good: trying again is useless. */
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.name = "MailerError";
    this.permanent = permanent;
  }
}
