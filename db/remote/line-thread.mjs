// The thread that talks to a database server while the main one waits for it: see line.server.ts. Plain JavaScript, because it
// is started from its file in development, in tests and in the built program alike.
import { setTimeout as pause } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import { Agent } from "undici";

/** @type {{ port: import("node:worker_threads").MessagePort, signals: Int32Array, address: string, token?: string }} */
const { port, signals, address, token } = workerData;
const answers = 0;
const away = 1;
const probeEveryMs = 300;
const probeMs = 1_000;
/** A late answer is awaited to undo its effect: longer than a server lends its write lock. */
const lateMs = 6_000;
const late = { failure: "no answer in time (timeout)", wasSent: true };
/** Before the connection is established, nothing can have been sent. */
const neverSent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

const { origin, pathname } = new URL(address);
const path = `${pathname.replace(/\/$/, "")}/v3/pipeline`;
const agent = new Agent({ keepAliveTimeout: 60_000, connect: { timeout: 1_000 } });
const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
let probing = false;

port.on("message", (message) => {
  if (message.probe) void probe();
  else void answer(message);
});

Atomics.store(signals, answers, 1);
Atomics.notify(signals, answers);

/** @param {{ id: number, body: string, until: number }} question whose answer is not awaited after `until` */
async function answer({ id, body, until }) {
  const ms = until - Date.now();
  // A request that was given up before it was sent must not be executed.
  if (ms <= 0) return;
  const asked = ask(body, ms + lateMs);
  const reply = await Promise.race([asked, pause(ms, late)]).catch(describe);
  port.postMessage({ id, ...reply });
  Atomics.add(signals, answers, 1);
  Atomics.notify(signals, answers);
  if (reply === late) asked.then(closeStream, () => {});
}

function describe(error) {
  const wasSent = !neverSent.test(error.code ?? error.cause?.code ?? "");
  return { failure: `${error.code ?? ""} ${error.message}`.trim(), wasSent };
}

/** A transaction that began too late for its caller would block all others for five seconds. */
async function closeStream({ text }) {
  const { baton } = JSON.parse(text);
  if (baton) await ask(JSON.stringify({ baton, requests: [{ type: "close" }] }), probeMs).catch(() => {});
}

async function ask(body, ms) {
  const signal = AbortSignal.timeout(ms);
  const { statusCode, body: answered } = await agent.request({ origin, path, method: "POST", headers, body, signal });
  return { status: statusCode, text: await answered.text() };
}

/** Until the server answers again, this is the only request to it. */
async function probe() {
  if (probing) return;
  probing = true;
  const body = JSON.stringify({ requests: [{ type: "execute", stmt: { sql: "select 1" } }, { type: "close" }] });
  while (Atomics.load(signals, away) === 1) {
    const reply = await ask(body, probeMs).catch(() => undefined);
    if (reply && reply.status < 500) Atomics.store(signals, away, 0);
    else await pause(probeEveryMs);
  }
  probing = false;
}
