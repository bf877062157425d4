import { mkdirSync } from "node:fs";
import { copyFile, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { testGateway } from "#app/domain/payments/gateway/payment-provider.server.ts";
import { openPayment } from "#app/domain/payments/opening/open-payment.server.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { designImages } from "#db/schema.ts";
import { createUnpaidOrder } from "#tests/factories/create-unpaid-order.ts";
import { createOrderWithPlans, standInSun } from "#tests/factories/stored-plan.ts";
import { app } from "#tests/harness/http-app.ts";
import { pathsOfRoutes } from "#tests/harness/paths-of-routes.ts";

type Schema = Record<string, unknown>;
interface Operation {
  responses: Record<string, { $ref?: string; content?: Record<string, { schema?: Schema }> }>;
}

const photo = "tests/fixtures/fenced-back-yard.jpg";
/** For browsers on their way through a login, for the payment company, and for what is no call. */
const notForPrograms = ["/api/login", "/api/login/callback", "/api/logout", "/api/stripe/webhook", "/api/*"];
const described = pathsOfRoutes()
  .filter(({ pattern }) => pattern.startsWith("/api/") && !notForPrograms.includes(pattern))
  .map(({ pattern, example }) => ({ path: pattern.replace(/:(\w+)/g, "{$1}").replace("*", "{path}"), example }));

let document: {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; responses: Operation["responses"] };
};
let cookie: string;
let user: { id: number; email: string };
const answered = new Set<string>();

beforeAll(async () => {
  document = await (await app.fetch("/api/openapi.json")).json();
  ({ user, cookie } = await app.signIn());
});
afterAll(() => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect([...answered].sort(), "operations whose success was compared").toEqual(operations.sort());
});

test("has the public calls among our routes, and no other", () => {
  expect(Object.keys(document.paths).sort()).toEqual(described.map(({ path }) => path).sort());
});

test.each(described)("$path takes the methods that are described", async ({ path, example }) => {
  const answer = await app.fetch(example, { method: "PATCH", cookie, body: "{}" });
  expect(answer.status).toBe(405);
  const taken = answer.headers.get("Allow")!.toLowerCase().split(", ");
  expect(taken.filter((method) => method !== "head").sort()).toEqual(Object.keys(document.paths[path]!).sort());
  const options = await app.fetch(example, { method: "OPTIONS" });
  expect([options.status, options.headers.get("Allow")?.toLowerCase().split(", ").sort()]).toEqual([
    204,
    [...new Set([...taken, ...(taken.includes("get") ? ["head"] : []), "options"])].sort(),
  ]);
});

test.each(described)(
  "$path refuses a visitor only where that is described, with a message",
  async ({ path, example }) => {
    for (const [method, { responses }] of Object.entries(document.paths[path]!)) {
      const answer = await app.fetch(example, {
        method: method.toUpperCase(),
        ...(method !== "get" && { body: "{}" }),
      });
      await compare(path, method, answer, responses);
    }
  },
);

type Call = (
  method: string,
  path: string,
  sent?: { as?: string | null; body?: unknown; query?: string } & Record<string, unknown>,
) => Promise<{ status: number; body: ReturnType<typeof JSON.parse> }>;

/** Path parameters are among `sent`; its answer is compared with the description. */
const call: Call = async (method, path, { as = cookie, body, query = "", ...parameters } = {}) => {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
  const isForm = body instanceof FormData;
  const answer = await app.fetch(address + query, {
    method: method.toUpperCase(),
    ...(as && { cookie: as }),
    ...(isForm && { body }),
    ...(body !== undefined &&
      !isForm && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
  const { responses } = document.paths[path]![method]!;
  return { status: answer.status, body: await compare(path, method, answer, responses) };
};

async function compare(path: string, method: string, answer: Response, responses: Operation["responses"]) {
  const where = `${method} ${path} ${answer.status}`;
  const named = responses[answer.status];
  expect(named, where).toBeDefined();
  const response = named?.$ref ? document.components.responses[named.$ref.split("/").at(-1)!]! : named!;
  const type = answer.headers.get("Content-Type")!.split(";", 1)[0]!;
  expect(Object.keys(response.content ?? {}), where).toContain(type);
  if (answer.ok) answered.add(`${method} ${path}`);
  const schema = response.content?.[type]?.schema;
  if (!schema) return void (await answer.arrayBuffer());
  const body = await answer.json();
  const read = checkerOf(schema).safeParse(body);
  expect(read.error && z.prettifyError(read.error), where).toBeUndefined();
  return body;
}

/** Refuses what is not described, too. */
function checkerOf(schema: Schema) {
  const text = JSON.stringify({ ...schema, $defs: document.components.schemas }, (_, value: unknown) =>
    isDescribed(value) ? { additionalProperties: false, ...value } : value,
  );
  return z.fromJSONSchema(JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/")));
}

const isDescribed = (value: unknown): value is object =>
  typeof value === "object" && value !== null && "properties" in value && "type" in value && value.type === "object";

describe("answers as described", () => {
  test("to whom an order belongs", async () => {
    const { id, originalPhotoPath } = createOrderWithPlans(user.id, 1);
    standInSun(id);
    const images = app.db.select().from(designImages).where(eq(designImages.requestId, id)).all();
    for (const path of [originalPhotoPath, ...images.map(({ imagePath }) => imagePath)]) {
      mkdirSync(dirname(diskStorage.fileOf(path)), { recursive: true });
      await copyFile(photo, diskStorage.fileOf(path));
    }
    await call("get", "/api/auth/user");
    await call("get", "/api/uploads/{path}", { path: originalPhotoPath });
    expect((await call("get", "/api/designs/recent")).body.designs).toHaveLength(1);
    expect((await call("get", "/api/designs/history/email/{email}", { email: user.email })).body.designs).toHaveLength(
      1,
    );
    await call("get", "/api/designs/history/email/{email}", { email: "ada@other.test" });
    await call("get", "/api/designs/{requestId}", { requestId: id });
    const variation = { requestId: id, variation: 1 };
    await call("get", "/api/designs/{requestId}/images/{variation}/plan.svg", variation);
    await call("get", "/api/designs/{requestId}/images/{variation}/sun.svg", variation);
    await call("get", "/api/designs/{requestId}/images/{variation}/list.csv", variation);
    await call("get", "/api/designs/{requestId}/images/{variation}/packet/{document}", {
      ...variation,
      document: "plan.dxf",
    });
    await call("get", "/api/designs/{requestId}/designs.zip", { requestId: id });
    const stranger = (await app.signIn()).cookie;
    for (const path of Object.keys(document.paths).filter((each) => each.startsWith("/api/designs/{requestId}")))
      for (const method of Object.keys(document.paths[path]!)) {
        const body = method === "get" ? undefined : { paymentIntentId: "pi_1" };
        expect((await call(method, path, { ...variation, as: stranger, body })).status).toBe(404);
      }
  });

  test("to whom orders and pays", async () => {
    const fields = { prompt: "A gravel path and lavender", email: "ada@example.com", package: "standard" };
    const form = (changes: Partial<typeof fields> = {}, file = true) => {
      const data = new FormData();
      for (const [name, value] of Object.entries({ ...fields, ...changes })) data.set(name, value);
      if (file) data.set("photo", new File([bytes], "yard.jpg", { type: "image/jpeg" }));
      return data;
    };
    const bytes = await readFile(photo);
    expect((await call("post", "/api/uploads", { body: form() })).status).toBe(201);
    expect((await call("post", "/api/uploads", { body: form({ prompt: "x" }, false) })).body.errors).toBeDefined();
    expect((await call("post", "/api/wish-reading", { body: { prompt: fields.prompt } })).status).toBe(200);
    expect((await call("post", "/api/wish-reading", { body: { prompt: "x" } })).status).toBe(422);

    const order = createUnpaidOrder({ userId: user.id });
    const open = (amount: unknown) =>
      call("post", "/api/create-payment-intent", { body: { designRequestId: order.id, amount } });
    expect((await open("9")).status).toBe(400);
    expect((await open(901)).status).toBe(400);
    expect((await open(900)).status).toBe(200);
    const complete = (paymentIntentId: string) =>
      call("post", "/api/designs/{requestId}/payment-complete", { requestId: order.id, body: { paymentIntentId } });
    const opened = await openPayment(order, testGateway!);
    if (!opened.ok) throw new Error("The payment did not open.");
    expect((await complete(opened.paymentId)).status).toBe(402);
    await testGateway!.confirmCard(opened.paymentId, { number: "4242424242424242", expiry: "12/40", cvc: "123" });
    expect((await complete(opened.paymentId)).body).toEqual({ status: "processing", requestId: order.id });
    expect((await open(900)).status).toBe(409);
  });

  test.each(["categories", "tags"])("about %s", async (many) => {
    const [list, one] = [`/api/blog/${many}`, `/api/blog/${many}/{topicId}`];
    const body = { name: `Described ${many}` };
    const { body: topic } = await call("post", list, { body });
    expect((await call("post", list, { body })).status).toBe(409);
    expect((await call("post", list, { body: {} })).status).toBe(400);
    await call("get", list, { as: null });
    await call("get", one, { topicId: topic.id });
    await call("put", one, { topicId: topic.id, body: { name: "Renamed" } });
    const { body: other } = await call("post", list, { body });
    expect((await call("delete", one, { topicId: topic.id, query: `?mergeInto=${other.id}` })).body).toEqual({
      ok: true,
      movedPosts: 0,
    });
    expect((await call("delete", one, { topicId: topic.id })).status).toBe(404);
    await call("delete", one, { topicId: other.id });
  });

  test("about posts", async () => {
    const [list, one] = ["/api/blog/posts", "/api/blog/posts/{idOrSlug}"];
    const picture = new FormData();
    picture.set("media", new File([await readFile(photo)], "yard.jpg"));
    const { body: stored } = await call("post", "/api/blog/media", { body: picture });
    expect((await call("post", "/api/blog/media", { body: new FormData() })).status).toBe(400);
    const { body: category } = await call("post", "/api/blog/categories", { body: { name: "Of a described post" } });
    const words = { title: "A described post", slug: "a-described-post", content: "It lasts for *decades*." };
    const post = { ...words, status: "published", categories: [category.id], featuredImagePath: stored.url };
    const blocks = [{ type: "text", content: { words: "Stone" }, order: 0 }];
    const { body: made, status } = await call("post", list, { body: { ...post, blocks } });
    expect(status).toBe(201);
    expect((await call("post", list, { body: post })).body.suggestion).toBeDefined();
    expect((await call("post", list, { body: { title: 7 } })).body.errors).toBeDefined();
    expect((await call("get", list, { as: null })).body.length).toBeGreaterThan(0);
    expect((await call("get", list, { query: "?status=all" })).body.length).toBeGreaterThan(0);
    expect((await call("get", list, { query: "?page=x" })).status).toBe(400);
    await call("get", one, { as: null, idOrSlug: words.slug });
    await call("get", one, { idOrSlug: made.id });
    const stale = { title: "Too late", updatedAt: "2020-01-01T00:00:00Z" };
    expect((await call("put", one, { idOrSlug: made.id, body: stale })).status).toBe(409);
    expect((await call("put", one, { idOrSlug: made.id, body: { authorId: 999_999 } })).status).toBe(422);
    await call("put", one, { idOrSlug: made.id, body: { slug: "a-described-post-moved" } });
    expect((await call("get", one, { as: null, idOrSlug: words.slug })).status).toBe(301);
    expect((await call("delete", one, { idOrSlug: made.id })).status).toBe(200);
    expect((await call("delete", one, { idOrSlug: made.id })).status).toBe(404);
  });
});
