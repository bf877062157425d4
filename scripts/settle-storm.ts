/**
 * `npx tsx scripts/settle-storm.ts [rounds]`: tells of payments in every order at once, against the local Stripe and a
 * database of its own, and prints what came of it. Ends with 1 when an order was paid twice, or not.
 */
import { rmSync } from "node:fs";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";

const folder = createTemporaryFolder();
Object.assign(process.env, { NODE_ENV: "test", DATA_DIR: folder, PUBLIC_URL: "http://localhost:3000", RUN_JOBS: "0" });
const { migrateDatabase } = await import("#db/migrate.server.ts");
const { seededDelays } = await import("#tests/harness/seeded-random.ts");
const { openStripeShop } = await import("#tests/stripe/stripe-shop.ts");
const { settleStorm } = await import("#tests/stripe/settle-storm.ts");

const rounds = Number(process.argv[2] ?? 200);
migrateDatabase(folder);
const shop = await openStripeShop({ delayMs: seededDelays(4) });
const startedAt = performance.now();
const report = await settleStorm(shop, rounds);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`${rounds} rounds, ${report.orders} orders, ${report.deliveries} deliveries in ${seconds} s`);
console.log(report.faults.length === 0 ? "every order paid once" : report.faults.slice(0, 20).join("\n"));
await shop.local.close();
rmSync(folder, { recursive: true, force: true });
process.exitCode = report.faults.length === 0 ? 0 : 1;
