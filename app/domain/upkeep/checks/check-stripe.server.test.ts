import Stripe from "stripe";
import { expect, test } from "vitest";
import { answering, sendJson } from "#tests/harness/answering-server.ts";
import {
  checkStripeEndpoint,
  checkStripeKey,
  checkWebhookSecret,
  judgeEndpoints,
  type StripeSettings,
} from "./check-stripe.server.ts";

const publicUrl = "https://yards.example";
const settings: StripeSettings = {
  secretKey: "sk_test_abcdefghij",
  publishableKey: "pk_test_abcdefghij",
  webhookSecret: "whsec_right_secret",
  publicUrl,
  isLocal: false,
};

const stripeThat = (answers: Record<string, [number, unknown]>) =>
  answering((request, response) => {
    const [status, body] = answers[request.url!.split("?")[0]!] ?? [404, { error: { type: "invalid_request_error" } }];
    sendJson(response, status, body);
  });

const balance = (livemode: boolean): [number, unknown] => [200, { object: "balance", livemode }];
const refusal = (status: number): [number, unknown] => [
  status,
  { error: { type: "invalid_request_error", message: "Invalid API Key provided: sk_test_****ghij" } },
];

test.each<[string, [number, unknown], Partial<StripeSettings>, string, RegExp]>([
  ["a test key that works", balance(false), {}, "note", /works, test mode/],
  ["a live one", balance(true), { secretKey: "sk_live_a1", publishableKey: "pk_live_a1" }, "ok", /live mode/],
  ["a restricted one", refusal(403), { secretKey: "rk_test_a1" }, "note", /restricted/],
  ["an unknown one", refusal(401), {}, "broken", /does not know the key/],
  ["keys of two modes", balance(false), { publishableKey: "pk_live_a1" }, "broken", /different modes/],
  ["a mode Stripe denies", balance(true), {}, "broken", /other mode/],
])("%s", async (_, answer, change, status, found) => {
  const apiUrl = await stripeThat({ "/v1/balance": answer });
  const [finding] = await checkStripeKey({ ...settings, ...change, apiUrl });
  expect(finding).toMatchObject({ status, found: expect.stringMatching(found) });
  expect(JSON.stringify(finding)).not.toMatch(/ghij|_a1/);
});

test("a Stripe that is away is broken, and soon", async () => {
  const [finding] = await checkStripeKey({ ...settings, apiUrl: "http://127.0.0.1:1" });
  expect(finding).toMatchObject({ status: "broken", found: expect.stringContaining("StripeConnectionError") });
});

const all = ["payment_intent.succeeded", "checkout.session.completed", "charge.refunded"];
const disputes = ["charge.dispute.created", "charge.dispute.closed"];
const ours = { url: `${publicUrl}/api/stripe/webhook`, status: "enabled", enabled_events: ["*" as const] };

test.each([
  ["everything", [ours], "ok"],
  ["all that is needed", [{ ...ours, enabled_events: [...all, ...disputes] }], "ok"],
  ["no disputes", [{ ...ours, enabled_events: all }], "broken"],
  ["none at all", [], "broken"],
  ["another shop's", [{ ...ours, url: "https://other.example/api/stripe/webhook" }], "broken"],
  ["a disabled one", [{ ...ours, status: "disabled" }], "broken"],
  ["two of them", [ours, ours], "note"],
])("an endpoint that is sent %s", (_, endpoints, status) => {
  expect(judgeEndpoints(endpoints as Parameters<typeof judgeEndpoints>[0], ours.url)).toMatchObject({ status });
});

test("the endpoints are listed where Stripe can reach us", async () => {
  const apiUrl = await stripeThat({ "/v1/webhook_endpoints": [200, { object: "list", data: [ours] }] });
  expect(await checkStripeEndpoint({ ...settings, apiUrl })).toMatchObject([{ status: "ok" }]);
  expect(await checkStripeEndpoint({ ...settings, isLocal: true })).toMatchObject([{ status: "note" }]);
  const closed = await stripeThat({ "/v1/webhook_endpoints": refusal(403) });
  expect(await checkStripeEndpoint({ ...settings, apiUrl: closed })).toMatchObject([{ status: "note" }]);
});

const believing = (secret: string) =>
  answering((request, response, body) => {
    try {
      const signature = String(request.headers["stripe-signature"]);
      const event = new Stripe("sk_test_x").webhooks.constructEvent(body, signature, secret);
      response.writeHead(event.livemode ? 400 : 200).end();
    } catch {
      response.writeHead(400).end();
    }
  });

test("the running server believes our secret, another one, everybody, or is not there", async () => {
  const at = async (url: string) => (await checkWebhookSecret({ ...settings, publicUrl: url }))[0];
  expect(await at(await believing(settings.webhookSecret))).toMatchObject({ status: "ok" });
  expect(await at(await believing("whsec_other"))).toMatchObject({ status: "broken" });
  const gullible = await answering((_, response) => response.writeHead(200).end());
  expect(await at(gullible)).toMatchObject({ status: "broken", found: "a forged event was believed" });
  expect(await at("http://127.0.0.1:1")).toMatchObject({ status: "note" });
});
