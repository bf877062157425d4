import { isNull, ne } from "drizzle-orm";
import { vi } from "vitest";
import { generateImage } from "#app/domain/generation/generate-image.server.ts";
import { makeFollowUp } from "#app/domain/generation/make-follow-up.server.ts";
import { deliverDesignsReadyLetter } from "#app/domain/letters/deliver-designs-ready-letter.server.ts";
import { deliverGiftLetter, giftMessageId } from "#app/domain/letters/deliver-gift-letter.server.ts";
import { deliverReceiptLetter } from "#app/domain/letters/deliver-receipt-letter.server.ts";
import { deliverRefundLetter } from "#app/domain/letters/deliver-refund-letter.server.ts";
import { reconcilePayments } from "#app/domain/payments/reconcile-payments.server.ts";
import { refundPayment } from "#app/domain/payments/refund-payment.server.ts";
import { saveSeller } from "#app/domain/shop/seller.server.ts";
import { runFailureHandler } from "#app/jobs/execute-job.server.ts";
import { reclaimJobs } from "#app/jobs/job-rows.server.ts";
import { db, inTransaction } from "#db/client.server.ts";
import { coupons, couponUses, invoices, jobs, letters, paymentEvents, users } from "#db/schema.ts";
import { createSeams, Died } from "#tests/crash/seams.ts";
import { aSeller } from "#tests/factories/a-seller.ts";
import { createUser } from "#tests/factories/create-user.ts";
import { type HandlersInPlace, handlersWith, runNextJob } from "#tests/harness/run-until-empty.ts";
import { createFakeGateway, type FakeGateway } from "./fake-gateway.ts";
import { createFakeMailer, type FakeMailer } from "./fake-mailer.ts";
import { createFakePictures, type FakePictures } from "./fake-pictures.ts";

/** Noon: the sweep of files, which is not looked at here, comes at night. */
const beginning = Date.UTC(2026, 5, 1, 12);

/** The real business on its database, between a gateway, a mail server and a maker of pictures that do as they are told. */
export class Shop {
  readonly gateway: FakeGateway;
  readonly mail: FakeMailer;
  readonly pictures: FakePictures;
  readonly userId: number;
  deaths = 0;
  #pass: (step: string) => void = () => {};
  readonly #handlers: ReturnType<typeof handlersWith>;

  constructor() {
    const pass = (step: string) => this.#pass(step);
    this.gateway = createFakeGateway(pass);
    this.mail = createFakeMailer(pass);
    this.pictures = createFakePictures(pass);
    this.#handlers = handlersWith(this.#inPlace());
    vi.setSystemTime(beginning);
    empty();
    saveSeller(aSeller);
    this.userId = createUser().id;
    db.insert(coupons)
      .values([
        { code: "HALF", percent: 50, usesAtMost: 2 },
        { code: "FREE", percent: 100, usesAtMost: 1 },
        { code: "ONE", amountCents: 100, currency: "usd" },
      ])
      .run();
  }

  #inPlace(): HandlersInPlace {
    const { provider: gateway } = this.gateway;
    const { mailer } = this.mail;
    const { provider } = this.pictures;
    return {
      "generate-image": { run: (picture, { signal }) => generateImage(picture, { signal, provider }) },
      "make-follow-up": { run: ({ followUpId }, { signal }) => makeFollowUp(followUpId, { signal, provider }) },
      "refund-payment": { run: (wish) => refundPayment(wish, gateway) },
      "reconcile-payments": { run: () => reconcilePayments(gateway) },
      "send-receipt-letter": { run: ({ requestId }) => deliverReceiptLetter(requestId, mailer) },
      "send-designs-ready-letter": { run: ({ requestId }) => deliverDesignsReadyLetter(requestId, mailer) },
      "send-refund-letter": { run: (payload) => deliverRefundLetter(payload, mailer) },
      "mail-gift-code": { run: ({ code }) => deliverGiftLetter(code, mailer) },
      "send-operator-letter": { run: () => {} },
    };
  }

  wait(ms: number): void {
    vi.setSystemTime(Date.now() + ms);
  }

  /** Runs jobs that are due, so many at most. @returns how many ran */
  async work(most: number): Promise<number> {
    for (let done = 0; done < most; done++) {
      if (!(await runNextJob(this.#handlers, Date.now()))) return done;
    }
    return most;
  }

  /** Does something, and dies at the given step of it, if it has so many; a new process takes over what the dead one held. */
  async mortal(dieAt: number, work: () => Promise<unknown>): Promise<void> {
    const seams = createSeams(dieAt);
    this.#pass = seams.pass;
    try {
      await work();
    } catch (error) {
      if (!isDeath(error)) throw error;
    } finally {
      this.#pass = () => {};
      seams.bury();
    }
    if (dieAt > 0 && seams.steps.length >= dieAt) this.#startAgain();
  }

  #startAgain(): void {
    this.deaths += 1;
    const unnoted = db.select().from(letters).where(ne(letters.status, "sent")).all();
    const unmailed = db.select().from(coupons).where(isNull(coupons.mailedAt)).all();
    const unsure = [...unnoted.map(({ messageId }) => messageId), ...unmailed.map(({ code }) => giftMessageId(code))];
    for (const messageId of unsure) if (this.mail.sent.has(messageId)) this.mail.doubtful.add(messageId);
    inTransaction((tx) => {
      for (const job of reclaimJobs(tx, "all", Date.now()).givenUp) runFailureHandler(tx, this.#handlers, job);
    });
  }

  /** As the clock does every five minutes; what the gateway could not tell is asked again then. */
  async reconcile(): Promise<void> {
    await reconcilePayments(this.gateway.provider).catch((error) => {
      if (isDeath(error) || error.name !== "PaymentProviderError") throw error;
    });
  }
}

function isDeath(error: unknown): boolean {
  return error instanceof Died || (error instanceof Error && isDeath(error.cause));
}

function empty(): void {
  // Orders, and all that belongs to them but invoices, go with their customers.
  for (const table of [jobs, letters, paymentEvents, invoices, couponUses, coupons, users]) db.delete(table).run();
}
