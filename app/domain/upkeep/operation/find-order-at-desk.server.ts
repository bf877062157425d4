import { and, asc, desc, eq, gte, inArray, lt, or } from "drizzle-orm";
import { readOrder } from "#app/domain/orders/request/find-design-request.server.ts";
import { readRequestId } from "#app/domain/orders/request/request-id.ts";
import { findAllowedExample } from "#app/domain/orders/share/shown-example.server.ts";
import { jobKinds } from "#app/jobs/kinds.ts";
import { db } from "#db/client.server.ts";
import { imageAttempts, jobs, letters, orderedPictures, refunds, users } from "#db/schema.ts";
import { presentJob } from "./jobs-at-desk.server.ts";

const attemptsAtMost = 30;
const kindsOfOrders = Object.entries(jobKinds).flatMap(([kind, { payload }]) =>
  "requestId" in payload.shape ? [kind] : [],
);

/** Except the pictures themselves. Undefined for an unknown number. */
export function findOrderAtDesk(typedId: string) {
  const id = readRequestId(typedId);
  const order = id === undefined ? undefined : readOrder(db, id);
  if (!order) return undefined;
  const owner = db.select().from(users).where(eq(users.id, order.userId)).get();
  return {
    order,
    owner: owner?.email ?? undefined,
    refunds: db.select().from(refunds).where(eq(refunds.requestId, order.id)).orderBy(asc(refunds.id)).all(),
    letters: db
      .select()
      .from(letters)
      .where(eq(letters.requestId, order.id))
      .orderBy(asc(letters.createdAt), asc(letters.key))
      .all(),
    pictures: db
      .select()
      .from(orderedPictures)
      .where(eq(orderedPictures.requestId, order.id))
      .orderBy(asc(orderedPictures.variationNumber))
      .all(),
    attempts: db
      .select()
      .from(imageAttempts)
      .where(eq(imageAttempts.requestId, order.id))
      .orderBy(desc(imageAttempts.id))
      .limit(attemptsAtMost)
      .all(),
    jobs: listJobsOf(order.id),
    example: findAllowedExample(order.id),
  };
}

function listJobsOf(id: number) {
  const own = or(eq(jobs.key, `${id}`), and(gte(jobs.key, `${id}:`), lt(jobs.key, `${id};`)));
  const rows = db
    .select()
    .from(jobs)
    .where(and(inArray(jobs.kind, kindsOfOrders), own))
    .all();
  return rows.sort((a, b) => a.id - b.id).map(presentJob);
}
