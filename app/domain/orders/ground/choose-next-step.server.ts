import { setTimeout as pause } from "node:timers/promises";
import { env } from "#app/settings/env.server.ts";
import { findGround, type Ground, isBeingRead } from "./find-ground.server.ts";
import { reloadAfterSeconds } from "./reload-after.ts";

/** Reading a photo takes one to three seconds, more on a busy machine; no customer waits longer than this to pay. */
const patienceMs = 20_000;
const pollEveryMs = 100;

export type NextStep = "ground" | "payment" | "wait";

/**
 * The ground if it was read with doubt, shows a person or is no yard, else the payment; "wait" while a new order's photo is still being
 * read. A later reading is reported on the payment page. Undefined for a missing order and for another customer's.
 */
export async function chooseNextStep(
  order: { requestId: string | number; userId: number },
  answerWithinMs = 4_000,
): Promise<{ requestId: number; step: NextStep } | undefined> {
  let ground = findGround(order.requestId, order.userId);
  const until = Date.now() + answerWithinMs;
  while (ground?.state === "waiting" && env.RUN_JOBS && Date.now() < until) {
    await pause(pollEveryMs);
    if (isBeingRead(ground.requestId)) continue;
    ground = findGround(order.requestId, order.userId);
  }
  return ground && { requestId: ground.requestId, step: stepFrom(ground, env.RUN_JOBS ? Date.now() : Infinity) };
}

/** @param now epoch milliseconds */
export function stepFrom({ state, isOpen, isConfirmed, subject, reading, orderedAt }: Ground, now: number): NextStep {
  const isPatient = now + reloadAfterSeconds * 1000 - orderedAt < patienceMs;
  if (state === "waiting" && isOpen && isPatient) return "wait";
  const isAsked = reading !== undefined && (reading.unsure || reading.figures.length > 0);
  const raisesQuestions = subject?.isClosed || (!isConfirmed && isAsked);
  return isOpen && raisesQuestions ? "ground" : "payment";
}
