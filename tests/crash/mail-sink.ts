import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface MailSink {
  url: string;
  /** Message-IDs, one for each letter that was taken in, in order. */
  received: string[];
  close(): Promise<void>;
}

/** A mail server that takes everything in and keeps what each letter is called. */
export async function startMailSink(): Promise<MailSink> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, _, done) {
      let source = "";
      stream.on("data", (chunk) => (source += chunk));
      stream.on("end", () => {
        received.push(/^Message-ID: (.*?)\r?$/im.exec(source)?.[1] ?? "nameless");
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
