import { z } from "zod";

export interface JobLimits {
  /** Attempts before a job is dead. Twenty take some three hours: the pauses grow to a quarter of an hour. */
  attempts: number;
  /** Ends of the process during the job after which it is a suspect. */
  crashes: number;
  /**
   * Ends of the process that make a suspect dead. One while it runs alone may still be another's fault: a machine that starts
   * anew every minute ends it again and again.
   */
  crashesAlone: number;
  /** Whether the job may be what ends the process: then others come first after a second time, and it is tried alone. */
  mayEndProcess: boolean;
  /** Minutes that one run may take, where that is more than the runner's own last resort. */
  minutes?: number;
}

/** A picture's customer is refunded after a few minutes, and a hard picture may be what ends the process. */
const usual: JobLimits = { attempts: 5, crashes: 3, crashesAlone: 3, mayEndProcess: true };
/** Money, letters and an order's last word outlast an outage of hours, and end no process themselves. */
const patient: JobLimits = { attempts: 20, crashes: 20, crashesAlone: 1, mayEndProcess: false };

interface Kind {
  payload: z.ZodObject;
  limits: JobLimits;
  /** How many jobs of the kind run at once: as many as the operator allows pictures, or a few; letters of all kinds share theirs. */
  lane: "pictures" | "errands" | "letters";
  /** told: a job that is given up changes something, and its handler has to say what. silent: it changes nothing. */
  death: "told" | "silent";
}

const defineKind = <const K extends Kind>(kind: K): K => kind;

const forRequest = z.object({ requestId: z.number().int() });

/** What every letter of the shop has in common: it is owed until it is sent or given up. */
const letter = { limits: patient, lane: "letters", death: "told" } as const;
/** Work of the installation itself, asked for again by the clock or the next start. */
const upkeep = { payload: z.object({}), limits: usual, lane: "errands", death: "silent" } as const;

/**
 * Every kind of job, and all there is to say about it: the whole vocabulary between the parts of the business. What a kind
 * does, and what its death means, stands in handlers.server.ts.
 */
export const jobKinds = {
  /** Make one picture of a paid request. Key: `{requestId}:{variationNumber}`. */
  "generate-image": defineKind({
    payload: forRequest.extend({ variationNumber: z.number().int() }),
    limits: usual,
    lane: "pictures",
    death: "told",
  }),
  /** Make what a customer asked for at a finished picture. Key: `{followUpId}:{n}`, n for the nth time of asking. */
  "make-follow-up": defineKind({
    payload: z.object({ followUpId: z.number().int() }),
    limits: usual,
    lane: "pictures",
    death: "told",
  }),
  /** Read what would be redesigned out of a new request's photo. Key: `{requestId}`. */
  "read-yard": defineKind({ payload: forRequest, limits: usual, lane: "errands", death: "told" }),
  /** Look whether an unpaid request's wish fits its yard. Key: `{requestId}:{since}`. */
  "check-room": defineKind({
    payload: forRequest.extend({ since: z.number().int() }),
    limits: usual,
    lane: "errands",
    death: "told",
  }),
  /** Decide completed, partial or error once no picture is outstanding. Key: `{requestId}`. */
  "finish-design": defineKind({ payload: forRequest, limits: patient, lane: "errands", death: "silent" }),
  /** Give money back. Key: `{requestId}:{cause}`. */
  "refund-payment": defineKind({
    payload: forRequest.extend({ cause: z.string(), amountCents: z.number().int().positive() }),
    limits: patient,
    lane: "errands",
    death: "told",
  }),

  /** "We received your money". Key: `{requestId}`. */
  "send-receipt-letter": defineKind({ ...letter, payload: forRequest }),
  /** "Your designs are ready". Key: `{requestId}`. */
  "send-designs-ready-letter": defineKind({ ...letter, payload: forRequest }),
  /** "We refunded you". Key: `{requestId}:{cause}`. */
  "send-refund-letter": defineKind({ ...letter, payload: forRequest.extend({ cause: z.string() }) }),
  /** A letter once more, or to another address. Key: the key of its row in `letters`. */
  "resend-letter": defineKind({ ...letter, payload: z.object({ key: z.string() }) }),
  /** Tell the operator that something waits for them. Key: the cause, the day, and the number of the alert. */
  "send-operator-letter": defineKind({
    ...letter,
    payload: z.object({
      cause: z.enum(["image-provider", "backup", "jobs-given-up", "jobs-late", "disk"]),
      message: z.string(),
      day: z.string(),
    }),
  }),

  /** Ask the payment provider what nobody told us. Key: the five minutes it is for. */
  "reconcile-payments": defineKind(upkeep),
  /** Give a demo's empty blog its first articles. Key: `once`. */
  "plant-first-posts": defineKind(upkeep),
  /** Fetch the picture of a video that a post shows. Key: the video and when it was asked for. */
  "fetch-video-still": defineKind({ ...upkeep, payload: z.object({ video: z.string() }) }),
  /** Sweeps expired sessions, old drafts, their photos, ended jobs and forgotten temporary files. Key: the hour it is for. */
  sweep: defineKind(upkeep),
  /** Measures what takes how much room. Key: when it was asked for. */
  "measure-space": defineKind(upkeep),
  /** Looks for what the operator has to know. Key: the five minutes it is for. */
  watch: defineKind(upkeep),
  /** Makes the night's backup and proves it. Key: the day. */
  "back-up": defineKind({ ...upkeep, limits: { ...usual, mayEndProcess: false, minutes: 120 } }),
} as const;

export type JobKind = keyof typeof jobKinds;
export type JobPayload<K extends JobKind> = z.infer<(typeof jobKinds)[K]["payload"]>;

export function isJobKind(kind: string): kind is JobKind {
  return Object.hasOwn(jobKinds, kind);
}

/** A kind that is none of ours any more has the usual limits: nobody claims its jobs. */
export function limitsOf(kind: string): JobLimits {
  return isJobKind(kind) ? jobKinds[kind].limits : usual;
}

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
