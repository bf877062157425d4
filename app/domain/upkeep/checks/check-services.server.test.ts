import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { answering, sendJson } from "#tests/harness/answering-server.ts";
import {
  checkAddress,
  checkClock,
  checkIdentity,
  checkMail,
  checkServer,
  judgeClock,
} from "./check-services.server.ts";

const nobody = "http://127.0.0.1:1";
const provider = (issuer: string) => ({
  signInWays: ["oidc"] as const,
  standIns: { identity: false, payments: true, mail: true },
  OIDC_ISSUER: issuer,
});
const from = "Landscape Atelier <no-reply@yards.example>";

async function startMailServer(options: Partial<SMTPServerOptions> = {}): Promise<string> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], logger: false, ...options });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

test("the server answers, is away, or is something else", async () => {
  const well = await answering((request, response) => response.writeHead(request.url === "/healthz" ? 200 : 404).end());
  expect(await checkServer(well)).toMatchObject([{ status: "ok" }]);
  const other = await answering((_, response) => response.writeHead(502).end());
  expect(await checkServer(other)).toMatchObject([{ status: "note", found: expect.stringContaining("answers 502") }]);
  expect(await checkServer(nobody)).toMatchObject([{ status: "note" }]);
});

test("an address without TLS will do on one's own machine only", () => {
  expect(checkAddress("http://localhost:3000", true).status).toBe("ok");
  expect(checkAddress("https://yards.example", false).status).toBe("ok");
  expect(checkAddress("http://yards.example", false).status).toBe("broken");
});

test("an identity provider that describes itself, one that speaks for another, one that is away", async () => {
  const describing = (issuerOf: (host: string) => string) =>
    answering((request, response) => {
      const host = `http://${request.headers.host}`;
      const at = (path: string) => `${host}/${path}`;
      const endpoints = {
        authorization_endpoint: at("a"),
        token_endpoint: at("t"),
        userinfo_endpoint: at("u"),
        jwks_uri: at("k"),
      };
      sendJson(response, 200, { issuer: issuerOf(host), ...endpoints });
    });
  const publicUrl = "https://yards.example";
  expect(await checkIdentity(provider(await describing((host) => host)), publicUrl)).toMatchObject([{ status: "ok" }]);
  const impostor = await describing(() => "https://other.example");
  expect(await checkIdentity(provider(impostor), publicUrl)).toMatchObject([{ status: "broken" }]);
  expect(await checkIdentity(provider(nobody), publicUrl)).toMatchObject([{ status: "broken" }]);
  const standIns = { identity: true, payments: true, mail: true };
  expect(await checkIdentity({ signInWays: ["demo"], standIns }, publicUrl)).toMatchObject([{ status: "note" }]);
  expect(await checkIdentity({ signInWays: ["email"], standIns }, publicUrl)).toMatchObject([{ status: "note" }]);
  const byMail = { ...provider(nobody), standIns: { ...standIns, mail: false } };
  expect(await checkIdentity({ ...byMail, signInWays: ["email"] }, publicUrl)).toMatchObject([{ status: "ok" }]);
  const both = await checkIdentity({ ...byMail, signInWays: ["email", "oidc"] }, publicUrl);
  expect(both.map(({ status }) => status)).toEqual(["ok", "broken"]);
});

test("mail: accepted without sending anything, a wrong password, nobody there, no sender", async () => {
  let sent = 0;
  const onMailFrom: SMTPServerOptions["onMailFrom"] = (_, __, done) => {
    sent += 1;
    done();
  };
  const open = await startMailServer({ onMailFrom });
  expect(await checkMail(`smtp://${open}`, from)).toMatchObject([{ status: "ok" }]);
  expect(sent).toBe(0);

  const onAuth: SMTPServerOptions["onAuth"] = ({ password }, _, done) =>
    password === "right-password" ? done(null, { user: 1 }) : done(new Error("wrong for shop:wrong-password"));
  const closed = await startMailServer({ authOptional: false, onAuth });
  expect(await checkMail(`smtp://shop:right-password@${closed}`, from)).toMatchObject([{ status: "ok" }]);
  const [refused] = await checkMail(`smtp://shop:wrong-password@${closed}`, from);
  expect(refused).toMatchObject({ status: "broken", found: expect.stringContaining("EAUTH") });
  expect(JSON.stringify(refused)).not.toContain("wrong-password");

  expect(await checkMail("smtp://127.0.0.1:1", from)).toMatchObject([{ status: "broken" }]);
  expect(await checkMail(`smtp://${open}`, "nobody")).toMatchObject([{ status: "broken" }]);
  expect(await checkMail(undefined, from)).toMatchObject([{ status: "note" }]);
});

test("the clock, against the first who answers", async () => {
  const late = await answering((_, response) => {
    response.writeHead(404, { Date: new Date(Date.now() - 10 * 60_000).toUTCString() }).end();
  });
  const right = await answering((_, response) => response.end());
  expect(await checkClock([nobody, right])).toMatchObject([{ status: "ok" }]);
  expect(await checkClock([late])).toMatchObject([
    { status: "broken", found: expect.stringMatching(/^(599|600) s ahead/) },
  ]);
  expect(await checkClock([nobody])).toMatchObject([{ status: "note" }]);
  expect(judgeClock(-45_000, "x")).toMatchObject({ status: "note", found: "45 s behind x" });
});
