import { z } from "zod";
import { postLimits, postMessages } from "../post-rules.ts";

/** Deleting a picture does not check the description, and shows it again when refused. */
export const storedPictureSchema = z.object({ path: z.string(), alt: z.string().default("") });

export const pictureDescriptionSchema = storedPictureSchema.extend({
  alt: z
    .string()
    .overwrite((text) => text.replace(/\s+/g, " ").trim())
    .max(postLimits.altAtMost, postMessages.altTooLong),
});

export type PictureDescription = z.output<typeof pictureDescriptionSchema>;

/** A line for each; the files are a separate field. */
export const newPicturesSchema = z.object({ pictureWords: z.string().default("") });
