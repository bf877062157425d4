import { expect, test } from "vitest";
import { answering, sendJson } from "#tests/harness/answering-server.ts";
import { checkPictureModel } from "./check-picture-model.ts";

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
      { status: "broken" },
    ]);
  },
);
