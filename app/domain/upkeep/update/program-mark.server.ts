import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const markSchema = z.object({
  version: z.string(),
  /** Where the program was checked out with git; empty in an image. */
  commit: z.string().optional(),
});

/** Which program it was. */
export type ProgramMark = z.infer<typeof markSchema>;

const lastStarted = (dataDir: string) => join(dataDir, "last-started.json");

/** What ran on this data last; undefined before the first start, and where that was before programs said so. */
export function findLastStarted(dataDir: string): ProgramMark | undefined {
  return readMark(lastStarted(dataDir));
}

export function noteStarted(dataDir: string, mark = ownMark()): void {
  writeFileSync(lastStarted(dataDir), `${JSON.stringify(mark)}\n`);
}

/** Whose database a copy is, beside the copy. */
export const markOfCopy = (copy: string) => copy.replace(/\.sqlite$/, ".json");

export function readMark(file: string): ProgramMark | undefined {
  if (!existsSync(file)) return undefined;
  return markSchema.safeParse(JSON.parse(readFileSync(file, "utf8"))).data;
}

/** This program. */
export function ownMark(folder = process.cwd()): ProgramMark {
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
  const commit = readCommit(join(folder, ".git"));
  return commit ? { version, commit } : { version };
}

/** What is checked out, without asking git, which an image lacks; undefined for a worktree or where there is none. */
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
