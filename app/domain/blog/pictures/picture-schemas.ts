import { z } from "zod";
import { postLimits, postMessages } from "../post-rules.ts";

/** The form of a stored picture as it is typed: deleting it does not check the description, and shows it again when refused. */
export const storedPictureSchema = z.object({ path: z.string(), alt: z.string().default("") });

export const pictureDescriptionSchema = storedPictureSchema.extend({
  alt: z
    .string()
    .overwrite((text) => text.replace(/\s+/g, " ").trim())
    .max(postLimits.altAtMost, postMessages.altTooLong),
});

export type PictureDescription = z.output<typeof pictureDescriptionSchema>;

/** What new pictures show, a line for each; the files come beside it. */
export const newPicturesSchema = z.object({ pictureWords: z.string().default("") });
