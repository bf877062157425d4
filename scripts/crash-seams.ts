/**
 * `npx tsx scripts/crash-seams.ts [every] [ending]`: lives orders that are paid, made in part ("partial") or not at all
 * ("error") and refunded, and kills the process (SIGKILL) at one seam after the other, every one or every n-th; a second
 * process goes on. Prints what came of it, and
 * ends with 1 when money, a picture or a letter was lost or came twice. Stripe is the local one, pictures are squares.
 */
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";

const folder = createTemporaryFolder();
const settings = { NODE_ENV: "test", DATA_DIR: folder, PUBLIC_URL: "http://localhost:3000", RUN_JOBS: "0" };
Object.assign(process.env, settings, { LOG_LEVEL: "silent" });
const { migrateDatabase } = await import("#db/migrate.server.ts");
migrateDatabase(folder);
const { db } = await import("#db/client.server.ts");
const { designRequests } = await import("#db/schema.ts");
const { accountOf, endings } = await import("#tests/crash/after-the-crash.ts");
const { madeOnce } = await import("#tests/crash/money-journey.ts");
const { createUnpaidOrder } = await import("#tests/factories/create-unpaid-order.ts");
const { startLocalStripe } = await import("#tests/stripe/stripe-server.ts");

const every = Number(process.argv[2] ?? 1);
const stripe = await startLocalStripe();
const placeOrder = {
  partial: () => createUnpaidOrder({ package: "quick-look", imageCount: 2, prompt: madeOnce }),
  error: () => createUnpaidOrder({ package: "quick-look" }),
};
let faults = 0;

/** @returns the seams passed; undefined when the process was killed */
async function liveUntil(at: number, requestId: number): Promise<number | undefined> {
  const program = ["--import", "tsx", "tests/crash/money-process.ts", String(requestId), String(at), stripe.url];
  const child = spawn(process.execPath, program, { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.once("close", (...end) => resolve(end)),
  );
  if (signal === "SIGKILL") return undefined;
  if (code !== 0) throw new Error(`The process ended with ${code}.`);
  return Number(said);
}

const wanted = (["partial", "error"] as const).filter((ending) => (process.argv[3] ?? ending) === ending);
for (const ending of wanted) {
  let kills = 0;
  for (let at = 1; ; at += every) {
    // What an earlier order left open must not be asked about in this one's life: it would move the seams.
    db.update(designRequests).set({ paymentOpenedAt: 0 }).run();
    const order = placeOrder[ending]();
    const whole = await liveUntil(at, order.id);
    if (whole === undefined) {
      kills++;
      await liveUntil(0, order.id);
    }
    const account = accountOf(order.id, stripe);
    if (!isDeepStrictEqual(account, endings[ending])) {
      faults++;
      console.log(`seam ${at}:`, account);
    }
    if (whole !== undefined) break;
  }
  console.log(`an order that ends in ${ending}: killed at ${kills} seams`);
}
const integrity = db.$client.pragma("integrity_check", { simple: true });
console.log(faults === 0 ? `nothing lost, nothing twice; database ${integrity}` : `${faults} orders went wrong`);
await stripe.close();
rmSync(folder, { recursive: true, force: true });
process.exit(faults === 0 ? 0 : 1);
