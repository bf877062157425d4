/** Preloaded: kills the process, as kill -9 does, before the statement of SQLite whose number is DIE_AT; tells how many it ran. */
import Database from "better-sqlite3";

const dieAt = Number(process.env.DIE_AT);
let statements = 0;

const { exec, prepare } = Database.prototype;
Database.prototype.exec = function execCounted(source) {
  count();
  return exec.call(this, source);
};
Database.prototype.prepare = function prepareCounted(source) {
  const statement = prepare.call(this, source);
  for (const way of ["run", "get", "all"]) {
    const work = statement[way].bind(statement);
    statement[way] = (...values) => {
      count();
      return work(...values);
    };
  }
  return statement;
};
process.once("exit", () => process.stdout.write(`${statements}`));

function count() {
  statements += 1;
  if (statements === dieAt) process.kill(process.pid, "SIGKILL");
}
