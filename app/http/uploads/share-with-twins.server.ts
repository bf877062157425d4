import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { ReceivedForm } from "#app/disk/received-form.ts";

const underWay = new Map<string, Promise<Response>>();

/** Identical concurrent uploads of one person (a double click, a program's early retry) get the first one's answer. */
export async function sharedWithTwins(
  userId: number,
  upload: Pick<ReceivedForm, "fields" | "file">,
  answer: () => Promise<Response>,
): Promise<Response> {
  const key = await fingerprintOf(userId, upload);
  const first = underWay.get(key);
  if (first) return (await first).clone();
  const own = answer();
  underWay.set(key, own);
  try {
    return (await own).clone();
  } finally {
    underWay.delete(key);
  }
}

async function fingerprintOf(userId: number, { fields, file }: Pick<ReceivedForm, "fields" | "file">): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([userId, Object.entries(fields).sort()]));
  if (file) for await (const chunk of createReadStream(file.file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}
