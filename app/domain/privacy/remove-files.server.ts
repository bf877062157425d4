import { removePictureFiles } from "#app/domain/media/store-picture.server.ts";
import { removeFiledLetter } from "#app/providers/mailer/file-mailer.server.ts";
import { mailFolder } from "#app/providers/mailer/mailer.server.ts";

export interface StoredFiles {
  pictures: { path: string; widths: number[] }[];
  letters: string[];
}

/** Rows are deleted first: if the process ends here, the sweep of files finds what is left. */
export async function removeFiles({ pictures, letters }: StoredFiles): Promise<void> {
  for (const { path, widths } of pictures) await removePictureFiles(path, widths);
  for (const messageId of letters) await removeFiledLetter(mailFolder, messageId);
}
