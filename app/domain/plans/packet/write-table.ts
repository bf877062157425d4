import { type Book, black, gray, roomLeft, startSheet } from "./open-book.server.ts";
import { sheetMargin } from "./paper.ts";

export interface Column {
  title: string;
  /** Of the table's width, together 1. */
  share: number;
  align?: "left" | "right" | "center";
}

export interface Table {
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** Points. */
  size?: number;
}

/** Points, of a letter size. */
const paddingOf = (size: number) => 0.36 * size;

/** Goes on, under its head, on as many sheets as it takes. */
export function writeTable(book: Book, { columns, rows, size = 8 }: Table): void {
  const { doc } = book;
  const padding = paddingOf(size);
  const table = doc.struct("Table");
  book.root.add(table);
  const write = (cells: readonly string[], isHead: boolean) => {
    const height = rowHeight(book, { columns, cells, size, isHead });
    const row = doc.struct("TR");
    table.add(row);
    let x = sheetMargin;
    for (const [i, column] of columns.entries()) {
      const width = column.share * tableWidth(book);
      const type = isHead ? "TH" : "TD";
      const cell = doc.struct(type);
      row.add(cell);
      cell.add(doc.markStructureContent(type));
      doc
        .font(isHead ? "bold" : "regular")
        .fontSize(size)
        .fillColor(black);
      const at = { width: width - 2 * padding, align: column.align ?? "left" } as const;
      doc.text(cells[i] ?? "", x + padding, book.y + padding, at);
      doc.endMarkedContent();
      cell.end();
      x += width;
    }
    row.end();
    book.y += height;
    doc.markContent("Artifact");
    doc.lineWidth(isHead ? 0.9 : 0.35).strokeColor(isHead ? black : gray);
    doc
      .moveTo(sheetMargin, book.y)
      .lineTo(sheetMargin + tableWidth(book), book.y)
      .stroke();
    doc.endMarkedContent();
  };
  const titles = columns.map(({ title }) => title);
  const headHeight = rowHeight(book, { columns, cells: titles, size, isHead: true });
  if (roomLeft(book) < headHeight + 2 * size) startSheet(book, book.titles.at(-1) ?? "");
  write(titles, true);
  for (const cells of rows) {
    if (rowHeight(book, { columns, cells, size, isHead: false }) > roomLeft(book)) {
      startSheet(book, book.titles.at(-1) ?? "");
      write(titles, true);
    }
    write(cells, false);
  }
  table.end();
  book.y += 8;
}

export function tableHeight(book: Book, { columns, rows, size = 8 }: Table): number {
  const head = rowHeight(book, { columns, cells: columns.map(({ title }) => title), size, isHead: true });
  return rows.reduce((sum, cells) => sum + rowHeight(book, { columns, cells, size, isHead: false }), head + 8);
}

function tableWidth({ page }: Book): number {
  return page.width - 2 * sheetMargin;
}

interface Row {
  columns: readonly Column[];
  cells: readonly string[];
  size: number;
  isHead: boolean;
}

function rowHeight(book: Book, { columns, cells, size, isHead }: Row): number {
  const { doc } = book;
  const padding = paddingOf(size);
  doc.font(isHead ? "bold" : "regular").fontSize(size);
  const heights = columns.map(({ share }, i) =>
    doc.heightOfString(cells[i] || " ", { width: share * tableWidth(book) - 2 * padding }),
  );
  return Math.max(...heights) + 2 * padding - 1;
}
