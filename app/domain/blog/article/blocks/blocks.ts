import { type MarkedExtension, type RendererThis, type Token, Tokenizer, type Tokens } from "marked";
import { type BlockName, blockContents, isBlockName, picturesAtMost, quoteLink } from "./block-names.ts";
import { linkIn, picturesIn } from "./content-of.ts";
import { findBlockEnd } from "./find-block-end.ts";
import { writeBeforeAfter, writeButton, writeCallout, writeGallery } from "./write-block.ts";

interface Block extends Tokens.Generic {
  type: "block";
  name: BlockName;
  /** After the name. */
  words: string;
  tokens: Token[];
}

interface Counts {
  galleries: number;
  pictures: number;
  searches: number;
}

/** Of openings without an end, and of those within a paragraph: each costs as much time as the rest of the text is long. */
const searchesAtMost = 100;

const openingLine = /^(:{3,}) *([a-z][a-z-]*)(?: ([^\n]*))?\n/;
const openingWithin = new RegExp(`\\n:{3,} *(?:${Object.keys(blockContents).join("|")})(?![^ \\n])`);

/**
 * `::: name words`, content, and a line `:::` of as many colons. A block whose content does not fit is shown as that
 * content. Stateful: one instance per text.
 */
export function blocks(): MarkedExtension {
  const counts: Counts = { galleries: 0, pictures: 0, searches: 0 };
  return {
    tokenizer: {
      paragraph(src) {
        const token = Tokenizer.prototype.paragraph.call(this, src);
        const end = counts.searches < searchesAtMost ? (token?.raw.search(openingWithin) ?? -1) : -1;
        if (end === -1) return token;
        counts.searches++;
        return Tokenizer.prototype.paragraph.call(this, src.slice(0, end + 1));
      },
    },
    extensions: [
      {
        name: "block",
        level: "block",
        tokenizer(src): Block | undefined {
          const [opening, colons, name, words = ""] = openingLine.exec(src) ?? [];
          if (!opening || !colons || !name || !isBlockName(name) || counts.searches >= searchesAtMost) return;
          const end = findBlockEnd(src, opening.length, colons);
          if (!end) {
            counts.searches++;
            return;
          }
          const tokens = this.lexer.blockTokens(src.slice(opening.length, end.contentEnd), []);
          return { type: "block", raw: src.slice(0, end.blockEnd), name, words: words.trim(), tokens };
        },
        renderer(token) {
          if (!isBlock(token)) return false;
          return writeBlock(token, this.parser, counts) ?? this.parser.parse(token.tokens);
        },
      },
    ],
  };
}

/** Undefined where the content does not fit. */
function writeBlock(
  { name, words, tokens }: Block,
  parser: RendererThis["parser"],
  counts: Counts,
): string | undefined {
  if (name === "callout") return writeCallout(words, parser.parse(tokens));
  if (name === "quote-form") return `${parser.parse(tokens)}${quoteLink}\n`;
  if (name === "button") {
    const link = linkIn(tokens);
    return link && writeButton(link, parser);
  }
  const pictures = picturesIn(tokens) ?? [];
  const [before, after] = pictures;
  if (!before || !areAsMany(name, pictures.length)) return undefined;
  if (name === "before-after") return after && writeBeforeAfter(before, after, parser);
  counts.galleries++;
  const first = counts.pictures + 1;
  counts.pictures += pictures.length;
  return writeGallery(pictures, parser, { id: `s-gallery_${counts.galleries}`, first });
}

/** For the author, of a block that is shown as ordinary content. */
export function blockProblem(token: Token): string | undefined {
  if (isBlock(token)) {
    const { name } = token;
    return fits(token) ? undefined : `${name} takes ${blockContents[name]}; what is in it is shown without it.`;
  }
  const name = token.type === "paragraph" ? /^:{3,} *([a-z][\w-]*)/m.exec(token.raw)?.[1] : undefined;
  if (!name) return undefined;
  if (isBlockName(name)) return `${name} is shown as typed; below it, a line with its colons alone is missing.`;
  return `there is no block named ${name}; there are ${Object.keys(blockContents).join(", ")}.`;
}

function isBlock(token: Token): token is Block {
  return token.type === "block";
}

function fits({ name, tokens }: Block): boolean {
  if (name === "callout" || name === "quote-form") return true;
  if (name === "button") return linkIn(tokens) !== undefined;
  return areAsMany(name, picturesIn(tokens)?.length ?? 0);
}

function areAsMany(name: "gallery" | "before-after", pictures: number): boolean {
  return name === "gallery" ? pictures > 0 && pictures <= picturesAtMost : pictures === 2;
}
