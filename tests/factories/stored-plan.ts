import { eq } from "drizzle-orm";
import { measurePlan } from "#app/designer/take-off/quantities/measure-plan.ts";
import { db } from "#db/client.server.ts";
import { designImages } from "#db/schema.ts";
import { drawnPlan, knownYard } from "#tests/designer/known-yard.ts";
import { createDesignRequest } from "./design-rows.ts";

/** Measured once: it is the same for every order, and takes a tenth of a second. */
let geometry: ReturnType<typeof measurePlan> | undefined;

/** A finished order whose pictures all have the plan of a known yard: 8 m to the wall, 10 lavenders, 2 birches, a bench. */
export function createOrderWithPlans(userId: number, images = 1) {
  const order = { status: "completed", paymentStatus: "paid", imageCount: images } as const;
  const request = createDesignRequest(userId, order, images);
  geometry ??= measurePlan(drawnPlan(), knownYard(), { scaleUncertainty: 0.3 });
  const plan = { title: "A flagstone patio and a gravel path", geometry };
  db.update(designImages).set({ plan }).where(eq(designImages.requestId, request.id)).run();
  return request;
}
