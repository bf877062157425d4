import { spawn } from "node:child_process";
import { isDeepStrictEqual } from "node:util";
import { and, eq, ne } from "drizzle-orm";
import { giftMessageId } from "#app/domain/letters/deliver-gift-letter.server.ts";
import { saveSeller } from "#app/domain/shop/seller.server.ts";
import { db } from "#db/client.server.ts";
import { designRequests, letters } from "#db/schema.ts";
import { aSeller } from "#tests/factories/a-seller.ts";
import { createUser } from "#tests/factories/create-user.ts";
import type { LocalStripe } from "#tests/stripe/local-stripe.ts";
import type { MailSink } from "../harness/mail-sink.ts";
import { accountOf, codesOf, type Ending, endings } from "./endings.ts";
import { findStrays } from "./find-strays.ts";

export interface CrashReport {
  deaths: number;
  /** How many effects an order of each ending has. */
  effects: Partial<Record<Ending, number>>;
  /** Kinds of effects at which a process died, and how often. */
  kinds: Record<string, number>;
  /** Letters that came a second time, under the same Message-ID, because SMTP cannot tell whether the first got through. */
  secondCopies: number;
  faults: string[];
}

export interface CrashWorld {
  stripe: LocalStripe;
  mail: MailSink;
  /** order-life.js, compiled. */
  program: string;
  /** Is told of what is wrong as soon as it is found, and of each ending. */
  say?(words: string): void;
}

interface Life {
  userId: number;
  ending: Ending;
  at: number;
  /** The effect before which it died. */
  died?: string;
}

/**
 * Lives orders of the given endings, one after the other, and ends each by kill -9 before one of its effects, every `every`th
 * from `first` on; the next process goes on where it died, before it lives its own. In the end nothing may be lost or doubled.
 * Works on the database of this process's settings.
 */
export async function dieEverywhere(world: CrashWorld, { every = 1, first = 1, of = allEndings } = {}) {
  const report: CrashReport = { deaths: 0, effects: {}, kinds: {}, secondCopies: 0, faults: [] };
  let before: Life | undefined;
  saveSeller(aSeller);
  for (const ending of of) {
    for (let at = first; ; at += every) {
      const life: Life = { userId: createUser().id, ending, at };
      const known = report.faults.length;
      const said = await run(world, { before, next: life });
      if (before) judge(before, world, report);
      for (const fault of report.faults.slice(known)) world.say?.(fault);
      before = life;
      if (said.lived) {
        report.effects[ending] = said.lived.length;
        world.say?.(`${ending}: ${said.lived.length} effects, ${report.deaths} deaths so far`);
        break;
      }
      life.died = said.died;
      noteDeath(said.died, report);
    }
  }
  if (before) judge(before, world, report);
  report.faults.push(...(await findStrays()));
  const integrity = db.$client.pragma("integrity_check", { simple: true });
  if (integrity !== "ok") report.faults.push(`The database: ${integrity}`);
  return report;
}

const allEndings = Object.keys(endings) as Ending[];

type Said = { died: string; lived?: never } | { lived: string[] };

async function run({ program, stripe, mail }: CrashWorld, order: object): Promise<Said> {
  const preloaded = ["--import", "./tests/crash/watch-effects.mjs"];
  const child = spawn(process.execPath, [...preloaded, program, JSON.stringify(order)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_URL: stripe.url,
      SMTP_URL: mail.url,
    },
  });
  let text = "";
  child.stdout.on("data", (chunk) => (text += chunk));
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.once("close", (...end) => resolve(end)),
  );
  if (code !== 0 && signal !== "SIGKILL") throw new Error(`The process ended with ${code ?? signal}: ${text}`);
  return JSON.parse(text) as Said;
}

function noteDeath(effect: string, report: CrashReport): void {
  const kind = effect.replace(/^(send|hear) .*/, "$1");
  report.deaths += 1;
  report.kinds[kind] = (report.kinds[kind] ?? 0) + 1;
}

function judge(life: Life, { stripe, mail }: CrashWorld, report: CrashReport): void {
  const { userId, ending, at, died } = life;
  const where = `${ending} ${at} (${died ?? "lived"})`;
  const account = accountOf(userId, stripe);
  if (!isDeepStrictEqual(account, endings[ending])) report.faults.push(`${where}: ${JSON.stringify(account)}`);
  for (const { messageId } of lettersTo(userId)) {
    const copies = mail.received.filter(({ id }) => id === messageId).length;
    if (copies === 1) continue;
    if (copies === 2 && mailWindow.test(died ?? "")) report.secondCopies += 1;
    else report.faults.push(`${where}: ${copies} copies of ${messageId}`);
  }
}

function lettersTo(userId: number) {
  const orders = db.select().from(designRequests).where(eq(designRequests.userId, userId)).all();
  const gifts = orders.flatMap(({ id }) => codesOf(id)).map(({ code }) => ({ messageId: giftMessageId(code) }));
  const sent = db
    .select({ messageId: letters.messageId })
    .from(letters)
    .innerJoin(designRequests, eq(designRequests.id, letters.requestId))
    .where(and(eq(designRequests.userId, userId), ne(letters.status, "not-needed")))
    .all();
  return [...sent, ...gifts];
}

/** Between the server's taking a letter in and our own note that it went: the one window in which no one can tell. */
const mailWindow = /^(hear 250 OK: message queued|update letters|update coupons)$/;
