import { expect, test } from "vitest";
import { answering, sendJson } from "#tests/harness/answering-server.ts";
import { checkPictureModel } from "./check-picture-model.ts";
import { checkTextModel } from "./check-text-model.ts";

const apiKey = "sk-a-key-of-the-operator";

test.each(["openai", "google", "black-forest-labs", "openai-compatible"] as const)(
  "%s: the key is known, refused, or nobody is there",
  async (kind) => {
    const settings = { kind, apiKey, model: "m" };
    const keys: unknown[] = [];
    const well = await answering((request, response) => {
      keys.push(request.headers.authorization ?? request.headers["x-key"] ?? request.headers["x-goog-api-key"]);
      sendJson(response, 200, { data: [] });
    });
    expect(await checkPictureModel({ ...settings, baseUrl: well })).toMatchObject([{ status: "ok" }]);
    expect(String(keys[0])).toContain(apiKey);
    const strict = await answering((_, response) => response.writeHead(401).end());
    const refused = await checkPictureModel({ ...settings, baseUrl: strict });
    expect(refused).toMatchObject([{ status: "broken", advice: expect.stringContaining("IMAGE_API_KEY") }]);
    expect(JSON.stringify(refused)).not.toContain(apiKey);
    expect(await checkPictureModel({ ...settings, baseUrl: "http://127.0.0.1:1" })).toMatchObject([
      { status: "broken", found: expect.stringContaining(`${kind} cannot be reached`) },
    ]);
  },
);

/** The public providers as they answer for one model, and a self-hosted server that lists its models. */
const answeringFor = (model: string) =>
  answering((request, response) => {
    const { pathname } = new URL(request.url!, "http://127.0.0.1");
    if (pathname === "/models") return sendJson(response, 200, { data: [{ id: model }] });
    if (pathname === `/models/${model}`) return sendJson(response, 200, { id: model });
    sendJson(response, 404, { error: { code: "model_not_found", message: "The model does not exist" } });
  });

test.each([
  ["openai", "gpt-image-2.6-flare", "gpt-image-1.5"],
  ["google", "gemini-nano-banana-2.1", "gemini-2.5-flash-image"],
  ["openai-compatible", "Qwen/Qwen-Image-Edit", "flux-kontext-dev"],
] as const)("%s has %s, and no longer %s", async (kind, model, gone) => {
  const baseUrl = await answeringFor(model);
  const settings = { kind, apiKey, baseUrl };
  expect(await checkPictureModel({ ...settings, model })).toMatchObject([
    { status: "ok", found: `${kind} answers, model ${model} (no picture was asked for)` },
  ]);
  expect(await checkPictureModel({ ...settings, model, costCents: 4.5 })).toMatchObject([
    { found: expect.stringContaining("one costs 4.5 cents") },
  ]);
  expect(await checkPictureModel({ ...settings, model: gone })).toMatchObject([
    {
      status: "broken",
      found: expect.stringContaining(`${kind} has no model named ${gone}`),
      advice: expect.stringContaining("IMAGE_MODEL"),
    },
  ]);
  expect(await checkTextModel({ ...settings, model: gone })).toMatchObject([
    { status: "broken", advice: expect.stringContaining("TEXT_MODEL") },
  ]);
});

test("without a chosen model the default one is used", async () => {
  const asked: string[] = [];
  const baseUrl = await answering((request, response) => {
    asked.push(request.url!);
    sendJson(response, 200, {});
  });
  for (const kind of ["openai", "google"] as const) await checkPictureModel({ kind, apiKey, baseUrl });
  expect(asked).toEqual(["/models/gpt-image-2.6-flare", "/models/gemini-nano-banana-2.1"]);
});

test("a model that its provider retires within two months is named with its day", async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  for (const [days, status] of [
    [-3, "note"],
    [59, "note"],
    [61, "ok"],
  ] as const) {
    const baseUrl = await answering((_, response) => sendJson(response, 200, { shutdown_date: inDays(days) }));
    const [finding] = await checkPictureModel({ kind: "openai", apiKey, baseUrl });
    expect(finding?.status).toBe(status);
    if (status === "note") expect(finding?.found).toBe(`openai shuts gpt-image-2.6-flare down on ${inDays(days)}`);
  }
  const other = {
    data: [
      { id: "x", shutdown_date: inDays(1) },
      { id: "m", shutdown_date: null },
    ],
  };
  const own = await answering((_, response) => sendJson(response, 200, other));
  expect(await checkPictureModel({ kind: "openai-compatible", model: "m", baseUrl: own })).toMatchObject([
    { status: "ok" },
  ]);
});

test("Google refuses a key with 400", async () => {
  const error = { code: 400, status: "INVALID_ARGUMENT", details: [{ reason: "API_KEY_INVALID" }] };
  const baseUrl = await answering((_, response) => sendJson(response, 400, { error }));
  expect(await checkPictureModel({ kind: "google", apiKey, baseUrl })).toMatchObject([
    { status: "broken", found: "google refuses the key (400)" },
  ]);
});

test("a provider that says nothing is not waited for", async () => {
  const baseUrl = await answering(() => {});
  expect(await checkPictureModel({ kind: "openai", apiKey, baseUrl }, 50)).toMatchObject([
    { status: "broken", found: "openai cannot be reached: no answer in time" },
  ]);
});

test("a server of one's own that lists no models may have it all the same", async () => {
  const baseUrl = await answering((_, response) => response.writeHead(404).end("not found"));
  expect(await checkPictureModel({ kind: "openai-compatible", model: "m", baseUrl })).toMatchObject([{ status: "ok" }]);
});
