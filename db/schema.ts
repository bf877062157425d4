import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { createdAt, id, json, updatedAt } from "./columns.ts";
import {
  isAddressed,
  isBeingChecked,
  isBeingRead,
  isBlogPicture,
  isEnded,
  isGivenUp,
  isInTrouble,
  isLargePhoto,
  isNeverPaid,
  isOutstanding,
  isPending,
  isPhoto,
  isReady,
  isRequested,
  isRunning,
  isShownExample,
  isUnderWay,
  isUnmailed,
  isUnsent,
  isUntold,
} from "./partial-indexes.ts";
import {
  anything,
  apiScopes,
  formFields,
  groundCorrection,
  groupNames,
  invoiceContent,
  knownLength,
  locality,
  orderTax,
  party,
  revisionSnapshot,
  room,
  scopes,
  trashedPost,
  wishReading,
  yardReading,
} from "./stored-json.ts";

// People ------------------------------------------------------------------------------------------------------------

export const users = sqliteTable("users", {
  id: id(),
  /** Empty when another person's account already has the address: accounts are keyed by identity, never by e-mail. */
  email: text().unique(),
  firstName: text(),
  lastName: text(),
  profileImageUrl: text(),
  /** When the account last took its money back because it was not happy: outlives the order. */
  notHappyAt: integer(),
  /** Where the account's last yard is, in the customer's words; empty until told. */
  locality: text().notNull().default(""),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Who vouches for a user: one row per account at an identity provider. */
export const identities = sqliteTable(
  "identities",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** As last reported by the provider; not unique. */
    email: text().notNull(),
    /** What the provider said about the address at the last sign-in; empty before that was recorded. */
    emailClaim: text({ enum: ["verified", "unverified", "silent", "missing"] }),
    /** As last reported, while a group makes editors; empty where the provider sends no such claim. */
    groups: json(groupNames),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("identities_issuer_subject").on(table.issuer, table.subject),
    index("identities_user").on(table.userId),
    index("identities_email").on(table.email),
  ],
);

/** Asked for at /login/email. Its link and code are derived from the row and the installation's secret, not stored. */
export const mailedSignIns = sqliteTable(
  "mailed_sign_ins",
  {
    id: id(),
    email: text().notNull(),
    /** SHA-256 of the cookie of the browser that asked. */
    browser: text().notNull(),
    wrongCodes: integer().notNull().default(0),
    createdAt: createdAt(),
    /** When it signed someone in, epoch milliseconds. */
    usedAt: integer(),
  },
  (table) => [
    index("mailed_sign_ins_email").on(table.email, table.createdAt),
    index("mailed_sign_ins_browser").on(table.browser, table.createdAt),
    index("mailed_sign_ins_created").on(table.createdAt),
  ],
);

/** Logins, and visitors' state: a draft, a path, a toast. `sid` is the SHA-256 of the cookie's id. */
export const sessions = sqliteTable(
  "sessions",
  {
    sid: text().primaryKey(),
    sess: json(anything).notNull(),
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    /** Epoch milliseconds. */
    expire: integer().notNull(),
  },
  (table) => [index("sessions_expire").on(table.expire), index("sessions_user").on(table.userId)],
);

// Stored files ------------------------------------------------------------------------------------------------------

/** `path` is its public name under /api/uploads/, random and looked up, never joined to a folder. */
export const media = sqliteTable(
  "media",
  {
    id: id(),
    path: text().notNull().unique(),
    kind: text({ enum: ["photo", "design", "preview", "blog", "mark", "none"] }).notNull(),
    /** Empty while the photo belongs to a draft whose author has not signed in. */
    ownerId: integer().references(() => users.id, { onDelete: "cascade" }),
    /** The customer's file name; for display only. */
    originalName: text(),
    alt: text().notNull().default(""),
    /** Pixels of the stored, upright picture. */
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** "#rrggbb", the picture's mean: the placeholder until it has loaded. */
    placeholderColor: text().notNull(),
    /** Widths stored in addition to the full picture, ascending. */
    widths: json(z.array(z.number())).notNull(),
    /** The photo's focal length as share of its long side, where the camera recorded it. */
    focalShare: real(),
    /** Quality problem by a quick check, as a photo's subject: "night"; empty for none. */
    qualityProblem: text("poor_as"),
    createdAt: createdAt(),
  },
  (table) => [
    index("media_owner").on(table.ownerId),
    index("media_photos").on(table.id).where(isPhoto),
    index("media_large").on(table.id).where(isLargePhoto),
    index("media_name").on(table.originalName).where(isBlogPicture),
    index("media_blog").on(table.createdAt).where(isBlogPicture),
  ],
);

// Designs -----------------------------------------------------------------------------------------------------------

/** Typed and uploaded, not ordered yet. */
export const designDrafts = sqliteTable(
  "design_drafts",
  {
    id: id(),
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    photoMediaId: integer().references(() => media.id, { onDelete: "set null" }),
    prompt: text().notNull().default(""),
    email: text().notNull().default(""),
    packageId: text().notNull().default("standard"),
    /** Of its preview and then of its order, so that both show the same design; empty until there is a preview. */
    seed: integer(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("design_drafts_user").on(table.userId),
    index("design_drafts_photo").on(table.photoMediaId),
    index("design_drafts_updated").on(table.updatedAt),
  ],
);

export const designRequests = sqliteTable(
  "design_requests",
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    originalPhotoPath: text()
      .notNull()
      .references(() => media.path),
    prompt: text().notNull(),
    /** Empty until the owner chooses one. */
    name: text(),
    /** Read from the prompt once, in the designer's own shape; empty in orders from before until they are drawn or changed. */
    wish: json(anything),
    /** How the prompt was read, in orders from before `wish`. */
    wishReading: json(wishReading),
    /** How much of the yard may change, if the owner chose it before paying; else the wish says so. */
    scope: text({ enum: scopes }),
    /** Where the yard is, if its owner said so before paying, as it was understood then. */
    locality: json(locality),
    /** Since when it is being checked whether the wish fits the yard; empty again once that is known or given up. */
    roomCheckSince: integer(),
    /** What the yard has space for; empty until it is known, and again when wish, ground or scale change. */
    room: json(room),
    status: text({ enum: ["pending", "processing", "completed", "partial", "error"] })
      .notNull()
      .default("pending"),
    /** The name it was bought under, its price then and in which currency: later changes of the shop leave it alone. */
    package: text().notNull(),
    priceCents: integer().notNull(),
    /** As Stripe spells it; every amount of this order is in its minor units. */
    currency: text().notNull().default("usd"),
    /** Entered before paying; what it takes off the price is fixed then. */
    couponCode: text(),
    discountCents: integer().notNull().default(0),
    /** Of a gift: the package that its code covers. Such an order has no photo, no wish and no pictures. */
    giftPackageId: text(),
    /** Until it is paid; then its code has them. The buyer gets the code where there is no recipient. */
    giftRecipient: text(),
    giftMessage: text(),
    /** The name in the link that brought its customer here. */
    sentBy: text(),
    /** How long after its end its owner may have the money back, as promised when it was placed; 0 for not at all. */
    notHappyDays: integer().notNull().default(0),
    imageCount: integer().notNull(),
    /** The letters' address; the owner is `userId`. */
    deliveryEmail: text().notNull(),
    paymentIntentId: text().unique(),
    /** Whom the invoice is made out to, if the customer gave it before paying. */
    buyer: json(party),
    /** Where the shop has it calculated by place; empty until the customer names theirs. */
    tax: json(orderTax),
    /** The provider's own payment page last opened for it; empty again once its money has been counted. */
    hostedCheckoutId: text().unique(),
    /** When either was opened last: determines how long the provider is asked about it. */
    paymentOpenedAt: integer(),
    /** The customer's bank asks for the money back. */
    dispute: text({ enum: ["open", "won", "lost"] }),
    paymentStatus: text({ enum: ["unpaid", "paid", "failed", "refunded", "partially_refunded"] })
      .notNull()
      .default("unpaid"),
    paidAmountCents: integer().notNull().default(0),
    refundedAmountCents: integer().notNull().default(0),
    paidAt: integer(),
    /** When the customer asked to begin at once, knowing that the right of withdrawal ends with delivery. */
    consentedAt: integer(),
    finishedAt: integer(),
    seed: integer().notNull(),
    /** Since when the photo is being read; empty again once it was read or given up. */
    yardReadingSince: integer(),
    /** How reliably the photo was read, and where the ground begins. Empty until it has been read. */
    yardReading: json(yardReading),
    groundCorrection: json(groundCorrection),
    /** When the customer saw what will be redesigned and agreed. */
    groundConfirmedAt: integer(),
    /** A length the customer knows, which corrects the estimated scale of plan and list. */
    knownLength: json(knownLength),
    createdAt: createdAt(),
  },
  (table) => [
    index("design_requests_user").on(table.userId, table.createdAt),
    index("design_requests_photo").on(table.originalPhotoPath),
    index("design_requests_opened").on(table.paymentOpenedAt),
    index("design_requests_email").on(table.deliveryEmail),
    index("design_requests_never_paid").on(table.id).where(isNeverPaid),
    index("design_requests_under_way").on(table.id).where(isUnderWay),
    index("design_requests_in_trouble").on(table.id).where(isInTrouble),
    index("design_requests_being_read").on(table.id).where(isBeingRead),
    index("design_requests_being_checked").on(table.id).where(isBeingChecked),
  ],
);

/**
 * The first design of an unpaid order or of a visitor's draft, drawn small before paying. The latest row counts; earlier ones stay a
 * day for the hourly limits, without a picture.
 */
export const previews = sqliteTable(
  "previews",
  {
    id: id(),
    requestId: integer().references(() => designRequests.id, { onDelete: "set null" }),
    draftId: integer().references(() => designDrafts.id, { onDelete: "set null" }),
    /** Empty for a visitor's. */
    userId: integer().references(() => users.id, { onDelete: "cascade" }),
    /** busy: paid pictures went first for too long. limited: too many in an hour. */
    status: text({ enum: ["asked", "made", "busy", "limited", "no-yard", "failed", "outdated"] })
      .notNull()
      .default("asked"),
    imagePath: text().references(() => media.path, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("previews_request").on(table.requestId),
    index("previews_draft").on(table.draftId),
    index("previews_user").on(table.userId, table.createdAt),
    index("previews_created").on(table.createdAt),
    index("previews_asked").on(table.id).where(isRequested),
    index("previews_picture").on(table.imagePath),
  ],
);

/** One row per paid picture, from the payment on: outstanding, made or lost. */
export const orderedPictures = sqliteTable(
  "ordered_pictures",
  {
    /** Ascending in the order in which they were requested. */
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => designRequests.id, { onDelete: "cascade" }),
    variationNumber: integer().notNull(),
    /** made: there is a design image of it. lost: given up and refunded. */
    status: text({ enum: ["outstanding", "made", "lost"] })
      .notNull()
      .default("outstanding"),
    /** When the last attempt started, and when it was made or lost. */
    startedAt: integer(),
    finishedAt: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("ordered_pictures_once").on(table.requestId, table.variationNumber),
    index("ordered_pictures_outstanding").on(table.id).where(isOutstanding),
    index("ordered_pictures_finished").on(table.status, table.finishedAt),
  ],
);

export const designImages = sqliteTable(
  "design_images",
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => designRequests.id, { onDelete: "cascade" }),
    imagePath: text()
      .notNull()
      .references(() => media.path),
    variationNumber: integer().notNull(),
    /**
     * ordered: paid for. not-my-yard: redrawn for free, because the first did not show the yard. change: the included change.
     */
    origin: text({ enum: ["ordered", "not-my-yard", "change"] })
      .notNull()
      .default("ordered"),
    /** What this picture was redrawn or changed from; empty for an ordered one. */
    parentId: integer().references((): AnySQLiteColumn => designImages.id, { onDelete: "cascade" }),
    change: text(),
    /** Who made it, as customers read it. */
    madeBy: text(),
    /** How far what should have stayed did stay, where the provider could not promise it. */
    drift: json(anything),
    plan: json(anything),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("design_images_once").on(table.requestId, table.variationNumber, table.origin),
    index("design_images_path").on(table.imagePath),
    index("design_images_parent").on(table.parentId),
  ],
);

/** What a customer requested after a picture was finished: at most one of each kind per paid picture. */
export const followUps = sqliteTable(
  "follow_ups",
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => designRequests.id, { onDelete: "cascade" }),
    imageId: integer()
      .notNull()
      .references(() => designImages.id, { onDelete: "cascade" }),
    variationNumber: integer().notNull(),
    kind: text({ enum: ["not-my-yard", "change"] }).notNull(),
    /** In the customer's words. */
    change: text(),
    status: text({ enum: ["asked", "made", "failed"] })
      .notNull()
      .default("asked"),
    /** How often it was requested: what failed may be requested again. */
    times: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("follow_ups_once").on(table.requestId, table.variationNumber, table.kind),
    index("follow_ups_asked").on(table.id).where(isRequested),
    index("follow_ups_image").on(table.imageId),
  ],
);

/** A design at another time, drawn when its owner looked for it. */
export const moments = sqliteTable(
  "moments",
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => designRequests.id, { onDelete: "cascade" }),
    imageId: integer()
      .notNull()
      .references(() => designImages.id, { onDelete: "cascade" }),
    /** As in the page's address: "year=3&season=autumn&evening=yes". */
    moment: text().notNull(),
    status: text({ enum: ["asked", "made", "failed"] })
      .notNull()
      .default("asked"),
    imagePath: text().references(() => media.path, { onDelete: "set null" }),
    /** How often it was requested: what failed may be requested again. */
    times: integer().notNull().default(1),
    /** Of the last request. */
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("moments_once").on(table.imageId, table.moment),
    index("moments_request").on(table.requestId),
    index("moments_asked").on(table.id).where(isRequested),
    index("moments_picture").on(table.imagePath),
  ],
);

/** A link that shows an order or one of its pictures to others, until it expires or its owner revokes it. */
export const shareLinks = sqliteTable(
  "share_links",
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => designRequests.id, { onDelete: "cascade" }),
    /** The one picture it shows; all of them where empty. */
    imageId: integer().references(() => designImages.id, { onDelete: "cascade" }),
    /** Random; in the address, next to our signature of it. */
    key: text().notNull().unique(),
    /** The recipient in the owner's words; shown to the owner only. */
    name: text().notNull(),
    showsWish: integer({ mode: "boolean" }).notNull().default(false),
    expiresAt: integer().notNull(),
    uses: integer().notNull().default(0),
    lastUsedAt: integer(),
    /** When the owner allowed the site to show it as an example, and when the operator chose it. */
    exampleAllowedAt: integer(),
    exampleShownAt: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    index("share_links_request").on(table.requestId),
    index("share_links_image").on(table.imageId),
    index("share_links_example").on(table.exampleShownAt).where(isShownExample),
  ],
);

/** Who wrote to the firm on a share page, as typed. It belongs to neither the order nor its owner, and outlives both. */
export const leads = sqliteTable(
  "leads",
  {
    id: id(),
    requestId: integer().references(() => designRequests.id, { onDelete: "set null" }),
    name: text().notNull(),
    contact: text().notNull(),
    message: text().notNull(),
    /** Of the post or page with the form, "/services"; empty for one on a page that shares an order. */
    page: text(),
    /** A photo that was sent along. */
    photoPath: text(),
    /** The name in the link that brought them here. */
    sentBy: text(),
    state: text({ enum: ["new", "answered", "closed"] })
      .notNull()
      .default("new"),
    /** When the operator was told by letter, or could not be. */
    toldAt: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    index("leads_contact").on(table.contact, table.createdAt),
    index("leads_request").on(table.requestId),
    index("leads_photo").on(table.photoPath),
    index("leads_untold").on(table.id).where(isUntold),
    index("leads_created").on(table.createdAt),
  ],
);

/** One row per call to a picture provider: what the operator pays for, and its outcome. */
export const imageAttempts = sqliteTable(
  "image_attempts",
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => designRequests.id, { onDelete: "cascade" }),
    variationNumber: integer().notNull(),
    provider: text().notNull(),
    model: text(),
    outcome: text({
      enum: ["picture", "drifted", "retry", "wait", "refuse", "configuration", "gone", "stopped"],
    }).notNull(),
    /** The operator's own words on a failure; never a key, an address or the customer's wish. */
    message: text(),
    /** The provider's id of the call, for its support. */
    providerRequestId: text(),
    seconds: real().notNull(),
    /** By the operator's setting, in cents; empty where none is set or nothing was made. */
    costCents: real(),
    createdAt: createdAt(),
  },
  (table) => [
    index("image_attempts_request").on(table.requestId, table.variationNumber),
    index("image_attempts_created").on(table.createdAt),
  ],
);

// Money -------------------------------------------------------------------------------------------------------------

/** What is sold. Orders copy it and never read it again. */
export const packages = sqliteTable("packages", {
  /** In addresses and drafts. */
  id: text().primaryKey(),
  name: text().notNull().unique(),
  description: text().notNull(),
  bestFor: text().notNull(),
  /** In minor units of the shop's currency. */
  priceCents: integer().notNull(),
  imageCount: integer().notNull(),
  popular: integer({ mode: "boolean" }).notNull().default(false),
  hidden: integer({ mode: "boolean" }).notNull().default(false),
  position: integer().notNull(),
});

/** Handled events of the payment provider: the same one is never handled twice. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    eventId: text().primaryKey(),
    type: text().notNull(),
    requestId: integer().references(() => designRequests.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [index("payment_events_request").on(table.requestId)],
);

export const refunds = sqliteTable(
  "refunds",
  {
    id: id(),
    requestId: integer()
      .notNull()
      .references(() => designRequests.id, { onDelete: "cascade" }),
    /** Why, and the provider's idempotency key: unique per request. */
    cause: text().notNull(),
    amountCents: integer().notNull(),
    status: text({ enum: ["pending", "done", "failed"] })
      .notNull()
      .default("pending"),
    /** When our attempts ran out before the provider had answered: from then on the reconciler asks. */
    givenUpAt: integer(),
    providerRefundId: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("refunds_request_cause").on(table.requestId, table.cause),
    index("refunds_pending").on(table.id).where(isPending),
  ],
);

/** What takes something off a price: a share or an amount. */
export const coupons = sqliteTable(
  "coupons",
  {
    /** In capital letters. */
    code: text().primaryKey(),
    percent: integer(),
    /** Of a gift code that was bought: what was paid, for when its package is no longer sold. */
    amountCents: integer(),
    /** Of the amount. */
    currency: text(),
    usesAtMost: integer(),
    oncePerAccount: integer({ mode: "boolean" }).notNull().default(false),
    /** Of a gift code: the only package that it covers. */
    packageId: text(),
    /** The order that bought a gift code, which its owner may delete; empty for one made at the desk. */
    requestId: integer().unique(),
    /** Whom a gift code is mailed to, with which line; when the mail server took it, or our attempts ran out. */
    recipient: text(),
    message: text(),
    mailedAt: integer(),
    mailGivenUpAt: integer(),
    expiresAt: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    index("coupons_unmailed").on(table.code).where(isUnmailed),
    index("coupons_addressed").on(table.code).where(isAddressed),
  ],
);

/** Of settled orders. They outlive a deleted order, so that deleting one buys no other. */
export const couponUses = sqliteTable(
  "coupon_uses",
  {
    requestId: integer().primaryKey(),
    code: text()
      .notNull()
      .references(() => coupons.code),
    userId: integer().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [index("coupon_uses_code").on(table.code, table.userId), index("coupon_uses_user").on(table.userId)],
);

/**
 * What was issued to customers; never changed and never deleted. No reference to the order, which its owner may delete.
 */
export const invoices = sqliteTable(
  "invoices",
  {
    id: id(),
    series: text({ enum: ["invoice", "credit-note"] }).notNull(),
    /** From 1 without a gap, in each series. */
    number: integer().notNull(),
    requestId: integer().notNull(),
    /** What happened at the payment provider, once each: "paid pi_1", "refunded re_1", "refund failed re_1". */
    movement: text().notNull().unique(),
    /** Lower case, ISO 4217. */
    currency: text().notNull(),
    /** Negative where money goes back. */
    grossCents: integer().notNull(),
    /** Of `grossCents`. */
    taxCents: integer().notNull(),
    content: json(invoiceContent).notNull(),
    issuedAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex("invoices_number").on(table.series, table.number),
    index("invoices_request").on(table.requestId),
    index("invoices_issued").on(table.issuedAt),
  ],
);

/** Statements of withdrawal, as they were typed. */
export const withdrawals = sqliteTable(
  "withdrawals",
  {
    id: id(),
    /** The paid order that it names by number and address; at most one statement for each. */
    requestId: integer()
      .unique()
      .references(() => designRequests.id, { onDelete: "cascade" }),
    name: text().notNull(),
    orderTyped: text().notNull(),
    email: text().notNull(),
    /** accepted: refunded. delivered, late: the right had ended. unknown: names no paid order, so a person has to look. */
    outcome: text({ enum: ["accepted", "delivered", "late", "unknown"] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("withdrawals_created").on(table.createdAt)],
);

/** What bookkeeping retains of a paid order that its owner deleted: money and dates, no name. */
export const deletedOrders = sqliteTable(
  "deleted_orders",
  {
    /** The order's number, which is never reused. */
    requestId: integer().primaryKey(),
    package: text().notNull(),
    priceCents: integer().notNull(),
    currency: text().notNull().default("usd"),
    paidAmountCents: integer().notNull(),
    refundedAmountCents: integer().notNull(),
    paymentIntentId: text(),
    orderedAt: integer().notNull(),
    paidAt: integer(),
    deletedAt: integer().notNull(),
  },
  (table) => [index("deleted_orders_paid").on(table.paidAt)],
);

/** The test gateway's own books. No card number is ever stored. */
export const testPayments = sqliteTable(
  "test_payments",
  {
    id: text().primaryKey(),
    clientSecret: text().notNull(),
    idempotencyKey: text().notNull().unique(),
    requestId: integer().notNull(),
    amountCents: integer().notNull(),
    currency: text().notNull(),
    state: text({ enum: ["requires_payment_method", "requires_action", "succeeded", "canceled"] }).notNull(),
    amountReceivedCents: integer().notNull().default(0),
    refundedCents: integer().notNull().default(0),
    failureMessage: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("test_payments_request").on(table.requestId)],
);

export const testRefunds = sqliteTable(
  "test_refunds",
  {
    id: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => testPayments.id),
    idempotencyKey: text().notNull().unique(),
    amountCents: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("test_refunds_payment").on(table.paymentId)],
);

// Letters -----------------------------------------------------------------------------------------------------------

/** Letters pending or sent. What a letter is about makes it unique: the guard against a second one. */
export const letters = sqliteTable(
  "letters",
  {
    /** In its link and its Message-ID, so it stays as long as letters are in mailboxes. No fact is read out of it. */
    key: text().primaryKey(),
    kind: text({ enum: ["receipt", "designs-ready", "refund", "withdrawal", "operator"] }).notNull(),
    requestId: integer().references(() => designRequests.id, { onDelete: "cascade" }),
    /** Of a letter to the operator. No reference: alerts are deleted after a month. Null where the alert is not known. */
    alertId: integer(),
    /** The cause of the refund or of the alert; empty for the kinds of which an order has one. */
    cause: text().notNull().default(""),
    /** 0 for the letter itself, n when it was sent again for the nth time; null where an old key says neither. */
    copy: integer(),
    recipient: text().notNull(),
    messageId: text().notNull(),
    /** not-needed: another letter covers it. given-up: the address was refused, or attempts ran out. */
    status: text({ enum: ["owed", "sent", "not-needed", "given-up"] })
      .notNull()
      .default("owed"),
    /** The last attempt's problem, by the mail server's answer; empty before the first and after a success. */
    problem: text({ enum: ["no-such-mailbox", "mailbox-full", "refused", "unreachable"] }),
    sentAt: integer(),
    /** When its link was first followed. */
    openedAt: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("letters_once").on(table.requestId, table.kind, table.cause, table.copy),
    uniqueIndex("letters_alert_once").on(table.alertId, table.recipient),
    index("letters_owed").on(table.key).where(isUnsent),
    index("letters_created").on(table.createdAt),
    index("letters_given_up").on(table.createdAt).where(isGivenUp),
  ],
);

// Work in the background --------------------------------------------------------------------------------------------

/** Work to be done, and nothing else: no business data is read from here, so ended jobs may be deleted. */
export const jobs = sqliteTable(
  "jobs",
  {
    id: id(),
    kind: text().notNull(),
    /** With `kind`, makes the job unique: enqueuing it again does nothing. */
    key: text().notNull(),
    payload: json(anything).notNull(),
    status: text({ enum: ["ready", "running", "done", "dead"] })
      .notNull()
      .default("ready"),
    runAt: integer().notNull(),
    /** Place in the line of its kind, as a time: set when it is enqueued, and kept whatever happens to it. */
    place: integer().notNull().default(0),
    /** Counted when claimed; restored where the job was not at fault. */
    attempts: integer().notNull().default(0),
    /** Claims that ended with the process, or whose lease expired: not attempts. */
    crashes: integer().notNull().default(0),
    /** Raised by each claim; an update by an older claimant matches nothing. */
    fence: integer().notNull().default(0),
    leaseUntil: integer(),
    lastError: text(),
    createdAt: createdAt(),
    startedAt: integer(),
    finishedAt: integer(),
  },
  (table) => [
    uniqueIndex("jobs_kind_key").on(table.kind, table.key),
    index("jobs_ready").on(table.place, table.id).where(isReady),
    index("jobs_running").on(table.leaseUntil).where(isRunning),
    index("jobs_ended").on(table.status, table.finishedAt).where(isEnded),
  ],
);

// This installation ---------------------------------------------------------------------------------------------------

/** What was reported to the operator by letter, so that it is not reported repeatedly. */
export const alerts = sqliteTable(
  "alerts",
  {
    id: id(),
    cause: text().notNull(),
    /** Without keys and customers' words. */
    message: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("alerts_cause").on(table.cause, table.createdAt)],
);

/** What happens once in an installation's life. */
export const milestones = sqliteTable("milestones", {
  name: text({ enum: ["first-posts-offered"] }).primaryKey(),
  createdAt: createdAt(),
});

/** Numbers that triggers raise: a cached page is valid while its readers' number is unchanged. */
export const editions = sqliteTable("editions", {
  of: text({ enum: ["readers"] }).primaryKey(),
  number: integer().notNull().default(0),
});

/** Editors' actions, newest last. */
export const deskLog = sqliteTable(
  "desk_log",
  {
    id: id(),
    editorId: integer().references(() => users.id, { onDelete: "set null" }),
    /** The name at that time, whatever has happened to the account since. */
    editor: text().notNull(),
    /** "Post deleted" */
    did: text().notNull(),
    about: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("desk_log_editor").on(table.editorId), index("desk_log_created").on(table.createdAt)],
);

// Shop --------------------------------------------------------------------------------------------------------------

/** The operator's own pages, as written at the desk. */
export const sitePages = sqliteTable("site_pages", {
  /** Without its first slash: "about", "services/patios". */
  path: text().primaryKey(),
  title: text().notNull(),
  /** Markdown. */
  content: text().notNull(),
  /** For search engines and previews of links; empty for its first words. */
  description: text().notNull().default(""),
  status: text({ enum: ["draft", "public"] })
    .notNull()
    .default("public"),
  inMenu: integer({ mode: "boolean" }).notNull().default(false),
  inFooter: integer({ mode: "boolean" }).notNull().default(true),
  /** Lower ones come first. */
  position: integer().notNull().default(0),
  updatedAt: updatedAt(),
});

/** One row for each part that the operator has changed. Its value is checked by that part's schema on every read. */
export const shopSettings = sqliteTable("shop_settings", {
  /** "brand", "money" */
  part: text().primaryKey(),
  value: text().notNull(),
  updatedAt: updatedAt(),
});

// For programs --------------------------------------------------------------------------------------------------------

export const apiTokens = sqliteTable("api_tokens", {
  id: id(),
  name: text().notNull(),
  /** SHA-256 as base64url: the token itself is shown once and not stored. */
  hash: text().notNull().unique(),
  /** Its first characters, by which a person recognizes it. */
  beginning: text().notNull(),
  scopes: json(apiScopes).notNull(),
  /** It acts in this editor's name, and only while they are one. */
  makerId: integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Null for no end. */
  expiresAt: integer(),
  lastUsedAt: integer(),
  createdAt: createdAt(),
});

export const webhookEndpoints = sqliteTable("webhook_endpoints", {
  id: id(),
  url: text().notNull().unique(),
  /** Random; its signing secret is derived from it and the installation's. */
  key: text().notNull(),
  createdAt: createdAt(),
});

/** One event to one endpoint: the row is the guard against a second one. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    id: id(),
    endpointId: integer()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    /** The same at every endpoint and every attempt: receivers recognize a repetition by it. */
    eventId: text().notNull(),
    /** As sent. */
    body: text().notNull(),
    status: text({ enum: ["pending", "sent", "given-up"] })
      .notNull()
      .default("pending"),
    /** How often a person sent it again. */
    round: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    /** The last attempt's: "answered 500", "took too long". Empty before the first one. */
    outcome: text(),
    /** Of the last attempt. */
    attemptedAt: integer(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("webhook_deliveries_once").on(table.endpointId, table.eventId),
    index("webhook_deliveries_pending").on(table.id).where(isPending),
    index("webhook_deliveries_created").on(table.createdAt),
  ],
);

// Blog --------------------------------------------------------------------------------------------------------------

export const blogCategories = sqliteTable("blog_categories", {
  id: id(),
  name: text({ length: 100 }).notNull(),
  slug: text({ length: 100 }).notNull().unique(),
  description: text(),
  parentId: integer().references((): AnySQLiteColumn => blogCategories.id, { onDelete: "set null" }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const blogTags = sqliteTable("blog_tags", {
  id: id(),
  name: text({ length: 100 }).notNull(),
  slug: text({ length: 100 }).notNull().unique(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const blogPosts = sqliteTable(
  "blog_posts",
  {
    id: id(),
    title: text({ length: 200 }).notNull(),
    slug: text({ length: 200 }).notNull().unique(),
    excerpt: text(),
    content: text().notNull(),
    featuredImagePath: text(),
    metaTitle: text({ length: 200 }),
    metaDescription: text(),
    authorId: integer().references(() => users.id, { onDelete: "set null" }),
    status: text({ length: 20, enum: ["draft", "published", "archived"] })
      .notNull()
      .default("draft"),
    /** Set when first published and kept; in the future, the post is scheduled. */
    publishedAt: integer(),
    createdAt: createdAt(),
    /** Raised by every save, never twice the same: a save that expects another value is stale. */
    updatedAt: updatedAt(),
    featuredImageAlt: text(),
    updatedById: integer().references(() => users.id, { onDelete: "set null" }),
    /** The sanitized HTML of `content`, made at save by the renderer of `rendererVersion`. */
    contentHtml: text().notNull().default(""),
    rendererVersion: integer().notNull().default(0),
    readingMinutes: integer().notNull().default(1),
    /**
     * The title, and excerpt and text without markup: without case and accents. The index `blog_search` (FTS5, in the
     * migrations only) has both; triggers keep it.
     */
    sortTitle: text().notNull().default(""),
    indexedText: text().notNull().default(""),
  },
  (table) => [
    // One index per order of the list, with and without a status. The first also covers the sitemap's query: scanning posts
    // would read their long texts.
    index("blog_posts_status_published").on(
      table.status,
      table.publishedAt,
      table.createdAt,
      table.slug,
      table.updatedAt,
    ),
    index("blog_posts_author").on(table.authorId),
    index("blog_posts_updated_by").on(table.updatedById),
    index("blog_posts_published").on(table.publishedAt, table.createdAt),
    index("blog_posts_created").on(table.createdAt),
    index("blog_posts_shown").on(sql`coalesce(${table.publishedAt}, ${table.createdAt})`),
    index("blog_posts_title").on(table.sortTitle),
  ],
);

export const blogPostCategories = sqliteTable(
  "blog_post_categories",
  {
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    categoryId: integer()
      .notNull()
      .references(() => blogCategories.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.categoryId] }),
    index("blog_post_categories_category").on(table.categoryId),
  ],
);

export const blogPostTags = sqliteTable(
  "blog_post_tags",
  {
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    tagId: integer()
      .notNull()
      .references(() => blogTags.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.postId, table.tagId] }), index("blog_post_tags_tag").on(table.tagId)],
);

export const blogBlocks = sqliteTable(
  "blog_blocks",
  {
    id: id(),
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    type: text({ length: 50 }).notNull(),
    content: json(anything).notNull(),
    order: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("blog_blocks_post").on(table.postId, table.order)],
);

/** Which posts show a picture, or have shown it: an earlier revision may be restored. */
export const pictureUses = sqliteTable(
  "picture_uses",
  {
    path: text().notNull(),
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    isShown: integer({ mode: "boolean" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.postId] }), index("picture_uses_post").on(table.postId)],
);

/** Videos of other sites in posts, and the picture that was fetched for each. */
export const videoStills = sqliteTable("video_stills", {
  /** "YouTube:dQw4w9WgXcQ" */
  video: text().primaryKey(),
  path: text(),
  askedAt: integer().notNull(),
});

export const blogRevisions = sqliteTable(
  "blog_revisions",
  {
    id: id(),
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    editorId: integer().references(() => users.id, { onDelete: "set null" }),
    snapshot: json(revisionSnapshot).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("blog_revisions_post").on(table.postId, table.id),
    index("blog_revisions_editor").on(table.editorId),
  ],
);

/** Deleted posts that can still be restored. A separate table, so that pages and lists do not have to filter them. */
export const blogTrash = sqliteTable(
  "blog_trash",
  {
    /** The post's id before and after. */
    postId: integer().primaryKey(),
    title: text().notNull(),
    slug: text().notNull(),
    kept: json(trashedPost).notNull(),
    deletedById: integer().references(() => users.id, { onDelete: "set null" }),
    deletedAt: integer().notNull(),
  },
  (table) => [index("blog_trash_deleted").on(table.deletedAt)],
);

/** An editor's unsaved text: stored as typed, valid or not, and visible to that editor alone. */
export const blogDrafts = sqliteTable(
  "blog_drafts",
  {
    id: id(),
    editorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    postId: integer().references(() => blogPosts.id, { onDelete: "cascade" }),
    /** The browser's tab that writes it: two of them never overwrite each other. */
    tab: text(),
    fields: json(formFields).notNull(),
    basedOn: integer(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("blog_drafts_editor_post").on(table.editorId, table.postId),
    uniqueIndex("blog_drafts_tab").on(table.editorId, table.tab),
    index("blog_drafts_post").on(table.postId),
  ],
);

export const slugRedirects = sqliteTable(
  "slug_redirects",
  {
    slug: text().primaryKey(),
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [index("slug_redirects_post").on(table.postId)],
);

/** How often a post was read on a day: numbers alone, nothing about readers. */
export const blogViews = sqliteTable(
  "blog_views",
  {
    postId: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    /** "2026-11-28", in UTC */
    day: text({ length: 10 }).notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.day] }), index("blog_views_day").on(table.day, table.views)],
);

/** One row, once the settings have been changed. */
export const blogSettings = sqliteTable("blog_settings", {
  id: integer().primaryKey(),
  title: text().notNull(),
  introduction: text().notNull(),
  /** BCP 47 */
  language: text().notNull(),
  /** Name of the IANA database. */
  timeZone: text().notNull(),
  updatedAt: updatedAt(),
});

/** Old addresses, of another site or of renamed categories and tags, answered with a 301. */
export const redirects = sqliteTable(
  "redirects",
  {
    /** Decoded, without a trailing slash; with a query where that names the page. */
    path: text().primaryKey(),
    /** A path of ours as it is requested, escapes included, with its query and hash. */
    target: text().notNull(),
    hits: integer().notNull().default(0),
    lastHitAt: integer(),
    createdAt: createdAt(),
  },
  (table) => [index("redirects_hits").on(table.hits, table.path)],
);
