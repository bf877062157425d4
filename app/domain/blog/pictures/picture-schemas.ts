import { z } from "zod";
import { postLimits, postMessages } from "../post-rules.ts";

const altSchema = z
  .string()
  .overwrite((text) => text.replace(/\s+/g, " ").trim())
  .max(postLimits.altAtMost, postMessages.altTooLong);

/** One entry of each list for each picture of the page. */
export const descriptionsSchema = z
  .object({ path: z.array(z.string()), alt: z.array(altSchema), was: z.array(z.string()) })
  .refine(({ path, alt, was }) => path.length === alt.length && path.length === was.length);

export type Descriptions = z.output<typeof descriptionsSchema>;

/** A line for each; the files are a separate field. */
export const newPicturesSchema = z.object({ pictureWords: z.string().default("") });
