import { type FiledLetter, listFiledLetters, readFiledLetter } from "#app/providers/mailer/file-mailer.server.ts";
import { mailFolder } from "#app/providers/mailer/mailer.server.ts";
import { env } from "#app/settings/env.server.ts";
import { isLocalhost } from "#app/settings/refuse-settings.ts";

/**
 * Letters of an installation without a mail server, for trying it out. Anyone who reaches it can read them, so this works only on
 * one's own machine or with DEMO=1.
 * @returns undefined where letters are private
 */
export async function listDemoLetters(): Promise<FiledLetter[] | undefined> {
  return isOpen() ? listFiledLetters(mailFolder) : undefined;
}

/** One letter's body; undefined when there is none, or none to read. */
export async function readDemoLetter(id: string, part: "html" | "txt"): Promise<string | undefined> {
  return isOpen() ? readFiledLetter(mailFolder, id, part) : undefined;
}

function isOpen(): boolean {
  return env.standIns.mail && (env.DEMO || isLocalhost(new URL(env.PUBLIC_URL).hostname));
}
