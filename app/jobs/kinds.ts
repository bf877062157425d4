import { z } from "zod";

export interface JobLimits {
  /** Twenty take about three hours: the pauses grow to 15 minutes. */
  attempts: number;
  /** Process crashes during the job after which it is a suspect. */
  crashes: number;
  /** Crashes that make a suspect dead. One may be coincidence: a machine that restarts every minute crashes it repeatedly. */
  crashesAlone: number;
  /** Whether the job may be what ends the process: after a second crash others go first and it runs alone. */
  mayEndProcess: boolean;
  /** Minutes that one run may take, where that exceeds the runner's last resort. */
  minutes?: number;
}

/** A picture's customer is refunded after a few minutes. */
const usual: JobLimits = { attempts: 5, crashes: 3, crashesAlone: 3, mayEndProcess: true };
/** Money, letters and an order's final status outlast an outage of hours and do not end a process themselves. */
const patient: JobLimits = { attempts: 20, crashes: 20, crashesAlone: 1, mayEndProcess: false };

interface Kind {
  payload: z.ZodObject;
  limits: JobLimits;
  /** Jobs of one lane share its concurrency. */
  lane: "pictures" | "previews" | "small" | "letters" | "webhooks";
  /** handled: a failure handler is required. ignored: giving the job up changes nothing. */
  onFailure: "handled" | "ignored";
}

const defineKind = <const K extends Kind>(kind: K): K => kind;

const forRequest = z.object({ requestId: z.number().int() });

/** A letter is pending until it is sent or given up. */
const letter = { limits: patient, lane: "letters", onFailure: "handled" } as const;
/** Work of the installation itself, enqueued again by the clock or the next start. */
const upkeep = { payload: z.object({}), limits: usual, lane: "small", onFailure: "ignored" } as const;

/** Key: `{requestId}` unless stated. What a kind does and what its failure means is in handlers.server.ts. */
export const jobKinds = {
  /** Key: `{requestId}:{variationNumber}`. */
  "generate-image": defineKind({
    payload: forRequest.extend({ variationNumber: z.number().int() }),
    limits: usual,
    lane: "pictures",
    onFailure: "handled",
  }),
  /** Key: `{followUpId}:{n}`, n for the nth request. */
  "make-follow-up": defineKind({
    payload: z.object({ followUpId: z.number().int() }),
    limits: usual,
    lane: "pictures",
    onFailure: "handled",
  }),
  "read-yard": defineKind({ payload: forRequest, limits: usual, lane: "small", onFailure: "handled" }),
  /** Checks whether an unpaid request's wish fits its yard. Key: `{requestId}:{since}`. */
  "check-room": defineKind({
    payload: forRequest.extend({ since: z.number().int() }),
    limits: usual,
    lane: "small",
    onFailure: "handled",
  }),
  /** Of an unpaid order or a visitor's draft. Key: `{previewId}`. */
  "draw-preview": defineKind({
    payload: z.object({ previewId: z.number().int() }),
    limits: usual,
    lane: "previews",
    onFailure: "handled",
  }),
  /** A design at another time, after all paid work. Key: `{momentId}:{times}`. */
  "draw-moment": defineKind({
    payload: z.object({ momentId: z.number().int() }),
    limits: usual,
    lane: "previews",
    onFailure: "handled",
  }),
  /** Decides completed, partial or error once no picture is outstanding. Key: `{requestId}`. */
  "finish-design": defineKind({ payload: forRequest, limits: patient, lane: "small", onFailure: "ignored" }),
  /** Key: `{requestId}:{cause}`. */
  "refund-payment": defineKind({
    payload: forRequest.extend({ cause: z.string(), amountCents: z.number().int().positive() }),
    limits: patient,
    lane: "small",
    onFailure: "handled",
  }),

  "send-receipt-letter": defineKind({ ...letter, payload: forRequest }),
  "send-designs-ready-letter": defineKind({ ...letter, payload: forRequest }),
  /** Key: `{requestId}:{cause}`. */
  "send-refund-letter": defineKind({ ...letter, payload: forRequest.extend({ cause: z.string() }) }),
  "send-withdrawal-letter": defineKind({ ...letter, payload: forRequest }),
  /** The same letter again, or to another address. Key: the key of its row in `letters`. */
  "resend-letter": defineKind({ ...letter, payload: z.object({ key: z.string() }) }),
  /** Key: the cause, the day, and the number of the alert. */
  "send-operator-letter": defineKind({
    ...letter,
    payload: z.object({
      cause: z.enum(["image-provider", "model", "backup", "jobs-given-up", "jobs-late", "disk", "withdrawal"]),
      message: z.string(),
      /** Undefined in jobs of the previous version. */
      alertId: z.number().int().optional(),
      /** With the number of the alert, as in the keys of its letters. */
      day: z.string(),
    }),
  }),

  /** Key: `{leadId}`. */
  "mail-lead": defineKind({ ...letter, payload: z.object({ leadId: z.number().int() }) }),

  /** Key: `{deliveryId}:{n}`, n for how often it was sent again. A dead endpoint holds up its own lane only. */
  "send-webhook": defineKind({
    payload: z.object({ deliveryId: z.number().int() }),
    limits: patient,
    lane: "webhooks",
    onFailure: "handled",
  }),

  /** Asks the payment provider about unreported payments. Key: the five minutes it is for. */
  /** Link and code; too late, it sends nothing. Key: `{signInId}`. */
  "mail-sign-in": defineKind({
    ...letter,
    payload: z.object({ signInId: z.number().int() }),
    onFailure: "ignored",
  }),
  /** Two ways to sign in now lead to one account. Key: `{identityId}`. */
  "mail-joined-account": defineKind({
    ...letter,
    payload: z.object({ identityId: z.number().int() }),
    onFailure: "ignored",
  }),
  /** Key: `{code}`. */
  "mail-gift-code": defineKind({ ...letter, payload: z.object({ code: z.string() }) }),

  "reconcile-payments": defineKind(upkeep),
  /** Key: `once`. */
  "plant-first-posts": defineKind(upkeep),
  /** Key: the video and when it was requested. */
  "fetch-video-still": defineKind({ ...upkeep, payload: z.object({ video: z.string() }) }),
  /** Deletes expired sessions, old drafts, their photos, ended jobs and forgotten temporary files. Key: the hour it is for. */
  sweep: defineKind(upkeep),
  /** Key: when it was requested. */
  "measure-space": defineKind(upkeep),
  /** Looks for what the operator has to know. Key: the five minutes it is for. */
  watch: defineKind(upkeep),
  /** Asks the providers for the models in use. Key: the day and their names. */
  "watch-models": defineKind(upkeep),
  /** Key: the day. */
  "look-for-newer-version": defineKind(upkeep),
  /** Key: the day. */
  "back-up": defineKind({ ...upkeep, limits: { ...usual, mayEndProcess: false, minutes: 120 } }),
} as const;

export type JobKind = keyof typeof jobKinds;
export type JobPayload<K extends JobKind> = z.infer<(typeof jobKinds)[K]["payload"]>;

export function isJobKind(kind: string): kind is JobKind {
  return Object.hasOwn(jobKinds, kind);
}

export const jobKindNames: readonly JobKind[] = Object.keys(jobKinds).filter(isJobKind);

/** A kind that no longer exists has the usual limits: its jobs are never claimed. */
export function limitsOf(kind: string): JobLimits {
  return isJobKind(kind) ? jobKinds[kind].limits : usual;
}

/** Retrying is useless: the job is dead at once. */
export class PermanentJobError extends Error {
  override readonly name = "PermanentJobError";
}

/** No sooner than `retryAfterMs` from now. */
export class RetryJobLater extends Error {
  override readonly name = "RetryJobLater";
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
  }
}

/** The work could not even be tried: the attempt does not count. The thrower must make sure that this ends. */
export class PostponeJob extends Error {
  override readonly name = "PostponeJob";
  readonly retryAfterMs: number;

  constructor(message: string, retryAfterMs: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfterMs = retryAfterMs;
  }
}
