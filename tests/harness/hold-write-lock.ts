import { spawn } from "node:child_process";
import { once } from "node:events";

const program = `
  import Database from "better-sqlite3";
  const database = new Database(process.argv[1]);
  database.exec("PRAGMA busy_timeout = 10000; BEGIN IMMEDIATE");
  process.stdout.write("held");
  process.stdin.on("end", () => database.exec("ROLLBACK")).resume();
`;

/**
 * Starts a second process that holds a database's write lock, as an import does. @returns its release function, once it holds
 * the lock
 */
export async function holdWriteLock(file: string): Promise<() => Promise<void>> {
  const holder = spawn(process.execPath, ["--input-type=module", "-e", program, file], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(holder, "exit");
  await once(holder.stdout, "data");
  return async () => {
    holder.stdin.end();
    await ended;
  };
}
