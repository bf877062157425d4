import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface MailSink {
  url: string;
  /** What was taken in, in order. */
  received: ReceivedLetter[];
  close(): Promise<void>;
}

export interface ReceivedLetter {
  /** Its Message-ID. */
  id: string;
  to: string;
  /** Headers, text and HTML without the encoding of the journey. */
  source: string;
}

/** A mail server that takes everything in. */
export async function startMailSink(): Promise<MailSink> {
  const received: ReceivedLetter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, _, done) {
      let source = "";
      stream.on("data", (chunk) => (source += chunk));
      stream.on("end", () => {
        received.push({ id: header(source, "Message-ID"), to: header(source, "To"), source: decode(source) });
        done();
      });
    },
  });
  // Whoever dies in the middle of a letter resets the connection.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function header(source: string, name: string): string {
  return new RegExp(`^${name}: (.*?)\\r?$`, "im").exec(source)?.[1] ?? "nameless";
}

/** Quoted-printable, which letters of ours travel in. */
function decode(source: string): string {
  const bytes = source
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
