import { rmSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { afterAll, beforeAll, expect, test } from "vitest";
import { olderMigrations } from "#tests/factories/older-migrations.ts";
import { openConnection } from "./open-connection.server.ts";

/**
 * A database from when the state of pictures, letters and refunds was read from the jobs table: written with that schema, in
 * every state, before today's program opens it.
 */
const lastOldMigration = 4;
const folder = String(process.env.DATA_DIR);
const old = { at: 1_000_000, day: "2026-11-01" };

beforeAll(async () => {
  rmSync(join(folder, "landscape-atelier.sqlite"), { force: true });
  const client = openConnection(join(folder, "landscape-atelier.sqlite"));
  migrate(drizzle({ client }), { migrationsFolder: olderMigrations(lastOldMigration) });
  client.exec(oldRows());
  client.close();
  const { migrateDatabase } = await import("./migrate.server.ts");
  expect(migrateDatabase(folder)).toMatchObject({ applied: expect.any(Number) });
});
afterAll(async () => {
  const { stopPictureProcesses } = await import("#app/providers/images/picture-process-client.server.ts");
  stopPictureProcesses();
});

interface OldOrder {
  status: string;
  paymentStatus: string;
  imageCount?: number;
  paidCents?: number;
  images?: number[];
}

const orders: Record<number, OldOrder> = {
  1: { status: "pending", paymentStatus: "unpaid" },
  2: { status: "pending", paymentStatus: "failed" },
  3: { status: "processing", paymentStatus: "paid", imageCount: 3, images: [1] },
  4: { status: "completed", paymentStatus: "paid", images: [1] },
  5: { status: "partial", paymentStatus: "partially_refunded", imageCount: 2, images: [1] },
  6: { status: "error", paymentStatus: "refunded" },
  7: { status: "error", paymentStatus: "paid" },
  8: { status: "error", paymentStatus: "paid" },
  9: { status: "pending", paymentStatus: "paid" },
};

const oldJobs: [string, string, object, string, number?, number?][] = [
  ["read-yard", "1", { requestId: 1 }, "ready"],
  ["read-yard", "2", { requestId: 2 }, "dead", 5, 6],
  ["generate-image", "3:1", { requestId: 3, variationNumber: 1 }, "done", 2_000, 9_000],
  ["generate-image", "3:2", { requestId: 3, variationNumber: 2 }, "dead", 3_000, 4_000],
  ["generate-image", "3:3", { requestId: 3, variationNumber: 3 }, "ready"],
  ["send-receipt-letter", "3", { requestId: 3 }, "ready"],
  ["generate-image", "4:1", { requestId: 4, variationNumber: 1 }, "done", 1_000, 6_000],
  ["send-designs-ready-letter", "4", { requestId: 4 }, "dead", 1, 2],
  ["generate-image", "5:1", { requestId: 5, variationNumber: 1 }, "done", 1_000, 4_000],
  ["generate-image", "5:2", { requestId: 5, variationNumber: 2 }, "dead", 1_000, 4_000],
  ["refund-payment", "7:missing-images", { requestId: 7, cause: "missing-images", amountCents: 400 }, "dead", 8, 9],
  ["refund-payment", "8:missing-images", { requestId: 8, cause: "missing-images", amountCents: 900 }, "ready"],
  ["plant-first-posts", "once", {}, "done", 1, 2],
];

function oldRows(): string {
  const text = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;
  const name = (id: string) => `${id.padStart(32, "0")}.jpg`;
  const media = (path: string, kind: string) =>
    `insert into media (path, kind, owner_id, width, height, bytes, placeholder_color, widths, created_at)
     values (${text(path)}, '${kind}', 1, 8, 6, 1, '#fff', '[]', 1);`;
  const order = ([id, { status, paymentStatus, imageCount = 1, paidCents = 400, images = [] }]: [string, OldOrder]) =>
    [
      media(name(id), "photo"),
      `insert into design_requests (id, user_id, original_photo_path, prompt, status, package, package_price, image_count,
         delivery_email, payment_intent_id, payment_status, paid_amount_cents, paid_at, seed, created_at)
       values (${id}, 1, '${name(id)}', 'A pond', '${status}', 'Quick Look', 4, ${imageCount}, 'pat@yard.test', 'test_${id}',
         '${paymentStatus}', ${paymentStatus === "unpaid" || paymentStatus === "failed" ? 0 : paidCents}, 5, 7, ${old.at});`,
      ...images.flatMap((n) => [
        media(name(`${id}f${n}`), "design"),
        `insert into design_images (request_id, image_path, variation_number, created_at) values (${id}, '${name(`${id}f${n}`)}', ${n}, 77);`,
      ]),
    ].join("\n");
  const job = ([kind, key, payload, status, startedAt, finishedAt]: (typeof oldJobs)[number]) =>
    `insert into jobs (kind, key, payload, status, run_at, created_at, started_at, finished_at) values
     ('${kind}', '${key}', ${text(JSON.stringify(payload))}, '${status}', 1, ${old.at}, ${startedAt ?? "null"}, ${finishedAt ?? "null"});`;
  const letter = (key: string, id: number, kind: string, sentAt: number | null) =>
    `insert into letters (key, request_id, kind, recipient, message_id, sent_at, created_at)
     values ('${key}', ${id}, '${kind}', 'pat@yard.test', '<${key}@yard.test>', ${sentAt}, 1);`;
  const refund = (id: number, cause: string, status: string) =>
    `insert into refunds (request_id, cause, amount_cents, status, created_at, updated_at)
     values (${id}, '${cause}', 200, '${status}', 1, 1);`;
  return [
    `insert into users (id, email, created_at, updated_at) values (1, 'pat@yard.test', 1, 1);`,
    ...Object.entries(orders).map(order),
    ...oldJobs.map(job),
    letter("receipt.4", 4, "receipt", 3),
    letter("designs-ready.4", 4, "designs-ready", null),
    letter("receipt.5", 5, "receipt", 3),
    refund(5, "missing-images", "done"),
    // Part of the eighth was refunded already, so that less is left than its job requests.
    refund(8, "dashboard:re_1", "done"),
  ].join("\n");
}

test("what the jobs stored is in the orders' own rows", async () => {
  const { db } = await import("./client.server.ts");
  const schema = await import("./schema.ts");
  const pictures = db.select().from(schema.orderedPictures).all();
  expect(
    pictures.map((row) => [row.requestId, row.variationNumber, row.status, row.startedAt, row.finishedAt]),
  ).toEqual([
    // Without a job: an order that was never started, and those whose jobs are deleted.
    [6, 1, "lost", null, null],
    [7, 1, "lost", null, null],
    [8, 1, "lost", null, null],
    [9, 1, "outstanding", null, null],
    [3, 1, "made", 2_000, 9_000],
    [3, 2, "lost", 3_000, 4_000],
    [3, 3, "outstanding", null, null],
    [4, 1, "made", 1_000, 6_000],
    [5, 1, "made", 1_000, 4_000],
    [5, 2, "lost", 1_000, 4_000],
  ]);
  const requests = db.select().from(schema.designRequests).all();
  expect(new Set(requests.map(({ priceCents, currency }) => `${priceCents} ${currency}`))).toEqual(
    new Set(["400 usd"]),
  );
  expect(requests.map(({ id, yardReadingSince }) => [id, yardReadingSince]).filter(([, since]) => since)).toEqual([
    [1, old.at],
  ]);
  const letters = db.select().from(schema.letters).all();
  expect(letters.map(({ key, status }) => `${key} ${status}`).sort()).toEqual([
    "designs-ready.4 given-up",
    "receipt.4 sent",
    "receipt.5 sent",
  ]);
  const refunds = db.select().from(schema.refunds).orderBy(schema.refunds.requestId, schema.refunds.cause).all();
  expect(refunds.map((row) => [row.requestId, row.cause, row.amountCents, row.status, row.givenUpAt])).toEqual([
    [5, "missing-images", 200, "done", null],
    [7, "missing-images", 400, "pending", 9],
    [8, "dashboard:re_1", 200, "done", null],
    [8, "missing-images", 200, "pending", null],
  ]);
  expect(db.select().from(schema.milestones).all()).toMatchObject([{ name: "first-posts-offered" }]);
});

test("jobs that waited then are done now, and orders end as they were going to", async () => {
  const { db } = await import("./client.server.ts");
  const schema = await import("./schema.ts");
  const { runUntilEmpty } = await import("#tests/harness/run-until-empty.ts");
  const { createSquareProvider } = await import("#tests/factories/square-provider.ts");
  const { generateImage } = await import("#app/domain/generation/generate-image.server.ts");
  const { reconcilePayments } = await import("#app/domain/payments/reconcile-payments.server.ts");
  const { offerFirstPosts } = await import("#app/domain/blog/import/plant-first-posts.server.ts");
  const { provider } = createSquareProvider();
  const { signal } = new AbortController();
  // The stand-in knows none of these payments and fails permanently: at once for the seventh order's refund, given up before.
  await expect(reconcilePayments()).rejects.toThrow("refused");
  offerFirstPosts();
  const runs = await runUntilEmpty({
    handlers: {
      "generate-image": { run: (payload) => generateImage(payload, { signal, provider }) },
      "read-yard": { run: () => {} },
    },
  });
  expect(runs.map(({ kind, result }) => `${kind} ${result}`).sort()).toEqual(
    [
      ...["read-yard done", "generate-image done", "generate-image done", "finish-design done", "finish-design done"],
      ...["send-receipt-letter done", "send-receipt-letter done"],
      ...["send-designs-ready-letter done", "send-designs-ready-letter done"],
      ...["refund-payment dead", "refund-payment dead"],
    ].sort(),
  );
  const statusOf = (id: number) =>
    db.select().from(schema.designRequests).where(eq(schema.designRequests.id, id)).get()?.status;
  expect([3, 4, 5, 6, 9].map(statusOf)).toEqual(["partial", "completed", "partial", "error", "completed"]);
});
