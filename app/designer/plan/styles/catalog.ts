import type { Style } from "../../wish/lexicon/garden-words.ts";
import { cottage } from "./cottage.ts";
import { formal } from "./formal.ts";
import { japanese } from "./japanese.ts";
import { mediterranean } from "./mediterranean.ts";
import { modern } from "./modern.ts";
import { natural } from "./natural.ts";
import type { StyleSheet } from "./style-sheet.ts";
import { tropical } from "./tropical.ts";
import { xeriscape } from "./xeriscape.ts";

export const styleSheets: Record<Style, StyleSheet> = {
  cottage,
  formal,
  japanese,
  mediterranean,
  modern,
  natural,
  tropical,
  xeriscape,
};
