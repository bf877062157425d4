import { plantFirstPosts } from "#app/domain/blog/import/plant-first-posts.server.ts";
import { fetchStill } from "#app/domain/blog/pictures/video-stills.server.ts";
import { checkRoom } from "#app/domain/generation/check-room.server.ts";
import { drawMoment } from "#app/domain/generation/draw-moment.server.ts";
import { drawPreview } from "#app/domain/generation/draw-preview.server.ts";
import { finishDesign } from "#app/domain/generation/finish-design.server.ts";
import { generateImage } from "#app/domain/generation/generate-image.server.ts";
import { giveUpFollowUp, makeFollowUp } from "#app/domain/generation/make-follow-up.server.ts";
import { readYard } from "#app/domain/generation/read-yard.server.ts";
import { deliverCopy } from "#app/domain/letters/deliver-copy.server.ts";
import { deliverDesignsReadyLetter } from "#app/domain/letters/deliver-designs-ready-letter.server.ts";
import { deliverGiftLetter } from "#app/domain/letters/deliver-gift-letter.server.ts";
import { deliverLeadLetter, giveUpLeadLetter } from "#app/domain/letters/deliver-lead-letter.server.ts";
import { deliverOperatorLetter } from "#app/domain/letters/deliver-operator-letter.server.ts";
import { deliverReceiptLetter } from "#app/domain/letters/deliver-receipt-letter.server.ts";
import { deliverRefundLetter } from "#app/domain/letters/deliver-refund-letter.server.ts";
import { deliverJoinedLetter, deliverSignInLetter } from "#app/domain/letters/deliver-sign-in-letter.server.ts";
import { deliverWithdrawalLetter } from "#app/domain/letters/deliver-withdrawal-letter.server.ts";
import { giveUpCopy, giveUpLetter, giveUpOperatorLetter } from "#app/domain/letters/pending-letters.server.ts";
import { giveUpGiftLetter } from "#app/domain/orders/gifts/gift-codes.server.ts";
import { endMoment } from "#app/domain/orders/pictures/moments.server.ts";
import { losePicture } from "#app/domain/orders/pictures/ordered-pictures.server.ts";
import { endPreview } from "#app/domain/orders/preview/previews.server.ts";
import { giveUpRefund } from "#app/domain/orders/request/refunds.server.ts";
import { endYardReading } from "#app/domain/orders/request/yard-reading.server.ts";
import { endRoomCheck } from "#app/domain/orders/wish/room-check.server.ts";
import { reconcilePayments } from "#app/domain/payments/reconcile-payments.server.ts";
import { refundPayment } from "#app/domain/payments/refund-payment.server.ts";
import { backUpNightly } from "#app/domain/upkeep/backup/back-up-nightly.server.ts";
import { noteSpace } from "#app/domain/upkeep/space/measure-space.server.ts";
import { sweep } from "#app/domain/upkeep/sweep.server.ts";
import { lookForNewerVersion } from "#app/domain/upkeep/update/newer-version.server.ts";
import { watchInstallation } from "#app/domain/upkeep/watch-installation.server.ts";
import { watchModels } from "#app/domain/upkeep/watch-models.server.ts";
import { giveUpDelivery } from "#app/domain/webhooks/announce-event.server.ts";
import { deliverWebhook } from "#app/domain/webhooks/deliver-webhook.server.ts";
import type { JobHandlers } from "./handler.ts";

export const handlers: JobHandlers = {
  "generate-image": {
    run: (payload, { signal }) => generateImage(payload, { signal }),
    onDead: (tx, payload) => losePicture(tx, payload),
  },
  "make-follow-up": {
    run: ({ followUpId }, { signal }) => makeFollowUp(followUpId, { signal }),
    onDead: (tx, { followUpId }) => giveUpFollowUp(tx, followUpId),
  },
  "read-yard": {
    run: ({ requestId }, { signal }) => readYard(requestId, { signal }),
    onDead: (tx, { requestId }) => endYardReading(tx, requestId),
  },
  "check-room": {
    run: (check, { signal }) => checkRoom(check, { signal }),
    onDead: (tx, check) => void endRoomCheck(tx, check),
  },
  "draw-preview": {
    run: ({ previewId }, { signal }) => drawPreview(previewId, { signal }),
    onDead: (tx, { previewId }) => void endPreview(tx, previewId, { status: "failed" }),
  },
  "draw-moment": {
    run: ({ momentId }, { signal }) => drawMoment(momentId, { signal }),
    onDead: (tx, { momentId }) => void endMoment(tx, momentId, { status: "failed" }),
  },
  "finish-design": { run: ({ requestId }) => finishDesign(requestId) },
  "refund-payment": {
    run: (payload) => refundPayment(payload),
    onDead: (tx, payload) => giveUpRefund(tx, payload),
  },

  "send-receipt-letter": {
    run: ({ requestId }) => deliverReceiptLetter(requestId),
    onDead: (tx, { requestId }) => giveUpLetter(tx, { kind: "receipt", requestId }),
  },
  "send-designs-ready-letter": {
    run: ({ requestId }) => deliverDesignsReadyLetter(requestId),
    onDead: (tx, { requestId }) => giveUpLetter(tx, { kind: "designs-ready", requestId }),
  },
  "send-refund-letter": {
    run: (payload) => deliverRefundLetter(payload),
    onDead: (tx, { requestId, cause }) => giveUpLetter(tx, { kind: "refund", requestId, cause }),
  },
  "send-withdrawal-letter": {
    run: ({ requestId }) => deliverWithdrawalLetter(requestId),
    onDead: (tx, { requestId }) => giveUpLetter(tx, { kind: "withdrawal", requestId }),
  },
  "resend-letter": {
    run: ({ key }) => deliverCopy(key),
    onDead: (tx, { key }) => giveUpCopy(tx, key),
  },
  "send-operator-letter": {
    run: (payload) => deliverOperatorLetter(payload),
    onDead: (tx, payload) => giveUpOperatorLetter(tx, payload),
  },

  "mail-lead": {
    run: ({ leadId }) => deliverLeadLetter(leadId),
    onDead: (tx, { leadId }) => giveUpLeadLetter(tx, leadId),
  },
  "send-webhook": {
    run: ({ deliveryId }, { signal }) => deliverWebhook(deliveryId, signal),
    onDead: (tx, { deliveryId }) => giveUpDelivery(tx, deliveryId),
  },
  "mail-sign-in": { run: ({ signInId }) => deliverSignInLetter(signInId) },
  "mail-joined-account": { run: ({ identityId }) => deliverJoinedLetter(identityId) },
  "mail-gift-code": {
    run: ({ code }) => deliverGiftLetter(code),
    onDead: (tx, { code }) => giveUpGiftLetter(tx, code),
  },

  "reconcile-payments": { run: () => reconcilePayments() },
  "plant-first-posts": { run: () => plantFirstPosts() },
  "fetch-video-still": { run: ({ video }) => fetchStill(video) },
  sweep: { run: () => sweep() },
  "measure-space": { run: () => noteSpace() },
  watch: { run: () => watchInstallation() },
  "watch-models": { run: () => watchModels() },
  "look-for-newer-version": { run: () => lookForNewerVersion() },
  "back-up": { run: (_, { signal }) => backUpNightly({ signal }) },
};
