import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const setUpPath = "/set-up";

/** The link to the set-up page, without its origin; gone once the site is set up. */
const fileOf = (dataDir: string) => join(dataDir, "set-up-link");
const goodForMs = 24 * 3_600_000;

/** "gone": the site is set up, or was before there was a set-up page. */
export type SetUpLinkState = "open" | "wrong" | "expired" | "gone";

export const setUpLinkStatus = { wrong: 404, expired: 410, gone: 410 } as const;
export const setUpLinkWords = {
  wrong:
    "This is not the link to the set-up page. It is printed when the server starts, and in the file set-up-link of its data folder.",
  expired: "The link to the set-up page was good for a day. Start the server again: it prints a new one.",
  gone: "This site is set up, and the link to its set-up page is used up. Its editors change the rest at the desk.",
} as const;

export function isSetUpPending(dataDir: string): boolean {
  return existsSync(fileOf(dataDir));
}

/** The same after a restart, as long as it is good. An empty file, made by hand, asks for a link. */
export function openSetUp(dataDir: string): string {
  const file = fileOf(dataDir);
  if (!isSetUpPending(dataDir) || isExpired(file) || statSync(file).size === 0) {
    mkdirSync(dataDir, { recursive: true });
    rmSync(file, { force: true });
    const key = randomBytes(32).toString("base64url");
    writeFileSync(file, `${setUpPath}?key=${key}\n`, { mode: 0o600, flag: "wx", flush: true });
  }
  return readFileSync(file, "utf8").trim();
}

export function judgeSetUpLink(dataDir: string, key: string): SetUpLinkState {
  const file = fileOf(dataDir);
  if (!isSetUpPending(dataDir)) return "gone";
  const isRight = timingSafeEqual(digest(`${setUpPath}?key=${key}`), digest(readFileSync(file, "utf8").trim()));
  if (!isRight) return "wrong";
  return isExpired(file) ? "expired" : "open";
}

export function closeSetUp(dataDir: string): void {
  rmSync(fileOf(dataDir), { force: true });
}

/** Of equal length whatever was sent. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function isExpired(file: string): boolean {
  return statSync(file).mtimeMs < Date.now() - goodForMs;
}
