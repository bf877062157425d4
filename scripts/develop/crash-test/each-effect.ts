import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Ending } from "#tests/crash/endings.ts";
import { compilePrograms } from "#tests/harness/compiled-programs.ts";
import { noteFigures } from "#tests/harness/note-figures.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";

/** @param chosen names of endings, with commas; default: all */
export async function killAtEachEffect(every: number, chosen?: string): Promise<{ ok: boolean; lines: string[] }> {
  const folder = createTemporaryFolder();
  // The programs find their packages from here.
  const programs = join("test-results", `crash-test-${process.pid}`);
  const settings = { NODE_ENV: "test", DATA_DIR: folder, PUBLIC_URL: "http://localhost:3000", RUN_JOBS: "0" };
  // All these customers have one address.
  const limits = { LIMIT_LETTER_ADDRESSES: "0", LIMIT_ORDERS_PER_ADDRESS: "0" };
  Object.assign(process.env, settings, limits, { LOG_LEVEL: "silent" });
  const { migrateDatabase } = await import("#db/migrate.server.ts");
  migrateDatabase(folder);
  await compilePrograms(programs);
  const { dieEverywhere } = await import("#tests/crash/die-everywhere.ts");
  const { startMailSink } = await import("#tests/harness/mail-sink.ts");
  const { startLocalStripe } = await import("#tests/stripe/stripe-server.ts");
  const stripe = await startLocalStripe();
  const mail = await startMailSink();
  try {
    const of = chosen?.split(",") as Ending[] | undefined;
    const report = await dieEverywhere(
      { stripe, mail, program: join(programs, "order-life.js"), say: console.log },
      { every, of },
    );
    const effects = Object.entries(report.effects).map(([ending, count]) => `${ending} ${count}`);
    const kinds = Object.entries(report.kinds).map(([kind, count]) => `${count} before ${kind}`);
    const { deaths, secondCopies, faults } = report;
    noteFigures(
      "each-effect",
      `${deaths} deaths at the effects of an order (${effects.join(", ")}): ${faults.length} faults; ${secondCopies} letters came again under the same Message-ID, after a death between their sending and our note of it`,
    );
    return {
      ok: faults.length === 0,
      lines: [
        `effects of an order, by its ending: ${effects.join(", ")}`,
        ...kinds,
        `${deaths} deaths, ${secondCopies} of them in the window in which SMTP cannot tell whether a letter went: it came again under the same Message-ID`,
        ...(faults.length > 0 ? faults : ["nothing lost, nothing twice, no stray file, integrity ok"]),
      ],
    };
  } finally {
    await stripe.close();
    await mail.close();
    for (const made of [folder, programs]) rmSync(made, { recursive: true, force: true });
  }
}
