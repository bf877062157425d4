import { sql } from "drizzle-orm";

/**
 * The conditions of partial indexes, said once for the schema and for the queries: SQLite uses such an index only where the
 * query repeats its very words. Their columns have no table's name, so each fits queries over its one table alone.
 */

/** Orders being made, or paid for and about to be. */
export const isUnderWay = sql`(status = 'processing' or (status = 'pending' and payment_status in ('paid', 'partially_refunded')))`;
/** Orders that did not end as they should have, or that a bank asks about. */
export const isInTrouble = sql`(status in ('partial', 'error') or dispute is not null)`;
/** Orders that wait for their payment, and leave nothing behind when they go. */
export const isNeverPaid = sql`(status = 'pending' and payment_status in ('unpaid', 'failed'))`;
/** Orders whose photo is being read. */
export const isBeingRead = sql`yard_reading_since is not null`;
/** Orders of which it is looked whether the wish fits the yard. */
export const isBeingChecked = sql`room_check_since is not null`;
/** Pictures paid for and still to come. */
export const isOutstanding = sql`status = 'outstanding'`;
/** Follow-ups that wait to be made. */
export const isAsked = sql`status = 'asked'`;
/** Refunds that were asked for and not answered yet. */
export const isPending = sql`status = 'pending'`;
/** Letters that were neither sent nor given up. */
export const isOwed = sql`status = 'owed'`;
/** Letters that nobody gets any more: an address was refused, or tries ran out. */
export const isGivenUp = sql`status = 'given-up'`;
/** Stored pictures that customers uploaded. */
export const isPhoto = sql`kind = 'photo'`;
/** The longest side in pixels of the copy of a photo that stays with its order for good. */
export const keptPhotoSide = 1600;
/** Photos that are larger than the copy that stays. */
export const isLargePhoto = sql.raw(`(kind = 'photo' and (width > ${keptPhotoSide} or height > ${keptPhotoSide}))`);
/** Stored pictures of the blog. */
export const isBlogPicture = sql`kind = 'blog'`;
/** Jobs that wait for their time. */
export const isReady = sql`status = 'ready'`;
/** Jobs somebody is working on. */
export const isRunning = sql`status = 'running'`;
/** Jobs that are done or given up. */
export const isEnded = sql`finished_at is not null`;
