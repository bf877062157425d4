import type { ReceivedFile } from "#app/disk/received-file.ts";
import type { PhotoProblem } from "#app/domain/media/photo-problem.ts";
import { withBlocksAtEnd } from "../picture-markdown.ts";
import { storeBlogPicture } from "../pictures/store-blog-picture.server.ts";
import { takePictures } from "../pictures/take-pictures.server.ts";

export interface SentPictures {
  file?: ReceivedFile;
  files: readonly ReceivedFile[];
  words: string;
}

interface FieldsWithPictures {
  content: string;
  featuredImagePath: string;
}

/**
 * Whichever button was pressed and whatever else is invalid, so that pictures are never chosen twice: the featured
 * image's name goes into its field, the others' Markdown below the text. `refused` is why the featured image was
 * rejected, `notes` what else to report.
 */
export async function takeSentPictures<T extends FieldsWithPictures>(
  fields: T,
  { file, files, words }: SentPictures,
  signal?: AbortSignal,
): Promise<{ fields: T; notes: string[]; refused?: PhotoProblem }> {
  const { blocks, notes } = await takePictures(files, words, signal);
  const withText = { ...fields, content: withBlocksAtEnd(fields.content, blocks) };
  if (!file) return { fields: withText, notes };
  const stored = await storeBlogPicture(file, signal);
  if (!stored.ok) return { fields: withText, notes, refused: stored.reason };
  if (stored.note) notes.push(stored.note);
  return { fields: { ...withText, featuredImagePath: stored.picture.path }, notes };
}
