import { randomInt } from "node:crypto";
import { and, count, eq, isNull, or } from "drizzle-orm";
import type { ToldFacing } from "#app/domain/plans/told-facing.ts";
import type { Package } from "#app/domain/shop/money/package.ts";
import { findPackage } from "#app/domain/shop/money/packages.server.ts";
import { moneyPart } from "#app/domain/shop/money/shop-currency.server.ts";
import { readTypedWish, storeTypedWish } from "#app/providers/images/typed-wish.ts";
import type { Heard } from "#app/providers/text/contract.ts";
import { env } from "#app/settings/env.server.ts";
import { inTransaction, type Transaction } from "#db/client.server.ts";
import { designDrafts, designRequests, media } from "#db/schema.ts";
import { unpaidRequests } from "./request/find-design-request.server.ts";
import { isTooMuchMail, tooMuchMailWords } from "./request/letter-addresses.server.ts";
import { requestYardReading } from "./request/yard-reading.server.ts";
import { findKnownLocality, moveOrder } from "./wish/choose-locality.server.ts";
import type { Answers } from "./wish/wish-answers.ts";

export interface DesignRequestInput {
  userId: number;
  photoPath: string | undefined;
  prompt: string;
  interpretedWish?: Heard;
  /** To the questions of the wish. */
  answers?: Answers;
  email: string;
  /** Which way the photo looks, if that is said; the account knows where the yard is. */
  facing?: ToldFacing["facing"];
  package: string;
  /** The name in the link that brought its customer here. */
  sentBy?: string | undefined;
}

export type SubmittedDesignRequest =
  | { ok: true; requestId: number }
  | { ok: false; reason: "photo-missing" | "unknown-package" | "too-many-open" | "too-much-mail" };

export const submitRefusals = {
  "photo-missing": { status: 400, message: "Please upload a photo of your yard" },
  "unknown-package": { status: 400, message: "Please select a package" },
  "too-many-open": {
    status: 429,
    message: `You have ${env.LIMIT_UNPAID_ORDERS} designs waiting for payment. Please pay for one of them first; you find them under My Account.`,
  },
  "too-much-mail": { status: 429, message: tooMuchMailWords },
} as const;

/**
 * Unpaid, with the catalog's price and count. Submitting the identical order again (a double click, a reload) returns
 * the first request.
 */
export function submitDesignRequest(input: DesignRequestInput): SubmittedDesignRequest {
  const entry = findPackage(input.package);
  if (!entry) return { ok: false, reason: "unknown-package" };
  return inTransaction((tx) => {
    const photo = findOwnPhoto(tx, input);
    if (!photo) return { ok: false, reason: "photo-missing" };
    const earlier = findSameRequest(tx, input, photo.path, entry);
    if (!earlier && hasEnoughOpen(tx, input.userId)) {
      return { ok: false, reason: "too-many-open" };
    }
    if (!earlier && isTooMuchMail(tx, input.userId, input.email)) return { ok: false, reason: "too-much-mail" };
    const requestId = earlier?.id ?? insertRequest(tx, input, photo, entry);
    if (!earlier) requestYardReading(tx, requestId);
    else moveEarlier(tx, input, earlier);
    endDraft(tx, input, photo.id);
    return { ok: true, requestId };
  });
}

function findOwnPhoto(tx: Transaction, { photoPath, userId }: DesignRequestInput) {
  if (photoPath === undefined) return undefined;
  return tx
    .select({ id: media.id, path: media.path })
    .from(media)
    .where(and(eq(media.path, photoPath), eq(media.kind, "photo"), eq(media.ownerId, userId)))
    .get();
}

function findSameRequest(tx: Transaction, input: DesignRequestInput, photoPath: string, entry: Package) {
  return tx
    .select({ id: designRequests.id, locality: designRequests.locality })
    .from(designRequests)
    .where(
      and(
        eq(designRequests.userId, input.userId),
        eq(designRequests.originalPhotoPath, photoPath),
        eq(designRequests.prompt, input.prompt),
        eq(designRequests.deliveryEmail, input.email),
        eq(designRequests.package, entry.name),
      ),
    )
    .get();
}

/** The same order, with another answer to where the yard is. */
function moveEarlier(
  tx: Transaction,
  { userId, facing }: DesignRequestInput,
  { id, locality: old }: Pick<typeof designRequests.$inferSelect, "id" | "locality">,
): void {
  const locality = findKnownLocality(tx, userId, facing ?? old?.facing);
  if (locality?.words !== old?.words || locality?.facing !== old?.facing) moveOrder(tx, { id, userId }, locality);
}

/** Gifts count too. */
export function hasEnoughOpen(tx: Transaction, userId: number): boolean {
  const open = and(eq(designRequests.userId, userId), unpaidRequests);
  const { n } = tx.select({ n: count() }).from(designRequests).where(open).get() ?? { n: 0 };
  return env.LIMIT_UNPAID_ORDERS > 0 && n >= env.LIMIT_UNPAID_ORDERS;
}

/** Including the draft that the second half of a double click has just created: the same words, without a photo. */
function endDraft(tx: Transaction, { userId, prompt }: DesignRequestInput, photoMediaId: number): void {
  const sameWords = and(isNull(designDrafts.photoMediaId), eq(designDrafts.prompt, prompt));
  const isOrdered = or(eq(designDrafts.photoMediaId, photoMediaId), sameWords);
  tx.delete(designDrafts)
    .where(and(eq(designDrafts.userId, userId), isOrdered))
    .run();
}

/** Of the preview that its author has seen before signing in. */
function findPreviewedSeed(tx: Transaction, { userId }: DesignRequestInput, photoMediaId: number): number | undefined {
  const own = and(eq(designDrafts.userId, userId), eq(designDrafts.photoMediaId, photoMediaId));
  return tx.select({ seed: designDrafts.seed }).from(designDrafts).where(own).get()?.seed ?? undefined;
}

function insertRequest(
  tx: Transaction,
  input: DesignRequestInput,
  photo: { id: number; path: string },
  entry: Package,
): number {
  const values = {
    userId: input.userId,
    originalPhotoPath: photo.path,
    prompt: input.prompt,
    wish: storeTypedWish(readTypedWish(input.prompt, input.interpretedWish), input.answers),
    package: entry.name,
    priceCents: entry.priceCents,
    currency: entry.currency,
    notHappyDays: moneyPart.read().notHappyDays,
    imageCount: entry.imageCount,
    deliveryEmail: input.email,
    sentBy: input.sentBy,
    locality: findKnownLocality(tx, input.userId, input.facing),
    seed: findPreviewedSeed(tx, input, photo.id) ?? randomInt(2 ** 31),
  };
  return tx.insert(designRequests).values(values).returning({ id: designRequests.id }).get().id;
}
