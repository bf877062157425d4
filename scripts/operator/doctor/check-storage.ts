import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import type { Finding } from "#app/domain/upkeep/checks/finding.ts";
import type { Storage } from "#app/providers/storage/contract.ts";
import { storage } from "#app/providers/storage/storage.server.ts";
import { env } from "#app/settings/env.server.ts";

const check = "storage";

/** Whether a picture can be put into the bucket, read, listed and removed, and whether it is private. */
export async function checkStorage(checked: Storage = storage, place = addressOfBucket()): Promise<Finding[]> {
  const name = `zz-doctor-${randomBytes(8).toString("hex")}.jpg`;
  const file = join(await temporaryFolder(), name);
  await writeFile(file, "doctor");
  try {
    await checked.keep(file, name);
    const stored = (await checked.sizeOf(name)) === 6;
    const isOpen = await isOpenToAll(`${place}/zz/${name}`);
    await checked.list(1).next();
    await checked.remove(name);
    if (!stored) return [{ check, status: "broken", found: "what is put into the bucket does not come out", advice }];
    if (isOpen) {
      const words = "everybody can read the bucket: customers' photos are public";
      return [
        { check, status: "broken", found: words, advice: "Make the bucket private; the site needs no open one." },
      ];
    }
    return [{ check, status: "ok", found: `${env.S3_BUCKET} takes pictures and gives them back, to us alone` }];
  } catch (error) {
    const { cause, message } = error as Error;
    return [{ check, status: "broken", found: cause instanceof Error ? cause.message : message, advice }];
  }
}

const advice = "Look at S3_ENDPOINT, S3_REGION, S3_BUCKET and at what the key may do: put, get, list, delete.";

function addressOfBucket(): string {
  const endpoint = env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`;
  return `${endpoint.replace(/\/+$/, "")}/${env.S3_BUCKET}`;
}

async function isOpenToAll(address: string): Promise<boolean> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
