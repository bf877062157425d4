import { join } from "node:path";
import { listFiledLetters, readFiledLetter } from "#app/providers/mailer/file-mailer.server.ts";

/** Waits until so many e-mails for signing in went to an address. The newest is first. */
export async function mailedSignIns(dataDir: string, email: string, count = 1) {
  const folder = join(dataDir, "mail");
  const giveUpAt = Date.now() + 60_000;
  for (;;) {
    const letters = (await listFiledLetters(folder)).filter(({ to, id }) => to === email && id.startsWith("sign-in."));
    if (letters.length >= count) return Promise.all(newestFirst(letters).map(({ id }) => readSignIn(folder, id)));
    if (Date.now() > giveUpAt) throw new Error(`${letters.length} e-mails to ${email}, not ${count}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** They are numbered. */
function newestFirst<Letter extends { id: string }>(letters: Letter[]): Letter[] {
  const numberOf = ({ id }: Letter) => Number(id.replace(/\D/g, ""));
  return letters.sort((a, b) => numberOf(b) - numberOf(a));
}

async function readSignIn(folder: string, id: string) {
  const text = (await readFiledLetter(folder, id, "txt")) ?? "";
  const html = (await readFiledLetter(folder, id, "html")) ?? "";
  return { text, html, code: /code: (\d{6})/.exec(text)?.[1] ?? "", link: /https?:\S*link=\S+/.exec(text)?.[0] ?? "" };
}
