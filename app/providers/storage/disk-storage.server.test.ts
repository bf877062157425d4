import { existsSync } from "node:fs";
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#app/disk/temporary-folder.server.ts";
import { env } from "#app/settings/env.server.ts";
import { createDiskStorage, diskStorage, type FileOperations } from "./disk-storage.server.ts";

/** The real operations, recording each that a power cut could come between: "sync media" and the like. */
function listenIn(): { files: FileOperations; done: string[] } {
  const done: string[] = [];
  const files: FileOperations = {
    mkdir,
    rm,
    async rename(from, to) {
      await rename(from, to);
      done.push(`rename ${basename(String(from))} to ${basename(String(to))}`);
    },
    async open(path, flags) {
      const handle = await open(path, flags);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        await sync();
        done.push(`sync ${basename(String(path))}`);
      };
      return handle;
    },
  };
  return { files, done };
}

async function newFile(name: string): Promise<string> {
  const file = join(await temporaryFolder(), name);
  await writeFile(file, "a picture");
  return file;
}

test("a picture is on the disk before it has its name, and its name before the promise resolves", async () => {
  const { files, done } = listenIn();
  const storage = createDiskStorage(files);
  const data = basename(env.DATA_DIR);
  await storage.keep(await newFile("incoming"), "zz22.jpg");
  expect(done).toEqual(["sync incoming", "rename incoming to zz22.jpg", "sync zz", "sync media", `sync ${data}`]);
  expect(await readFile(storage.fileOf("zz22.jpg"), "utf8")).toBe("a picture");

  done.length = 0;
  await storage.keep(await newFile("second"), "zz33.jpg");
  expect(done).toEqual(["sync second", "rename second to zz33.jpg", "sync zz"]);

  done.length = 0;
  await storage.keep(await newFile("third"), "yy22.jpg");
  expect(done).toEqual(["sync third", "rename third to yy22.jpg", "sync yy", "sync media"]);
});

test("what cannot be flushed gets no name", async () => {
  const { files } = listenIn();
  const failing = createDiskStorage({
    ...files,
    async open(path, flags) {
      const handle = await files.open(path, flags);
      handle.sync = () => Promise.reject(new Error("no space left"));
      return handle;
    },
  });
  const incoming = await newFile("incoming");
  await expect(failing.keep(incoming, "zz44.jpg")).rejects.toThrow("no space left");
  expect([existsSync(incoming), existsSync(failing.fileOf("zz44.jpg"))]).toEqual([true, false]);
});

test("removing may come twice, and only pictures' names are names", async () => {
  await diskStorage.keep(await newFile("incoming"), "zz55.jpg");
  await diskStorage.remove("zz55.jpg");
  await diskStorage.remove("zz55.jpg");
  expect(existsSync(diskStorage.fileOf("zz55.jpg"))).toBe(false);
  expect(dirname(diskStorage.fileOf("zz55.jpg"))).toMatch(/\/media\/zz$/);
  for (const name of ["../zz.jpg", "zz/../../x.jpg", "", "zz", "ZZ.jpg"]) {
    expect(() => diskStorage.fileOf(name)).toThrow("not the name");
  }
});
