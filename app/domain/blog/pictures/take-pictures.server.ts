import type { ReceivedFile } from "#app/disk/received-file.ts";
import { pictureMarkdown } from "../picture-markdown.ts";
import { pictureProblemMessages } from "../picture-problem.ts";
import { storeBlogPicture } from "./store-blog-picture.server.ts";

export interface TakenPictures {
  blocks: string[];
  notes: string[];
}

/**
 * One by one; a rejected one does not affect the others. `words` has a line per picture: description, then, after a |,
 * caption.
 */
export async function takePictures(
  files: readonly ReceivedFile[],
  words: string,
  signal?: AbortSignal,
): Promise<TakenPictures> {
  const lines = words.split(/\r?\n/);
  const taken: TakenPictures = { blocks: [], notes: [] };
  for (const [at, { file, name }] of files.entries()) {
    const [alt = "", caption] = (lines[at] ?? "").split("|").map((part) => part.trim());
    const stored = await storeBlogPicture({ file, name, alt }, signal);
    if (!stored.ok) {
      taken.notes.push(`${name} was not inserted. ${pictureProblemMessages[stored.reason]}`);
      continue;
    }
    taken.blocks.push(pictureMarkdown({ url: stored.url, alt, caption }));
    if (stored.note) taken.notes.push(`${name}: ${stored.note}`);
  }
  return taken;
}
