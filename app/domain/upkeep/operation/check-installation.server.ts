import { statfsSync } from "node:fs";
import { and, count, desc, gte, isNotNull } from "drizzle-orm";
import { isHeld } from "#app/disk/held-work.server.ts";
import { listOperatorGaps } from "#app/domain/pages/operator-pages.server.ts";
import { findNewerVersion } from "#app/domain/upkeep/update/newer-version.server.ts";
import { programVersion } from "#app/domain/upkeep/update/program-mark.server.ts";
import { env } from "#app/settings/env.server.ts";
import { db } from "#db/client.server.ts";
import { isInTrouble, isPending, isUnderWay } from "#db/partial-indexes.ts";
import { designRequests, imageAttempts, refunds } from "#db/schema.ts";
import { listBackupFacts } from "./describe-installation.server.ts";
import { countGivenUpSince, countWaiting } from "./jobs-at-desk.server.ts";
import { countLetters } from "./letters-at-desk.server.ts";
import { type Light, lateJobMs, oldBackupMs, scarceBytes, tooFewBytes } from "./light.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Longer for letters: a customer may write a week later. */
const letterDays = 7;
const troubledAtMost = 100;

/** One line, one light, and the page with details per part. */
export function checkInstallation(now = Date.now()): Light[] {
  return [
    checkOrders(now),
    checkJobs(now),
    checkLetters(now),
    checkRefunds(),
    checkPictures(now),
    checkBackups(now),
    checkDisk(),
    ...checkOperatorPages(),
    ...checkVersion(),
  ];
}

function checkOrders(now: number): Light {
  const underWay = db.select({ n: count() }).from(designRequests).where(isUnderWay).get()?.n ?? 0;
  const newest = db
    .select({ finishedAt: designRequests.finishedAt, dispute: designRequests.dispute })
    .from(designRequests)
    .where(isInTrouble)
    .orderBy(desc(designRequests.id))
    .limit(troubledAtMost)
    .all();
  const disputed = newest.filter(({ dispute }) => dispute === "open").length;
  const troubled = newest.filter(({ finishedAt }) => (finishedAt ?? 0) > now - dayMs).length;
  const words = [
    underWay === 0 ? "No orders in progress" : `${underWay} in progress`,
    ...(troubled > 0 ? [`${troubled} ended without all pictures since yesterday`] : []),
    ...(disputed > 0 ? [`${disputed} disputed`] : []),
  ];
  return { name: "Orders", to: "orders", state: troubled + disputed > 0 ? "look" : "good", words: sentence(words) };
}

function checkJobs(now: number): Light {
  const { due, oldestDueAt } = countWaiting(now);
  const givenUp = countGivenUpSince(now - dayMs);
  const isLate = oldestDueAt !== undefined && oldestDueAt < now - lateJobMs;
  const words = [
    due === 0 ? "Queue empty" : `${due} due, the oldest for ${minutes(now - (oldestDueAt ?? now))}`,
    ...(isHeld() ? ["held after a restore"] : []),
    ...(givenUp > 0 ? [`${givenUp} given up since yesterday`] : []),
  ];
  return {
    name: "Jobs",
    to: "jobs",
    state: isLate ? "bad" : givenUp > 0 || isHeld() ? "look" : "good",
    words: sentence(words),
  };
}

function checkLetters(now: number): Light {
  const { owed, givenUp } = countLetters(now - letterDays * dayMs);
  const words = [
    owed === 0 ? "None waiting to be sent" : `${owed} waiting to be sent`,
    ...(givenUp > 0 ? [`${givenUp} could not be delivered in ${letterDays} days`] : []),
    ...(env.standIns.mail ? ["no mail server is set: e-mails are only saved to disk"] : []),
  ];
  return {
    name: "E-mails",
    to: givenUp > 0 ? "letters?show=given-up" : "letters",
    state: givenUp > 0 ? "look" : "good",
    words: sentence(words),
  };
}

function checkRefunds(): Light {
  const pending = db.select({ n: count() }).from(refunds).where(isPending).get()?.n ?? 0;
  const givenUp =
    db
      .select({ n: count() })
      .from(refunds)
      .where(and(isPending, isNotNull(refunds.givenUpAt)))
      .get()?.n ?? 0;
  const words =
    givenUp > 0
      ? `${givenUp} not answered by the payment provider`
      : pending > 0
        ? `${pending} on their way`
        : "None pending";
  return {
    name: "Refunds",
    to: "orders?show=in-trouble",
    state: givenUp > 0 ? "bad" : "good",
    words: sentence([words, ...(env.standIns.payments ? ["test cards only: no money is moved"] : [])]),
  };
}

/** A wrong key or an empty account blocks every picture. */
function checkPictures(now: number): Light {
  const recent = db
    .select({ outcome: imageAttempts.outcome, message: imageAttempts.message })
    .from(imageAttempts)
    .where(gte(imageAttempts.createdAt, now - hourMs))
    .orderBy(desc(imageAttempts.createdAt))
    .limit(troubledAtMost)
    .all();
  const made = recent.filter(({ outcome }) => outcome === "picture" || outcome === "drifted").length;
  const failed = recent.filter(({ outcome }) => outcome === "retry" || outcome === "refuse").length;
  const isBroken = recent[0]?.outcome === "configuration" || recent[0]?.outcome === "gone";
  const broken = isBroken ? recent[0]?.message : undefined;
  const words = broken
    ? [`the provider cannot be used: ${broken}`]
    : [`${made} made in the last hour`, ...(failed > 0 ? [`${failed} attempts failed`] : [])];
  return {
    name: "Picture providers",
    to: "providers",
    state: broken ? "bad" : failed > made ? "look" : "good",
    words: sentence(words),
  };
}

function checkBackups(now: number): Light {
  const light = { name: "Backups", to: "storage" };
  if (!env.BACKUP_DIR) return { ...light, state: "look", words: "None are made: BACKUP_DIR is not set." };
  const facts = listBackupFacts();
  const problem = facts[0]?.proof?.problem;
  if (problem) return { ...light, state: "bad", words: `The last one failed its proof: ${problem}` };
  const proof = facts.find(({ proof }) => proof && !proof.problem)?.proof;
  if (!proof) return { ...light, state: "look", words: "None was proven yet." };
  const age = now - proof.provenAt;
  return { ...light, state: age > oldBackupMs ? "bad" : "good", words: `The last proven one is ${minutes(age)} old.` };
}

function checkDisk(): Light {
  const { bavail, bsize } = statfsSync(env.DATA_DIR);
  const free = bavail * bsize;
  const state = free < tooFewBytes ? "bad" : free < scarceBytes ? "look" : "good";
  return { name: "Disk", to: "storage", state, words: `${(free / 1024 ** 3).toFixed(1)} GB free.` };
}

function checkOperatorPages(): Light[] {
  const open = listOperatorGaps();
  if (open.length === 0) return [];
  const words = open.map(
    ({ setting, gaps }) =>
      `${setting} has ${gaps.length} ${gaps.length === 1 ? "place" : "places"} to fill in (${gaps[0]} …)`,
  );
  return [{ name: "Privacy and terms", to: "installation", state: "look", words: sentence(words) }];
}

function checkVersion(): Light[] {
  const newer = findNewerVersion();
  if (!newer) return [];
  const words = `${newer} is there; this is ${programVersion()}.`;
  return [{ name: "Version", to: "installation", state: "look", words }];
}

function minutes(ms: number): string {
  if (ms < 2 * hourMs) return `${Math.round(ms / 60_000)} min`;
  return ms < 2 * dayMs ? `${Math.round(ms / hourMs)} h` : `${Math.round(ms / dayMs)} days`;
}

function sentence(parts: readonly string[]): string {
  const text = parts.join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
