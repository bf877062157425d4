import { and, asc, eq, inArray } from "drizzle-orm";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { listOrderFiles } from "#app/domain/orders/download/list-order-files.server.ts";
import { type OrderFile, photoFileName, textFile } from "#app/domain/orders/download/order-file.ts";
import { storedBytes } from "#app/providers/storage/storage.server.ts";
import { db } from "#db/client.server.ts";
import {
  blogPosts,
  coupons,
  designDrafts,
  designRequests,
  deskLog,
  followUps,
  identities,
  invoices,
  leads,
  letters,
  media,
  moments,
  refunds,
  shareLinks,
  users,
  withdrawals,
} from "#db/schema.ts";

/** One file with all facts, then those of each order, read one by one. */
export function* listAccountFiles(user: SignedInUser): Generator<OrderFile> {
  const orders = db
    .select()
    .from(designRequests)
    .where(eq(designRequests.userId, user.id))
    .orderBy(asc(designRequests.id))
    .all();
  yield textFile("my-data.json", `${JSON.stringify(describeAccount(user.id, orders), null, 2)}\n`);
  for (const { id } of orders) {
    for (const file of listOrderFiles({ requestId: String(id), userId: user.id }) ?? []) {
      yield { ...file, name: `design-${id}/${file.name}` };
    }
  }
  yield* listDraftPhotos(user.id);
  yield* listLeadPhotos(user.id);
}

/** Without internal fields: seeds, keys, the provider's secrets. */
function describeAccount(userId: number, orders: (typeof designRequests.$inferSelect)[]) {
  const ids = orders.map(({ id }) => id);
  const drafts = db.select().from(designDrafts).where(eq(designDrafts.userId, userId)).all();
  return {
    account: db.select().from(users).where(eq(users.id, userId)).get(),
    signsInWith: db
      .select({ issuer: identities.issuer, subject: identities.subject, email: identities.email })
      .from(identities)
      .where(eq(identities.userId, userId))
      .all(),
    designs: orders.map(({ seed: _, hostedCheckoutId: __, ...order }) => order),
    changesAskedFor: db.select().from(followUps).where(inArray(followUps.requestId, ids)).all(),
    designsAtOtherTimes: db.select().from(moments).where(inArray(moments.requestId, ids)).all(),
    giftCodes: db.select().from(coupons).where(inArray(coupons.requestId, ids)).all(),
    refunds: db.select().from(refunds).where(inArray(refunds.requestId, ids)).all(),
    invoices: db.select().from(invoices).where(inArray(invoices.requestId, ids)).all(),
    withdrawals: db.select().from(withdrawals).where(inArray(withdrawals.requestId, ids)).all(),
    messagesToTheShop: listLeadsOf(userId),
    letters: db.select().from(letters).where(inArray(letters.requestId, ids)).all(),
    shareLinks: db.select().from(shareLinks).where(inArray(shareLinks.requestId, ids)).all().map(withoutKey),
    notOrderedYet: drafts.map(({ prompt, email, packageId, createdAt }) => ({ prompt, email, packageId, createdAt })),
    blogPosts: db
      .select({ title: blogPosts.title, slug: blogPosts.slug, createdAt: blogPosts.createdAt })
      .from(blogPosts)
      .where(eq(blogPosts.authorId, userId))
      .all(),
    workAtTheDesk: db
      .select({ did: deskLog.did, about: deskLog.about, at: deskLog.createdAt })
      .from(deskLog)
      .where(eq(deskLog.editorId, userId))
      .all(),
  };
}

/** Written under an address that the account's sign-in vouches for. */
function listLeadsOf(userId: number) {
  const isOwn = and(eq(identities.userId, userId), eq(identities.emailClaim, "verified"));
  const addresses = db.select({ email: identities.email }).from(identities).where(isOwn);
  return db.select().from(leads).where(inArray(leads.contact, addresses)).all();
}

function* listLeadPhotos(userId: number): Generator<OrderFile> {
  const paths = listLeadsOf(userId).flatMap(({ photoPath }) => photoPath ?? []);
  for (const photo of db.select().from(media).where(inArray(media.path, paths)).all()) {
    yield { name: `messages-to-the-shop/${photo.path}`, read: () => storedBytes(photo.path) };
  }
}

/** The key is the link. */
function withoutKey({ key: _, ...link }: typeof shareLinks.$inferSelect) {
  return link;
}

function* listDraftPhotos(userId: number): Generator<OrderFile> {
  const rows = db
    .select({ photo: media })
    .from(designDrafts)
    .innerJoin(media, eq(media.id, designDrafts.photoMediaId))
    .where(and(eq(designDrafts.userId, userId), eq(media.ownerId, userId)))
    .all();
  for (const { photo } of rows) {
    yield { name: `not-ordered-yet/${photoFileName(photo)}`, read: () => storedBytes(photo.path) };
  }
}
