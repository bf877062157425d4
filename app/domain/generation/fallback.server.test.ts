import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { findOrder } from "#app/domain/orders/list-orders.server.ts";
import { type ImageProvider, ImageProviderError, type ImageProviderFailure } from "#app/providers/images/contract.ts";
import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { db } from "#db/client.server.ts";
import { imageAttempts, jobs } from "#db/schema.ts";
import { createPaidOrder } from "#tests/factories/create-order.ts";
import { placeSmallYard } from "#tests/factories/small-yard.ts";
import { createSquareProvider } from "#tests/factories/square-provider.ts";
import { runUntilEmpty } from "#tests/harness/run-until-empty.ts";
import { generateImage } from "./generate-image.server.ts";

beforeEach(() => void db.delete(jobs).run());

/** @param goodCalls those before the first failure */
function failing(failure: ImageProviderFailure, goodCalls = 0): ImageProvider {
  const { provider } = createSquareProvider();
  let calls = 0;
  return {
    name: "a service",
    sendsPhotoTo: "Somebody Else",
    async makeDesign(wanted) {
      const { onCall } = wanted;
      calls++;
      if (calls <= goodCalls) return provider.makeDesign(wanted);
      onCall?.({ model: "m", outcome: failure, seconds: 1 });
      throw new ImageProviderError(failure, "no");
    },
  };
}

async function order(
  failure: ImageProviderFailure,
  fallbackAfter: number,
  { imageCount = 1, goodCalls = 0, hoursAgo = 0 } = {},
) {
  const paidAt = Date.now() - hoursAgo * 3_600_000;
  const request = createPaidOrder({ prompt: "Only gravel, no plants", imageCount, paidAt });
  const photo = diskStorage.fileOf(request.originalPhotoPath);
  await mkdir(dirname(photo), { recursive: true });
  await placeSmallYard(photo);
  const provider = failing(failure, goodCalls);
  await runUntilEmpty({
    handlers: {
      "generate-image": { run: (payload, { signal }) => generateImage(payload, { signal, provider, fallbackAfter }) },
    },
  });
  const attempts = db.select().from(imageAttempts).where(eq(imageAttempts.requestId, request.id)).all();
  return {
    image: findOrder(request.id, request.userId)!.images[0],
    status: findOrder(request.id, request.userId)!.status,
    makers: findOrder(request.id, request.userId)!.images.map(({ maker }) => maker),
    calls: attempts.map((attempt) => `${attempt.provider}: ${attempt.outcome}`),
  };
}

test.each([1, 5])("after %i failures the built-in designer draws, and the picture says so", async (after) => {
  const { image, calls } = await order("retry", after);
  expect(image).toMatchObject({ maker: "in-place-of-service", house: undefined });
  expect(calls).toEqual([...Array(after).fill("a service: retry"), "built-in designer: picture"]);
});

test.each([
  ["a refusal", "refuse"],
  ["the end of a model", "gone"],
] as const)("after %s it draws at once: the service is not called again", async (_, failure) => {
  const { image, calls } = await order(failure, 3);
  expect(image).toMatchObject({ maker: "in-place-of-service" });
  expect(calls).toEqual([`a service: ${failure}`, "built-in designer: picture"]);
});

test("a model that ends between two pictures of an order costs the order none", async () => {
  const { makers } = await order("gone", 1, { imageCount: 3, goodCalls: 2 });
  const service = { service: "Somebody Else" };
  expect(makers).toEqual([service, service, "in-place-of-service"]);
});

test("without the setting the pictures that a model no longer made are refunded after six hours, and the others delivered", async () => {
  const { status, makers } = await order("gone", 0, { imageCount: 3, goodCalls: 2, hoursAgo: 7 });
  expect(makers).toEqual(Array(2).fill({ service: "Somebody Else" }));
  expect(status).toBe("partial");
  expect(db.select().from(jobs).where(eq(jobs.kind, "refund-payment")).all()).toHaveLength(1);
});

test.each<ImageProviderFailure>(["retry", "refuse"])("without the setting it never does: %s", async (failure) => {
  const { image, calls } = await order(failure, 0);
  expect(image).toBeUndefined();
  expect(new Set(calls)).toEqual(new Set([`a service: ${failure}`]));
});
