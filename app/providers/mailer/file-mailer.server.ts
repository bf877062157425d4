import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Letter, Mailer } from "./contract.ts";

export interface FiledLetter extends Omit<Letter, "html" | "text"> {
  id: string;
  sentAt: number;
}

/** Letters become files, `{id}.html`, `.txt` and, last, `.json`. Sending the same letter twice keeps one. */
export function createFileMailer(folder: string): Mailer {
  return {
    name: `files in ${folder}`,
    async send(letter: Letter) {
      const { html, text, ...head } = letter;
      const id = letterIdOf(letter.messageId);
      const filed: FiledLetter = { ...head, id, sentAt: Date.now() };
      await mkdir(folder, { recursive: true });
      await writeWhole(join(folder, `${id}.html`), html);
      await writeWhole(join(folder, `${id}.txt`), text);
      await writeWhole(join(folder, `${id}.json`), JSON.stringify(filed, null, 2));
    },
  };
}

/** Newest first. */
export async function listFiledLetters(folder: string): Promise<FiledLetter[]> {
  const names = await readdir(folder).catch(() => []);
  const heads = names.filter((name) => /^[\w.-]+\.json$/.test(name));
  const letters = await Promise.all(heads.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8"))));
  return (letters as FiledLetter[]).sort((a, b) => b.sentAt - a.sentAt);
}

export async function readFiledLetter(folder: string, id: string, part: "html" | "txt"): Promise<string | undefined> {
  const letters = await listFiledLetters(folder);
  // Looked up, never joined from user input.
  const letter = letters.find((candidate) => candidate.id === id);
  return letter && readFile(join(folder, `${letter.id}.${part}`), "utf8");
}

/** Does nothing for a letter that was never filed. */
export async function removeFiledLetter(folder: string, messageId: string): Promise<void> {
  const id = letterIdOf(messageId);
  for (const part of ["json", "html", "txt"]) await rm(join(folder, `${id}.${part}`), { force: true });
}

/** `<designs-ready.12@yards.example>` -> `designs-ready.12` */
function letterIdOf(messageId: string): string {
  return messageId.replace(/^<|@.*$/g, "").replaceAll(/[^\w.-]/g, "-");
}

async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.tmp`;
  const handle = await open(temporary, "w");
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
  await rename(temporary, file);
}
