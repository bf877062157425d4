/**
 * Preloaded into a process that a test ends (`node --import`): counts every trace it leaves outside of its memory, and kills
 * it, as kill -9 does, before the one whose number it is given. Traces are commits, changes of files under DATA_DIR, and what
 * goes to and comes from other servers; an answer is one, because it may get lost when the question did not. What lies
 * between two traces leaves none, so that a death after one is a death before the next.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import { relative } from "node:path";
import { Readable } from "node:stream";
import Database from "better-sqlite3";

const dataDir = process.env.DATA_DIR ?? "data";
let dieAt = 0;
/** @type {string[]} */
let effects = [];

globalThis.effects = {
  /** Counts from here, from 1. @param at 0 to live on */
  watch(at) {
    dieAt = at;
    effects = [];
  },
  list: () => effects,
};

function pass(effect) {
  effects.push(effect);
  if (effects.length !== dieAt) return;
  fs.writeSync(1, `${JSON.stringify({ died: effect })}\n`);
  process.kill(process.pid, "SIGKILL");
}

watchFiles();
watchSockets();
watchDatabase();

function watchFiles() {
  const changing = [
    "rename",
    "writeFile",
    "appendFile",
    "copyFile",
    "link",
    "unlink",
    "rm",
    "rmdir",
    "mkdir",
    "mkdtemp",
  ];
  const inOrder = fs.promises;
  for (const name of changing) {
    const [later, now] = [inOrder[name], fs[`${name}Sync`]];
    inOrder[name] = (path, ...rest) => {
      passFile(name, path);
      return later.call(inOrder, path, ...rest);
    };
    fs[`${name}Sync`] = (path, ...rest) => {
      passFile(name, path);
      return now.call(fs, path, ...rest);
    };
  }
  syncBuiltinESMExports();
}

function passFile(name, path) {
  // A folder that is there already is none the wiser.
  if (name === "mkdir" && fs.existsSync(path)) return;
  const inside = relative(dataDir, String(path));
  if (!inside.startsWith("..")) pass(`${name} ${inside.split("/")[0]}`);
}

function watchSockets() {
  const { connect, write } = net.Socket.prototype;
  const outside = new WeakSet();
  /** Those that have sent something since they last heard: what follows is of the same message. */
  const speaking = new WeakSet();
  net.Socket.prototype.connect = function connectOutside(...call) {
    outside.add(this);
    return connect.apply(this, call);
  };
  net.Socket.prototype.write = function writeOutside(chunk, ...rest) {
    if (outside.has(this) && !speaking.has(this)) pass(`send ${firstWords(chunk)}`);
    speaking.add(this);
    return write.call(this, chunk, ...rest);
  };
  // What has come is handed on by the socket to its reader.
  net.Socket.prototype.push = function pushFromOutside(chunk, ...rest) {
    if (chunk && outside.has(this)) pass(`hear ${firstWords(chunk)}`);
    speaking.delete(this);
    return Readable.prototype.push.call(this, chunk, ...rest);
  };
}

function firstWords(chunk) {
  return Buffer.from(chunk).subarray(0, 30).toString("latin1").split("\r\n", 1)[0];
}

function watchDatabase() {
  const { prepare, transaction } = Database.prototype;
  const writes = /^\s*(insert into|update|delete from)\s+"(\w+)"/i;
  const written = new WeakMap();
  const note = (database, what) => written.get(database)?.add(what);

  Database.prototype.prepare = function prepareWatched(source) {
    const statement = prepare.call(this, source);
    const [, verb, table] = writes.exec(source) ?? [];
    if (!verb) return statement;
    const what = `${verb.split(" ")[0].toLowerCase()} ${table}`;
    for (const way of ["run", "get", "all"]) {
      const work = statement[way].bind(statement);
      statement[way] = (...values) => {
        if (this.inTransaction) note(this, what);
        else pass(what);
        return work(...values);
      };
    }
    return statement;
  };

  Database.prototype.transaction = function transactionWatched(work) {
    const real = transaction.call(this, (...call) => {
      const isOuter = !written.has(this);
      if (isOuter) written.set(this, new Set());
      try {
        const result = work(...call);
        // What dies inside of a transaction has not happened.
        if (isOuter && written.get(this).size > 0) pass(`commit ${[...written.get(this)].join(", ")}`);
        return result;
      } finally {
        if (isOuter) written.delete(this);
      }
    });
    return real;
  };
}
