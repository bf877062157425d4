// node scripts/operate.mjs update-check: what the next start of this program would do to the database. Reads only; the server
// may run. Ends with 1 when the update would fail.
import { planUpdate, type UpdatePlan } from "../../app/domain/upkeep/update/plan-update.server.ts";
import { env } from "../../app/settings/env.server.ts";
import { runCommand } from "../commands/command-line.mjs";
import { operatorCommands } from "../commands/operate.mjs";
import { megabytes, requireDatabaseFile } from "./backup/words.ts";

await runCommand(operatorCommands["update-check"], () => {
  requireDatabaseFile();
  const plan = planUpdate(env.DATA_DIR);
  console.log(plan ? describe(plan).join("\n") : "There is no database yet: the first start makes it.");
});

function describe(plan: UpdatePlan): string[] {
  const { applied, known, pending, databaseBytes, neededBytes, freeBytes } = plan;
  if (applied > known) {
    throw new Error(
      "The database was written by a newer version of this program: update further, or node scripts/operate.mjs go-back.",
    );
  }
  if (pending.length === 0) return [`Nothing to migrate: the database is at migration ${applied}, as this program is.`];
  if (freeBytes < neededBytes) {
    throw new Error(`${megabytes(neededBytes)} are needed for the copy of before, ${megabytes(freeBytes)} are free.`);
  }
  return [
    `The database is at migration ${applied} of ${known}. The next start will:`,
    ...pending.map(({ name, steps }) => `  ${name}: ${steps.join(", ") || "nothing to the tables"}`),
    `Before that it keeps a copy: ${megabytes(databaseBytes)} at most; ${megabytes(freeBytes)} are free.`,
    "Going back afterwards: stop the server, node scripts/operate.mjs go-back, and start the program of before.",
  ];
}
