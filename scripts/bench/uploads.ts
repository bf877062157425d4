import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { request } from "undici";
import { median } from "../../app/designer/numeric/median.ts";
import { startServer } from "../../tests/harness/running-server.ts";
import { createTemporaryFolder } from "../../tests/harness/temporary-folder.ts";
import { measurements } from "../commands/bench.mjs";
import { type Given, runCommand } from "../commands/command-line.mjs";
import { cpuMicrosecondsOf } from "./speed/cpu-of.ts";
import { memoryOf, withPeak } from "./speed/memory-of.ts";

const declared = measurements.uploads;

const atOnce = 8;
/** Until the server has noticed a disconnected client. */
const patienceMs = 10_000;
const megabyte = 1024 ** 2;
/** A little less than the limit: the form's own bytes count for the bare server, too. */
const fileBytes = 20 * megabyte - 1024;

interface Round {
  ms: number;
  cpuMs: number;
  peak: number;
}
interface Server {
  origin: string;
  process: ChildProcess;
}

async function main({ values }: Given<typeof declared>): Promise<void> {
  const rounds = Number(values.rounds);
  const folder = createTemporaryFolder();
  const spooled = join(folder, "raw");
  mkdirSync(spooled);
  const limits = { LIMIT_UPLOADS_ANONYMOUS: "0", LIMIT_NEW_SESSIONS: "0", LIMIT_ANONYMOUS_DRAFTS: "0" };
  const site = await startServer("start.mjs", { DATA_DIR: folder, DEMO: "1", ...limits }, []);
  const bare = await startBare(spooled);
  try {
    const ours: Server = { origin: site.baseUrl, process: site.process };
    const temporary = join(folder, "tmp");
    console.log(
      `${atOnce} of 20 MB at once | raw ms | ours ms | ours / raw | raw CPU ms | ours CPU ms | raw MB | ours MB`,
    );
    printRow("load of the machine", loadavg()[0]!.toFixed(1));
    await breakOff(ours, temporary);
    await compare({ bare, ours }, rounds);
    await takePhotos(ours);
  } finally {
    bare.process.kill();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startBare(folder: string): Promise<Server> {
  const child = spawn(process.execPath, ["scripts/bench/speed/raw-pipe.mjs", folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = await once(child.stdout!, "data");
  return { origin: `http://127.0.0.1:${String(port).trim()}`, process: child };
}

/** Bytes that are not a photo are answered as soon as the form is received: that measures the receiving alone. */
async function compare(servers: Record<"bare" | "ours", Server>, rounds: number): Promise<void> {
  const body = form(randomBytes(fileBytes));
  const found: Record<keyof typeof servers, Round[]> = { bare: [], ours: [] };
  const names = ["bare", "ours"] as const;
  // The first form loads the code for forms.
  for (const name of names) await send(servers[name], form(randomBytes(1024)));
  const idle = { bare: memoryOf(servers.bare.process.pid!), ours: memoryOf(servers.ours.process.pid!) };
  for (let round = 0; round < rounds; round++) {
    for (const name of names) found[name].push(await measure(servers[name], body));
  }
  const of = (name: keyof typeof servers, key: "ms" | "cpuMs") => median(found[name].map((round) => round[key]));
  const over = (name: keyof typeof servers) => Math.max(...found[name].map(({ peak }) => peak)) - idle[name];
  const ratio = median(found.bare.map(({ ms }, round) => found.ours[round]!.ms / ms));
  const times = [of("bare", "ms").toFixed(0), of("ours", "ms").toFixed(0), ratio.toFixed(2)];
  const cpu = [of("bare", "cpuMs").toFixed(0), of("ours", "cpuMs").toFixed(0)];
  printRow("received", ...times, ...cpu, inMegabytes(over("bare")), inMegabytes(over("ours")));
}

async function measure(server: Server, body: Buffer): Promise<Round> {
  const pid = server.process.pid!;
  const before = cpuMicrosecondsOf(pid);
  const startedAt = performance.now();
  const { peak } = await withPeak(pid, () =>
    Promise.all(Array.from({ length: atOnce }, (_, n) => send(server, body, n))),
  );
  return { ms: performance.now() - startedAt, cpuMs: (cpuMicrosecondsOf(pid) - before) / 1000, peak };
}

/** Noise compresses badly: 20 megabytes of JPEG in 12 megapixels. The picture process decodes; the web process is measured. */
async function takePhotos(ours: Server): Promise<void> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#557744", noise } });
  const photo = await picture.jpeg({ quality: 99 }).toBuffer();
  const idle = memoryOf(ours.process.pid!);
  const { ms, cpuMs, peak } = await measure(ours, form(photo.subarray(0, fileBytes)));
  const size = `photos of ${inMegabytes(Math.min(photo.length, fileBytes))} MB`;
  printRow(size, "", ms.toFixed(0), "", "", cpuMs.toFixed(0), "", inMegabytes(peak - idle));
}

async function breakOff(ours: Server, temporary: string): Promise<void> {
  const body = form(randomBytes(fileBytes));
  const broken = Array.from({ length: atOnce }, async () => {
    const sending = new AbortController();
    setTimeout(() => sending.abort(), 60).unref();
    async function* slowly() {
      for (let at = 0; at < body.length; at += megabyte) {
        yield body.subarray(at, at + megabyte);
        await pause(20);
      }
    }
    const headers = { ...formHeaders, "content-length": String(body.length) };
    const address = `${ours.origin}/api/uploads`;
    return request(address, { method: "POST", headers, body: Readable.from(slowly()), signal: sending.signal }).catch(
      () => undefined,
    );
  });
  await Promise.all(broken);
  const left = () => readdirSync(temporary).length;
  const giveUpAt = performance.now() + patienceMs;
  while (left() > 0 && performance.now() < giveUpAt) await pause(100);
  printRow("broken off, files left", "", String(left()));
}

const formHeaders = { "content-type": "multipart/form-data; boundary=bench-uploads" };

function form(file: Buffer): Buffer {
  const disposition = (rest: string) => `--bench-uploads\r\nContent-Disposition: form-data; ${rest}\r\n\r\n`;
  const text = `${disposition('name="prompt"')}A pond with lilies and a bench\r\n`;
  const photo = disposition('name="photo"; filename="yard.jpg"');
  return Buffer.concat([Buffer.from(text + photo), file, Buffer.from("\r\n--bench-uploads--\r\n")]);
}

/** @param n of the network that it seems to come from: few photos of one client may wait in line */
async function send({ origin }: Server, body: Buffer, n = 0): Promise<void> {
  const headers = { ...formHeaders, "x-forwarded-for": `198.18.${n}.9` };
  const answer = await request(`${origin}/api/uploads`, { method: "POST", headers, body });
  await answer.body.dump();
  // A visitor who has not signed in gets a 401 after everything was read and stored.
  if (answer.statusCode !== 200 && answer.statusCode !== 401) throw new Error(`Answered ${answer.statusCode}`);
}

function printRow(name: string, ...figures: string[]): void {
  const columns = 8;
  console.log([name, ...figures, ...Array<string>(columns - 1 - figures.length).fill("")].join(" | "));
}

function inMegabytes(bytes: number): string {
  return (bytes / megabyte).toFixed(1);
}

await runCommand(declared, main);
