import { readFileSync } from "node:fs";
import { join } from "node:path";
import { headingHeight, sheetMargin, titleHeight } from "./paper.ts";

export interface Book {
  doc: PDFKit.PDFDocument;
  page: { width: number; height: number };
  root: ReturnType<PDFKit.PDFDocument["struct"]>;
  titles: string[];
  /** Where the next block of the sheet begins. */
  y: number;
}

export interface BookFacts {
  /** Shown by the reader's program. */
  title: string;
  brand: string;
  /** "Order 12 · design 1" */
  subject: string;
  date: Date;
  warning: string;
}

export const black = "#111111";
export const gray = "#4d4d4d";

const fontFolder = join("app", "domain", "plans", "packet", "fonts");

/** Same facts, same bytes: the only date is that of the order. */
export async function openBook({ title, brand, subject, date }: BookFacts, page: Book["page"]): Promise<Book> {
  // Imported late: no other page needs it.
  const { default: PDFDocument } = await import("pdfkit");
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    info: { Title: title, Author: brand, Subject: subject, CreationDate: date, ModDate: date },
  });
  for (const weight of ["regular", "bold"])
    doc.registerFont(weight, readFileSync(join(process.cwd(), fontFolder, `roboto-condensed-${weight}.ttf`)));
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, page, root, titles: [], y: 0 };
}

export function startSheet(book: Book, title: string): void {
  const { doc } = book;
  doc.addPage();
  book.titles.push(title);
  mark(book, "H1", () => {
    doc.font("bold").fontSize(15).fillColor(black);
    doc.text(title, sheetMargin, sheetMargin - 4, { width: book.page.width - 2 * sheetMargin, lineBreak: false });
  });
  book.y = sheetMargin + headingHeight;
}

export function roomLeft(book: Book): number {
  return book.page.height - sheetMargin - titleHeight - 6 - book.y;
}

/** `least`: points that must be left under it. */
export function writeHeading(book: Book, words: string, least = 60): void {
  if (roomLeft(book) < least) startSheet(book, book.titles.at(-1) ?? "");
  const { doc } = book;
  mark(book, "H2", () => {
    doc.font("bold").fontSize(10.5).fillColor(black);
    doc.text(words, sheetMargin, book.y + 4, { lineBreak: false });
  });
  book.y += 21;
}

export function writeParagraph(book: Book, words: string, size = 8.5): void {
  const { doc } = book;
  const width = Math.min(book.page.width - 2 * sheetMargin, 620);
  doc.font("regular").fontSize(size);
  const height = doc.heightOfString(words, { width });
  if (roomLeft(book) < height) startSheet(book, book.titles.at(-1) ?? "");
  mark(book, "P", () => {
    doc.font("regular").fontSize(size).fillColor(black).text(words, sheetMargin, book.y, { width });
  });
  book.y += height + 3;
}

/** With its alternative text. */
export function drawFigure(book: Book, alt: string, draw: () => void): void {
  mark(book, "Figure", draw, { alt });
}

export function mark(
  { doc, root }: Pick<Book, "doc" | "root">,
  type: string,
  draw: () => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void {
  const part = doc.struct(type, options);
  root.add(part);
  part.add(doc.markStructureContent(type));
  draw();
  doc.endMarkedContent();
  part.end();
}

/** Writes the block at the foot of every sheet and ends the document. `scaleOf` by the sheet's number from 0. */
export async function closeBook(book: Book, facts: BookFacts, scaleOf: (sheet: number) => string): Promise<Uint8Array> {
  const { doc, titles } = book;
  const pieces: Uint8Array[] = [];
  doc.on("data", (piece: Uint8Array) => pieces.push(piece));
  const ended = new Promise((resolve) => doc.on("end", resolve));
  for (const [i, title] of titles.entries()) {
    doc.switchToPage(i);
    doc.markContent("Artifact", { type: "Pagination" });
    writeTitleBlock(book, facts, { title, number: `Sheet ${i + 1} of ${titles.length}`, scale: scaleOf(i) });
    doc.endMarkedContent();
  }
  book.root.end();
  doc.end();
  await ended;
  return Buffer.concat(pieces);
}

function writeTitleBlock(
  { doc, page }: Book,
  { brand, subject, date, warning }: BookFacts,
  { title, number, scale }: { title: string; number: string; scale: string },
): void {
  const top = page.height - sheetMargin - titleHeight + 6;
  const width = page.width - 2 * sheetMargin;
  doc.lineWidth(1.2).strokeColor(black);
  doc.rect(sheetMargin, top, width, titleHeight - 6).stroke();
  const [first, second] = [sheetMargin + 0.3 * width, sheetMargin + 0.76 * width];
  doc.lineWidth(0.6);
  for (const x of [first, second])
    doc
      .moveTo(x, top)
      .lineTo(x, top + titleHeight - 6)
      .stroke();
  const write = (words: string, x: number, y: number, wide: number, size: number, font: "bold" | "regular") => {
    doc.font(font).fontSize(size).fillColor(black);
    doc.text(words, x + 7, top + y, { width: wide - 14, height: titleHeight - 8 - y, ellipsis: true });
  };
  write(brand, sheetMargin, 7, 0.3 * width, 11, "bold");
  write(`${subject}\n${date.toISOString().slice(0, 10)}`, sheetMargin, 23, 0.3 * width, 8, "regular");
  write("Not a survey", first, 6, second - first, 8, "bold");
  write(warning, first, 17, second - first, 7.6, "regular");
  write(title, second, 7, 0.24 * width, 9.5, "bold");
  write(`${scale}\n${number}`, second, 21, 0.24 * width, 8, "regular");
}
