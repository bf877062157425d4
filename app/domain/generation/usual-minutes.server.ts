import { and, desc, gt, inArray, isNotNull } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { designRequests } from "#db/schema.ts";

const sample = 20;
/** Fewer say little about the next order. */
const ordersAtLeast = 5;

/** Median minutes from payment to the last picture of this server's last 20 orders; undefined until there are five. */
export function usualMinutes(): number | undefined {
  const { status, paymentOpenedAt, paidAt, finishedAt } = designRequests;
  const minutes = db
    .select({ paidAt, finishedAt })
    .from(designRequests)
    .where(
      and(gt(paymentOpenedAt, 0), inArray(status, ["completed", "partial"]), isNotNull(paidAt), isNotNull(finishedAt)),
    )
    .orderBy(desc(paymentOpenedAt))
    .limit(sample)
    .all()
    .map((order) => (Number(order.finishedAt) - Number(order.paidAt)) / 60_000)
    .sort((a, b) => a - b);
  const [below, above] = [minutes[(minutes.length - 1) >> 1], minutes[minutes.length >> 1]];
  if (minutes.length < ordersAtLeast || below === undefined || above === undefined) return undefined;
  return Math.max(1, Math.round((below + above) / 2));
}
