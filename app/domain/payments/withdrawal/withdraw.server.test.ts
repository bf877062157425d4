import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { generateImage } from "#app/domain/generation/generate-image.server.ts";
import { db } from "#db/client.server.ts";
import { designImages, media, orderedPictures } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { createSquareProvider } from "#tests/factories/square-provider.ts";
import { withdraw } from "./withdraw.server.ts";

test("a picture that is being drawn when its customer withdraws is discarded, without a failure", async () => {
  const order = createPaidOrder();
  const { provider } = createSquareProvider(() =>
    withdraw({ name: "Pat", order: String(order.id), email: order.deliveryEmail }),
  );
  const { signal } = new AbortController();
  await generateImage({ requestId: order.id, variationNumber: 1 }, { signal, provider });
  expect(db.select().from(designImages).where(eq(designImages.requestId, order.id)).all()).toEqual([]);
  expect(db.select().from(media).where(eq(media.kind, "design")).all()).toEqual([]);
  const pictures = db.select().from(orderedPictures).where(eq(orderedPictures.requestId, order.id)).all();
  expect(pictures.map(({ status }) => status)).toEqual(["lost"]);
});
