// node scripts/operate.mjs go-back: restores the database from before the last migration, for the previous version. The server
// must be stopped.
import { goBack } from "../../app/domain/upkeep/update/go-back.server.ts";
import { env } from "../../app/settings/env.server.ts";
import { runCommand } from "../commands/command-line.mjs";
import { operatorCommands } from "../commands/operate.mjs";
import { requireDatabaseFile } from "./backup/words.ts";

await runCommand(operatorCommands["go-back"], () => {
  requireDatabaseFile();
  const { migrations, takenAt, program, setAside } = goBack(env.DATA_DIR);
  const moment = new Date(takenAt).toISOString().slice(0, 16).replace("T", " ");
  console.log(
    `The database is back at migration ${migrations}, as of ${moment} UTC. What happened since lies in ${setAside}.`,
  );
  if (program) {
    console.log(`It belongs to version ${program.version}${program.commit ? `: git checkout ${program.commit}` : ""}.`);
  }
  console.log("Start the program of before. Its work is held: npm run restore -- --review, then --release.");
});
