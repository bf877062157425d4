import { setTimeout as pause } from "node:timers/promises";
import { env } from "#app/env.server.ts";
import { findGround, isBeingRead } from "./find-ground.server.ts";

/** Reading a photo takes one to three seconds; nobody is kept longer from paying. */
const patienceMs = 5_000;
const lookEveryMs = 100;

/**
 * Where the customer goes from a new order: to the ground when it could not be read surely, else to the payment. Waits
 * a moment for the reading; one that comes too late is told of on the payment page.
 * @returns undefined for a missing or foreign order
 */
export async function chooseNextStep(
  order: { requestId: string | number; userId: number },
  patience = patienceMs,
): Promise<{ requestId: number; step: "ground" | "payment" } | undefined> {
  let ground = findGround(order.requestId, order.userId);
  // Where no jobs run, none will end while somebody waits.
  const until = env.RUN_JOBS ? Date.now() + patience : 0;
  while (ground?.state === "waiting" && Date.now() < until) {
    await pause(lookEveryMs);
    if (isBeingRead(ground.requestId)) continue;
    ground = findGround(order.requestId, order.userId);
  }
  if (!ground) return undefined;
  const { requestId, isOpen, isConfirmed, reading } = ground;
  return { requestId, step: isOpen && !isConfirmed && reading?.unsure ? "ground" : "payment" };
}
