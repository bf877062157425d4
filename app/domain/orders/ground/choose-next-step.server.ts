import { setTimeout as pause } from "node:timers/promises";
import { env } from "#app/settings/env.server.ts";
import { findGround, type Ground, isBeingRead } from "./find-ground.server.ts";
import { nextLookSeconds } from "./next-look.ts";

/** Reading a photo takes one to three seconds, on a busy machine more; nobody is kept longer than this from paying. */
const patienceMs = 20_000;
const pollEveryMs = 100;

export type NextStep = "ground" | "payment" | "wait";

/**
 * Where the customer goes from a new order: to the ground when it could not be read surely, or shows no yard, else to the payment; "wait"
 * while a young order's photo is still being read. One that is read too late is told of on the payment page.
 * @param answerWithinMs how long this look may wait for the reading
 * @returns undefined for a missing or foreign order
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
  // Where no jobs run, none will end while somebody waits.
  return ground && { requestId: ground.requestId, step: stepFrom(ground, env.RUN_JOBS ? Date.now() : Infinity) };
}

/** @param now epoch milliseconds */
export function stepFrom({ state, isOpen, isConfirmed, subject, reading, orderedAt }: Ground, now: number): NextStep {
  const isPatient = now + nextLookSeconds * 1000 - orderedAt < patienceMs;
  if (state === "waiting" && isOpen && isPatient) return "wait";
  const raisesQuestions = subject?.isClosed || (!isConfirmed && reading?.unsure);
  return isOpen && raisesQuestions ? "ground" : "payment";
}
