import { removePictureFiles } from "#app/domain/media/store-picture.server.ts";
import { removeFiledLetter } from "#app/providers/mailer/file-mailer.server.ts";
import { mailFolder } from "#app/providers/mailer/mailer.server.ts";

/** Files whose rows are gone. */
export interface StoredFiles {
  pictures: { path: string; widths: number[] }[];
  /** Message-IDs; where a mail server is used, no letter was filed. */
  letters: string[];
}

/** The rows went first: what is left behind when the process ends here, the sweep of files finds. */
export async function removeFiles({ pictures, letters }: StoredFiles): Promise<void> {
  for (const { path, widths } of pictures) await removePictureFiles(path, widths);
  for (const messageId of letters) await removeFiledLetter(mailFolder, messageId);
}
