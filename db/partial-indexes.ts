import { sql } from "drizzle-orm";

/**
 * Conditions of partial indexes, for the schema and the queries: SQLite uses such an index only where the query repeats
 * its exact text. Columns have no table name, so each fits queries of its one table alone.
 */

/** Orders being made, or paid for and about to be. */
export const isUnderWay = sql`(status = 'processing' or (status = 'pending' and payment_status in ('paid', 'partially_refunded')))`;
/** Orders that failed in whole or in part, or are disputed. */
export const isInTrouble = sql`(status in ('partial', 'error') or dispute is not null)`;
/** Orders that wait for their payment, and leave nothing behind when they are deleted. */
export const isNeverPaid = sql`(status = 'pending' and payment_status in ('unpaid', 'failed'))`;
export const isBeingRead = sql`yard_reading_since is not null`;
export const isBeingChecked = sql`room_check_since is not null`;
export const isOutstanding = sql`status = 'outstanding'`;
export const isRequested = sql`status = 'asked'`;
export const isPending = sql`status = 'pending'`;
/** Leads that no letter told the operator of yet. */
export const isUntold = sql`told_at is null`;
/** Gift codes that are to be mailed. */
export const isUnmailed = sql`(recipient is not null and mailed_at is null and mail_given_up_at is null)`;
/** Gift codes with personal data. */
export const isAddressed = sql`(recipient is not null or message is not null)`;
export const isUnsent = sql`status = 'owed'`;
/** Letters whose address was refused, or whose attempts ran out. */
export const isGivenUp = sql`status = 'given-up'`;
export const isPhoto = sql`kind = 'photo'`;
/** The longest side in pixels of the copy of a photo that is kept permanently with its order. */
export const keptPhotoSide = 1600;
/** Photos larger than the permanent copy. */
export const isLargePhoto = sql.raw(`(kind = 'photo' and (width > ${keptPhotoSide} or height > ${keptPhotoSide}))`);
export const isBlogPicture = sql`kind = 'blog'`;
/** The share link that the home page shows as an example. */
export const isShownExample = sql`example_shown_at is not null`;
export const isReady = sql`status = 'ready'`;
export const isRunning = sql`status = 'running'`;
export const isEnded = sql`finished_at is not null`;
