import { diskStorage } from "#app/providers/storage/disk-storage.server.ts";
import { db } from "#db/client.server.ts";
import { holdAt } from "./latch.ts";

/** Puts seams into the storing of pictures. @param current the number of the picture that is being made */
export function watchStoring(current: () => number): void {
  const { keep } = diskStorage;
  const { transaction } = db;
  const { prepare } = db.$client;
  let isStored = false;

  diskStorage.keep = async (file, name) => {
    await keep(file, name);
    holdAt(`picture ${current()} has its first file`);
  };
  db.$client.prepare = ((sql: string) => {
    if (/^insert into "design_images"/i.test(sql)) {
      holdAt(`picture ${current()} has half its rows`);
      isStored = true;
    }
    return prepare.call(db.$client, sql);
  }) as typeof prepare;
  db.transaction = ((...call: Parameters<typeof transaction>) => {
    isStored = false;
    const result = transaction.apply(db, call);
    if (isStored) holdAt(`picture ${current()} is stored`);
    return result;
  }) as typeof transaction;
}
