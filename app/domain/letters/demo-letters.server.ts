import { type FiledLetter, listFiledLetters, readFiledLetter } from "#app/providers/mailer/file-mailer.server.ts";
import { mailFolder } from "#app/providers/mailer/mailer.server.ts";
import { env } from "#app/settings/env.server.ts";
import { isLocalhost } from "#app/settings/refuse-settings.ts";

/**
 * Without a mail server anyone can read the letters, so this works only on one's own machine or with DEMO=1. Undefined
 * where letters are private.
 */
export async function listDemoLetters(): Promise<FiledLetter[] | undefined> {
  return isOpen() ? listFiledLetters(mailFolder) : undefined;
}

/** Undefined when there is none, or none to read. */
export async function readDemoLetter(id: string, part: "html" | "txt"): Promise<string | undefined> {
  return isOpen() ? readFiledLetter(mailFolder, id, part) : undefined;
}

function isOpen(): boolean {
  return env.standIns.mail && (env.DEMO || isLocalhost(new URL(env.PUBLIC_URL).hostname));
}
