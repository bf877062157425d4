import { z } from "zod";
import { ownPageLimits } from "./own-page-rules.ts";

const { titleAtMost, descriptionAtMost } = ownPageLimits;

const oneLine = () => z.string().overwrite((text) => text.replace(/[\p{Cc}\p{Cs}\s]+/gu, " ").trim());

/** Whether the address can be used is checked where the page is saved. */
export const ownPageSchema = z.object({
  path: z
    .string()
    .trim()
    .toLowerCase()
    .overwrite((path) => path.replace(/^\/|\/$/g, ""))
    .default(""),
  title: oneLine().pipe(
    z.string().min(1, "Title is required").max(titleAtMost, `Title must be at most ${titleAtMost} characters`),
  ),
  description: oneLine()
    .pipe(z.string().max(descriptionAtMost, `Description must be at most ${descriptionAtMost} characters`))
    .default(""),
  content: z.string().default(""),
  status: z.enum(["draft", "public"], "Please choose one of these").default("public"),
  inMenu: z.boolean().default(false),
  inFooter: z.boolean().default(false),
  position: z
    .string()
    .default("")
    .transform((text) => Number(text.trim() || 0))
    .pipe(z.number("Please enter a whole number").int("Please enter a whole number").min(-999).max(999)),
});

export type OwnPageFields = z.input<typeof ownPageSchema>;
export type OwnPageInput = z.output<typeof ownPageSchema>;
