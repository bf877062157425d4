import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { join } from "node:path";

export interface TlsProxy {
  /** PEM file of its own certificate, for whoever is to believe it. */
  certificate: string;
  close(): void;
}

/** A proxy that ends TLS, as operators put one in front: it tells the client's address and scheme, and nothing else changes. */
export async function startTlsProxy(folder: string, port: number, targetPort: number): Promise<TlsProxy> {
  const [key, certificate] = [join(folder, "proxy.key"), join(folder, "proxy.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-keyout", key, "-out", certificate];
  execFileSync("openssl", [...made, ...subject], { stdio: "ignore" });
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (incoming, outgoing) => {
    const headers = { ...incoming.headers, "x-forwarded-for": "198.18.7.7", "x-forwarded-proto": "https" };
    const target = { host: "127.0.0.1", port: targetPort, path: incoming.url, method: incoming.method, headers };
    const onward = request(target, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    certificate,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
