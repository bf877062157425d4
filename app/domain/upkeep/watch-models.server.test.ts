import { beforeEach, expect, test } from "vitest";
import { db } from "#db/client.server.ts";
import { alerts, jobs } from "#db/schema.ts";
import { answering, sendJson } from "#tests/harness/answering-server.ts";
import { watchModels } from "./watch-models.server.ts";

const kind = "openai" as const;
const setting = "IMAGE_MODEL" as const;

beforeEach(() => {
  db.delete(alerts).run();
  db.delete(jobs).run();
});

async function reported(status: number, body: object): Promise<string[]> {
  const baseUrl = await answering((_, response) => sendJson(response, status, body));
  for (let n = 0; n < 2; n++) await watchModels([{ kind, baseUrl, model: "m", setting }]);
  return db
    .select()
    .from(alerts)
    .all()
    .map(({ message }) => message);
}

test("a model that is gone is reported, once in a while", async () => {
  expect(await reported(404, {})).toEqual([
    "openai has no model named m any more. Set IMAGE_MODEL to one that it has now.",
  ]);
});

test("one that has less than two months is reported with its last day", async () => {
  const endsOn = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  expect(await reported(200, { shutdown_date: endsOn })).toEqual([
    `openai shuts m down on ${endsOn}. Set IMAGE_MODEL to another one before.`,
  ]);
});

test.each([
  [200, { shutdown_date: null }],
  [200, { shutdown_date: "2999-01-01" }],
  [503, {}],
  [401, {}],
])("nothing is reported for %i %j", async (status, body) => {
  expect(await reported(status, body)).toEqual([]);
});

test("a provider that cannot be reached is no news, and the next one is asked all the same", async () => {
  const baseUrl = await answering((_, response) => sendJson(response, 404, {}));
  await watchModels([
    { kind, baseUrl: "http://127.0.0.1:1", model: "m", setting },
    { kind, baseUrl, model: "n", setting: "TEXT_MODEL" },
  ]);
  expect(db.select().from(alerts).all()).toMatchObject([
    { cause: "model", message: expect.stringContaining("TEXT_MODEL") },
  ]);
});
