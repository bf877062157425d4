import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { createBucketStorage } from "#app/providers/storage/bucket-storage.server.ts";
import { databaseFile } from "#db/database-file.ts";
import { openConnection } from "#db/open-connection.server.ts";
import { RemoteConnection } from "#db/remote/remote-connection.server.ts";
import { type DatabaseServer, startDatabaseServer } from "#tests/harness/database-server.ts";
import { findFreePort } from "#tests/harness/free-port.ts";
import { startMailSink } from "#tests/harness/mail-sink.ts";
import { noteFigures } from "#tests/harness/note-figures.ts";
import { startServer } from "#tests/harness/running-server.ts";
import { startS3 } from "#tests/harness/s3-server.ts";
import { createTemporaryFolder } from "#tests/harness/temporary-folder.ts";
import { orderAndPay, signIn } from "#tests/machines/customer.ts";
import { operate, type Site, startSite } from "#tests/machines/site.ts";
import { build } from "../../scripts/build.mjs";
import { isBuildFresh } from "../../scripts/build-freshness.mjs";

/** PROOF_ORDERS sets another number. */
const orders = Number(process.env.PROOF_ORDERS ?? 200);
const customers = 6;
const betweenFaultsMs = 9_000;
const shareUnderFaults = 0.8;
const minutes = 60_000;

test(
  "orders flow over two servers and two workers while each, the database and the bucket go down in turn",
  async () => {
    if (!isBuildFresh()) build();
    const folder = createTemporaryFolder();
    const [database, s3, mail] = [await startDatabaseServer(), await startS3(), await startMailSink()];
    const shared = {
      DATABASE_URL: database.url,
      SMTP_URL: mail.url,
      SESSION_SECRET: "a secret of all machines of this proof",
      INSTALLATION_ID: "proof_proof_1234",
      LOG_LEVEL: "warn",
      ...s3.settings,
      ...unlimited,
    };
    const site = await startSite(folder, shared);
    onTestFinished(async () => {
      await site.stop();
      await mail.close();
      await database.stop("SIGKILL");
    });
    const browsers = await Promise.all(
      Array.from({ length: customers }, (_, n) => signIn(site.url, `customer-${n}@yard.test`)),
    );
    const flow = { isOver: false };
    const faults = goDownInTurn(site, database, s3, flow);
    const photo = await sharp("tests/fixtures/fenced-back-yard.jpg").resize(320).jpeg().toBuffer();
    const orderOf = new Map<number, number>();
    let tries = 0;
    await Promise.all(
      browsers.map(async (browser, n) => {
        for (let at = n; at < orders; at += customers) {
          const order = await orderAndPay(browser, photo, `A pond with a bench, number ${at}`);
          orderOf.set(at, order.id);
          tries += order.tries;
        }
      }),
    );
    const client = new RemoteConnection(database.url);
    await untilDone(client, flow);
    const counted = await faults;

    expect(new Set(orderOf.values()).size).toBe(orders);
    const found = checkOrders(client);
    expect(found.unfinished).toEqual([]);
    expect(found.wrongPictures).toEqual([]);
    expect(found.deadJobs).toEqual([]);
    expect(found.lettersNotSent).toEqual([]);
    expect([...orderOf.values()].filter((id) => !found.completed.has(id))).toEqual([]);
    const storage = createBucketStorage(s3.bucket);
    const sizes = await Promise.all(found.pictures.map((path) => storage.sizeOf(path)));
    expect(sizes.filter((size) => !size)).toEqual([]);
    // SMTP cannot tell whether a letter got through when the process dies at the answer: then the same Message-ID comes twice.
    const sent = new Set(mail.received.map(({ id }) => id));
    const twice = mail.received.length - sent.size;
    expect(sent.size).toBe(found.letters);
    expect(twice).toBeLessThanOrEqual(2);
    await site.stop();

    await moveBackAndForth({ folder, shared, browser: browsers[0]!, orderOfFirst: orderOf.get(0)!, found, s3 });
    noteFigures(
      "several-machines",
      `${orders} orders over two servers behind ${site.balancer.name}, two workers, sqld and s3rver; ${counted}; ${tries - orders} orders had to be tried again by their customers, nothing lost, no picture twice, ${found.letters} letters of which ${twice} came twice under one Message-ID; moved into files and to another server and bucket after it`,
    );
    client.close();
    await mail.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  120 * minutes,
);

const unlimited = Object.fromEntries(
  [
    ...["SIGN_INS", "NEW_SESSIONS", "API_READS", "UPLOADS_ANONYMOUS", "UPLOADS", "UNPAID_ORDERS"],
    ...["CARD_TRIES", "CARD_TRIES_PER_ORDER", "ANONYMOUS_DRAFTS"],
  ].map((name) => [`LIMIT_${name}`, "0"]),
);

type S3 = Awaited<ReturnType<typeof startS3>>;

/** Takes them down one after the other, as long as orders come. @returns how often each went down, in words */
async function goDownInTurn(site: Site, database: DatabaseServer, s3: S3, flow: { isOver: boolean }): Promise<string> {
  const programs = [site.webs[0]!, site.workers[0]!, site.webs[1]!, site.workers[1]!];
  const restartDatabase = (signal: NodeJS.Signals) => async () => {
    await database.stop(signal);
    await pause(1_500);
    await database.restart();
  };
  const restartBucket = async () => {
    await s3.stop();
    await pause(2_000);
    await s3.start();
  };
  const faults: [string, () => Promise<void>][] = [
    ...programs.map(({ name, killAndRestart }): [string, () => Promise<void>] => [name, () => killAndRestart(1_000)]),
    ["database", restartDatabase("SIGTERM")],
    ["bucket", restartBucket],
    ["database, killed", restartDatabase("SIGKILL")],
  ];
  const counts = new Map<string, number>();
  for (let turn = 0; !flow.isOver; turn++) {
    await pause(betweenFaultsMs);
    if (flow.isOver) break;
    const [name, goDown] = faults[turn % faults.length]!;
    await goDown();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} ${count}x`).join(", ");
}

/** Until nothing is outstanding; the last orders without faults, since a dead worker's lease takes a minute to expire. */
async function untilDone(client: RemoteConnection, flow: { isOver: boolean }): Promise<void> {
  const read = (sql: string) => attempt(() => client.prepare(sql).pluck().get() as number);
  const patience = { timeout: 40 * minutes, interval: 1_000 };
  const isMade = "select count(*) from design_requests where status = 'completed'";
  await expect.poll(() => read(isMade), patience).toBeGreaterThanOrEqual(orders * shareUnderFaults);
  flow.isOver = true;
  const open = `select (select count(*) from ordered_pictures where status = 'outstanding')
    + (select count(*) from letters where status = 'owed')
    + (select count(*) from design_requests where status = 'processing')`;
  await expect.poll(() => read(open), patience).toBe(0);
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function checkOrders(client: { prepare(sql: string): { raw(): { all(): unknown[] } } }) {
  const all = (sql: string) => client.prepare(sql).raw().all() as (string | number)[][];
  const paid = "payment_status = 'paid'";
  return {
    completed: new Set(all(`select id from design_requests where ${paid} and status = 'completed'`).map(([id]) => id)),
    unfinished: all(`select id, status from design_requests where ${paid} and status <> 'completed'`),
    wrongPictures: all(`select r.id, count(i.id) from design_requests r left join design_images i on i.request_id = r.id
      where r.${paid} group by r.id having count(i.id) <> r.image_count or count(distinct i.variation_number) <> r.image_count`),
    deadJobs: all("select kind, last_error from jobs where status = 'dead'"),
    lettersNotSent: all("select key, status from letters where status <> 'sent'"),
    letters: all("select key from letters").length,
    pictures: all("select path from media").map(([path]) => String(path)),
  };
}

interface Moving {
  folder: string;
  shared: Record<string, string>;
  browser: Awaited<ReturnType<typeof signIn>>;
  orderOfFirst: number;
  found: ReturnType<typeof checkOrders>;
  s3: S3;
}

/** Into files, where one server shows an order to its customer; and from there to another server and folder of the bucket. */
async function moveBackAndForth({ folder, shared, browser, orderOfFirst, found, s3 }: Moving): Promise<void> {
  const dataDir = join(folder, "moved");
  const port = String(await findFreePort());
  const back = await operate(["move-to", "file", "disk"], { ...shared, DATA_DIR: dataDir, PORT: port });
  expect([back.code, back.said]).toEqual([0, expect.stringContaining("DATABASE_URL=")]);
  const file = openConnection(databaseFile(dataDir), { readonly: true });
  expect(checkOrders(file)).toEqual(found);
  file.close();

  const { SESSION_SECRET, INSTALLATION_ID } = shared as Record<"SESSION_SECRET" | "INSTALLATION_ID", string>;
  const onFiles = { DATA_DIR: dataDir, SESSION_SECRET, INSTALLATION_ID, LOG_LEVEL: "error", ...unlimited };
  const one = await startServer("start.mjs", { ...onFiles, RUN_JOBS: "0" });
  await browser.open(`${one.baseUrl}/results/${orderOfFirst}`);
  const [picture] = browser.links(/\?download=1$/);
  const answer = await browser.download(new URL(picture!, one.baseUrl).href);
  expect((await sharp(answer).metadata()).format).toBe("jpeg");
  await one.stop();

  const another = await startDatabaseServer();
  const keys = { ...s3.settings, STORAGE: "disk", S3_BUCKET: "" };
  const forth = await operate(["move-to", another.url, `${s3.bucket.name}/again`], { ...onFiles, ...keys, PORT: port });
  expect([forth.code, forth.said]).toEqual([0, expect.stringContaining(`DATABASE_URL=${another.url}`)]);
  expect(forth.said).not.toContain(SESSION_SECRET);
  const client = new RemoteConnection(another.url);
  expect(checkOrders(client)).toEqual(found);
  client.close();
  await another.stop();
}
