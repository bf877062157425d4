import { z } from "zod";

/** Every kind of job and what its payload holds: the whole vocabulary between the parts of the business. */
export const jobKinds = {
  /** Make one picture of a paid request. Key: `{requestId}:{variationNumber}`. */
  "generate-image": z.object({ requestId: z.number().int(), variationNumber: z.number().int() }),
  /** Make what a customer asked for at a finished picture. Key: `{followUpId}:{n}`, n for the nth time of asking. */
  "make-follow-up": z.object({ followUpId: z.number().int() }),
  /** Tell the operator that orders wait for them. Key: the cause and the day. */
  "send-operator-letter": z.object({ cause: z.enum(["image-provider"]), message: z.string(), day: z.string() }),
  /** Read what would be redesigned out of a new request's photo. Key: `{requestId}`. */
  "read-yard": z.object({ requestId: z.number().int() }),
  /** "We received your money". Key: `{requestId}`. */
  "send-receipt-letter": z.object({ requestId: z.number().int() }),
  /** Decide completed, partial or error once no picture is outstanding. Key: `{requestId}`. */
  "finish-design": z.object({ requestId: z.number().int() }),
  /** "Your designs are ready". Key: `{requestId}`. */
  "send-designs-ready-letter": z.object({ requestId: z.number().int() }),
  /** Give money back. Key: `{requestId}:{cause}`. */
  "refund-payment": z.object({
    requestId: z.number().int(),
    cause: z.string(),
    amountCents: z.number().int().positive(),
  }),
  /** "We refunded you". Key: `{requestId}:{cause}`. */
  "send-refund-letter": z.object({ requestId: z.number().int(), cause: z.string() }),
  /** Ask the payment provider what nobody told us. Key: the five minutes it is for. */
  "reconcile-payments": z.object({}),
  /** Give a demo's empty blog its first articles. Key: `once`. */
  "plant-first-posts": z.object({}),
  /** Sweeps expired sessions, old drafts, their photos and forgotten temporary files. Key: the hour it is for. */
  sweep: z.object({}),
} as const;

export interface JobLimits {
  /** Attempts before a job is dead. Twenty take some three hours: the pauses grow to a quarter of an hour. */
  attempts: number;
  /** Ends of the process during the job before it is dead. */
  crashes: number;
  /** Whether the job may be what ends the process: then others come first after a second time. */
  mayEndProcess: boolean;
}

/** A picture's customer is refunded after a few minutes, and a hard picture may be what ends the process. */
const usualLimits: JobLimits = { attempts: 5, crashes: 3, mayEndProcess: true };
/** Money, letters and an order's last word outlast an outage of hours, and end no process themselves. */
const patientLimits: JobLimits = { attempts: 20, crashes: 20, mayEndProcess: false };
const patientKinds = new Set<string>([
  "finish-design",
  "refund-payment",
  "send-designs-ready-letter",
  "send-operator-letter",
  "send-receipt-letter",
  "send-refund-letter",
]);

export function limitsOf(kind: string): JobLimits {
  return patientKinds.has(kind) ? patientLimits : usualLimits;
}

export type JobKind = keyof typeof jobKinds;
export type JobPayload<K extends JobKind> = z.infer<(typeof jobKinds)[K]>;

/** Thrown by a job's work when trying again is useless: the job is dead at once. */
export class PermanentJobError extends Error {
  override readonly name = "PermanentJobError";
}

/** Thrown by a job's work when it may be tried again, but no sooner than `retryAfterMs` from now. */
export class RetryJobLater extends Error {
  override readonly name = "RetryJobLater";
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * Thrown by a job's work when it could not even be tried, through no fault of its own: it runs again after `retryAfterMs`, and
 * the attempt does not count. Whoever throws it sees to it that this ends.
 */
export class PostponeJob extends Error {
  override readonly name = "PostponeJob";
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
  }
}
