import { eq } from "drizzle-orm";
import { measurePlan } from "#app/designer/take-off/quantities/measure-plan.ts";
import { db } from "#db/client.server.ts";
import { designImages, designRequests } from "#db/schema.ts";
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

/** The photo looks south over a yard of Germany, and a wall of 6 m stands across its view: the hours of sun are known. */
export function standInSun(requestId: number): void {
  const camera = { height: 0.75, horizon: 0.25, focal: 0.75, roll: 0 };
  const wall = { top: "seen" as const, line: [-30, 12, 6, 30, 12, 6] };
  const standing = { eyeHeight: 1.6, halfView: 0.5, lines: [wall], camera };
  const [image] = db.select().from(designImages).where(eq(designImages.requestId, requestId)).all();
  if (!image?.plan || !geometry) throw new Error("An order without plans has no hours of sun");
  const plan = { ...image.plan, geometry: { ...geometry, standing } };
  db.update(designImages).set({ plan }).where(eq(designImages.requestId, requestId)).run();
  const locality = { words: "Germany", zone: "7a", laws: [], latitude: 51, facing: "south" as const };
  db.update(designRequests).set({ locality }).where(eq(designRequests.id, requestId)).run();
}
