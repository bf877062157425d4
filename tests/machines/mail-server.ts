import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

/** Takes every letter, and remembers each one's Message-ID. */
export async function startMailServer(): Promise<{ url: string; messageIds: string[]; close(): void }> {
  const messageIds: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, _session, done) {
      let source = "";
      stream.on("data", (chunk) => (source += chunk));
      stream.on("end", () => {
        messageIds.push(/^Message-ID: (<.*>)/im.exec(source)?.[1] ?? "");
        done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, messageIds, close: () => server.close() };
}
