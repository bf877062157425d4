import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const markSchema = z.object({
  version: z.string(),
  /** Of a git checkout; absent in a container image. */
  commit: z.string().optional(),
});

export type ProgramMark = z.infer<typeof markSchema>;

const lastStarted = (dataDir: string) => join(dataDir, "last-started.json");

/** Undefined before the first start, and for older programs that did not record it. */
export function findLastStarted(dataDir: string): ProgramMark | undefined {
  return readMark(lastStarted(dataDir));
}

export function noteStarted(dataDir: string, mark = ownMark()): void {
  writeFileSync(lastStarted(dataDir), `${JSON.stringify(mark)}\n`);
}

export const markOfCopy = (copy: string) => copy.replace(/\.sqlite$/, ".json");

export function readMark(file: string): ProgramMark | undefined {
  if (!existsSync(file)) return undefined;
  return markSchema.safeParse(JSON.parse(readFileSync(file, "utf8"))).data;
}

export function ownMark(folder = process.cwd()): ProgramMark {
  const version = programVersion(folder);
  const commit = readCommit(join(folder, ".git"));
  return commit ? { version, commit } : { version };
}

export function programVersion(folder = process.cwd()): string {
  return markSchema.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).version;
}

/** Without git, which an image lacks; undefined for a worktree or where there is none. */
function readCommit(git: string): string | undefined {
  const read = (file: string) => (existsSync(join(git, file)) ? readFileSync(join(git, file), "utf8").trim() : "");
  const head = read("HEAD");
  const [, ref] = /^ref: (\S+)$/.exec(head) ?? [];
  const commit = ref ? read(ref) || packed(read("packed-refs"), ref) : head;
  return /^[0-9a-f]{40,64}$/.test(commit) ? commit : undefined;
}

function packed(refs: string, ref: string): string {
  return (
    refs
      .split("\n")
      .find((line) => line.endsWith(` ${ref}`))
      ?.split(" ")[0] ?? ""
  );
}
