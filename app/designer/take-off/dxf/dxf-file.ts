/** A group code and its value, alternately. */
export type DxfTags = readonly (number | string)[];

export type DxfPoint = readonly [x: number, y: number];

/** What an entity of the drawing or of a block consists of; the file adds handle, owner and layer. */
export interface DxfEntity {
  type: "LWPOLYLINE" | "CIRCLE" | "LINE" | "TEXT" | "INSERT";
  layer: string;
  tags: DxfTags;
}

export interface DxfLayer {
  name: string;
  /** AutoCAD's color index. */
  color: number;
  dashed?: boolean;
}

export interface DxfDrawing {
  unit: "m" | "ft";
  layers: readonly DxfLayer[];
  blocks: readonly { name: string; entities: readonly DxfEntity[] }[];
  entities: readonly DxfEntity[];
  extent: { least: DxfPoint; most: DxfPoint };
}

export function polyline(layer: string, points: readonly DxfPoint[], closed: boolean): DxfEntity {
  const corners = points.flatMap(([x, y]) => [10, real(x), 20, real(y)]);
  return { type: "LWPOLYLINE", layer, tags: [100, "AcDbPolyline", 90, points.length, 70, closed ? 1 : 0, ...corners] };
}

export function circle(layer: string, [x, y]: DxfPoint, radius: number): DxfEntity {
  return { type: "CIRCLE", layer, tags: [100, "AcDbCircle", 10, real(x), 20, real(y), 30, "0.0", 40, real(radius)] };
}

export function line(layer: string, [x, y]: DxfPoint, [toX, toY]: DxfPoint): DxfEntity {
  const ends = [10, real(x), 20, real(y), 30, "0.0", 11, real(toX), 21, real(toY), 31, "0.0"];
  return { type: "LINE", layer, tags: [100, "AcDbLine", ...ends] };
}

/** Centered on its point; `angle` in degrees. */
export function text(layer: string, words: string, [x, y]: DxfPoint, height: number, angle = 0): DxfEntity {
  const at = [10, real(x), 20, real(y), 30, "0.0", 40, real(height), 1, oneLine(words), 50, real(angle), 72, 1];
  const aligned = [11, real(x), 21, real(y), 31, "0.0", 100, "AcDbText", 73, 2];
  return { type: "TEXT", layer, tags: [100, "AcDbText", ...at, ...aligned] };
}

export function insert(layer: string, block: string, [x, y]: DxfPoint, size: number): DxfEntity {
  const sizes = [41, real(size), 42, real(size), 43, real(size)];
  return {
    type: "INSERT",
    layer,
    tags: [100, "AcDbBlockReference", 2, block, 10, real(x), 20, real(y), 30, "0.0", ...sizes],
  };
}

/**
 * R2010 (AC1024) by Autodesk's DXF reference: as ASCII, with every table, since programs other than AutoCAD's own miss one
 * that is not there.
 */
export function writeDxf(drawing: DxfDrawing): string {
  const nextHandle = countHandles();
  const model = { name: "*Model_Space", record: nextHandle(), entities: drawing.entities };
  const spaces = [model, { name: "*Paper_Space", record: nextHandle(), entities: [] }];
  const blocks = [...spaces, ...drawing.blocks.map((block) => ({ ...block, record: nextHandle() }))];
  const write = (entities: readonly DxfEntity[], owner: string) =>
    entities.flatMap(({ type, layer, tags }) => [
      ...[0, type, 5, nextHandle(), 330, owner, 100, "AcDbEntity", 8, layer],
      ...tags,
    ]);
  const body = [
    ...section("CLASSES", []),
    ...section("TABLES", writeTables(drawing, blocks, nextHandle)),
    ...section(
      "BLOCKS",
      blocks.flatMap(({ name, record, entities }) => [
        ...[0, "BLOCK", 5, nextHandle(), 330, record, 100, "AcDbEntity", 8, "0"],
        ...[100, "AcDbBlockBegin", 2, name, 70, 0, 10, "0.0", 20, "0.0", 30, "0.0", 3, name, 1, ""],
        ...(name === model.name ? [] : write(entities, record)),
        ...[0, "ENDBLK", 5, nextHandle(), 330, record, 100, "AcDbEntity", 8, "0", 100, "AcDbBlockEnd"],
      ]),
    ),
    ...section("ENTITIES", write(model.entities, model.record)),
    ...section("OBJECTS", writeDictionaries(nextHandle)),
  ];
  // The header comes first and names the first handle that is free.
  const tags = [...section("HEADER", header(drawing, nextHandle())), ...body, 0, "EOF"];
  return tags.map((tag) => `${tag}\n`).join("");
}

function header({ unit, extent }: DxfDrawing, seed: string): DxfTags {
  const corner = ([x, y]: DxfPoint) => [10, real(x), 20, real(y), 30, "0.0"];
  return [
    ...[9, "$ACADVER", 1, "AC1024", 9, "$DWGCODEPAGE", 3, "ANSI_1252", 9, "$HANDSEED", 5, seed],
    ...[9, "$INSUNITS", 70, unit === "m" ? 6 : 2, 9, "$MEASUREMENT", 70, unit === "m" ? 1 : 0],
    ...[9, "$LUNITS", 70, 2, 9, "$LUPREC", 70, 2, 9, "$LTSCALE", 40, unit === "m" ? "0.3" : "1.0"],
    ...[9, "$EXTMIN", ...corner(extent.least), 9, "$EXTMAX", ...corner(extent.most)],
  ];
}

function writeTables(
  { layers, extent: { least, most } }: DxfDrawing,
  blocks: readonly { name: string; record: string }[],
  nextHandle: () => string,
): DxfTags {
  const table = (name: string, type: string, rows: readonly DxfTags[], handleCode = 5) => {
    const own = nextHandle();
    const tail = name === "DIMSTYLE" ? [100, "AcDbDimStyleTable", 71, rows.length] : [];
    return [
      ...[0, "TABLE", 2, name, 5, own, 330, "0", 100, "AcDbSymbolTable", 70, rows.length, ...tail],
      ...rows.flatMap((row) => [
        ...[0, name, handleCode, nextHandle(), 330, own, 100, "AcDbSymbolTableRecord", 100, type],
        ...row,
      ]),
      ...[0, "ENDTAB"],
    ];
  };
  const height = most[1] - least[1];
  const center = [12, real((least[0] + most[0]) / 2), 22, real((least[1] + most[1]) / 2)];
  const lineTypes: DxfTags[] = [
    ...["ByBlock", "ByLayer", "Continuous"].map((name) => [2, name, 70, 0, 3, "", 72, 65, 73, 0, 40, "0.0"]),
    [2, "DASHED", 70, 0, 3, "_ _ _", 72, 65, 73, 2, 40, "0.75", 49, "0.5", 74, 0, 49, "-0.25", 74, 0],
  ];
  const layerRows = [{ name: "0", color: 7, dashed: false }, ...layers].map(({ name, color, dashed }) => [
    ...[2, name, 70, 0, 62, color, 6, dashed ? "DASHED" : "Continuous", 370, -3],
  ]);
  const view = [
    2,
    "*Active",
    70,
    0,
    10,
    "0.0",
    20,
    "0.0",
    11,
    "1.0",
    21,
    "1.0",
    ...center,
    40,
    real(height),
    41,
    "1.5",
  ];
  const style = [2, "Standard", 70, 0, 40, "0.0", 41, "1.0", 50, "0.0", 71, 0, 42, "0.2", 3, "arial.ttf", 4, ""];
  return [
    ...table("VPORT", "AcDbViewportTableRecord", [view]),
    ...table("LTYPE", "AcDbLinetypeTableRecord", lineTypes),
    ...table("LAYER", "AcDbLayerTableRecord", layerRows),
    ...table("STYLE", "AcDbTextStyleTableRecord", [style]),
    ...table("VIEW", "AcDbViewTableRecord", []),
    ...table("UCS", "AcDbUCSTableRecord", []),
    ...table("APPID", "AcDbRegAppTableRecord", [[2, "ACAD", 70, 0]]),
    ...table("DIMSTYLE", "AcDbDimStyleTableRecord", [[2, "Standard", 70, 0]], 105),
    ...blockRecords(blocks, nextHandle()),
  ];
}

function blockRecords(blocks: readonly { name: string; record: string }[], own: string): DxfTags {
  return [
    ...[0, "TABLE", 2, "BLOCK_RECORD", 5, own, 330, "0", 100, "AcDbSymbolTable", 70, blocks.length],
    ...blocks.flatMap(({ name, record }) => [
      ...[0, "BLOCK_RECORD", 5, record, 330, own, 100, "AcDbSymbolTableRecord"],
      ...[100, "AcDbBlockTableRecord", 2, name, 340, "0"],
    ]),
    ...[0, "ENDTAB"],
  ];
}

function writeDictionaries(nextHandle: () => string): DxfTags {
  const [root, groups, layouts] = [nextHandle(), nextHandle(), nextHandle()];
  const dictionary = (handle: string, owner: string, entries: DxfTags) => [
    ...[0, "DICTIONARY", 5, handle, 330, owner, 100, "AcDbDictionary", 281, 1, ...entries],
  ];
  return [
    ...dictionary(root, "0", [3, "ACAD_GROUP", 350, groups, 3, "ACAD_LAYOUT", 350, layouts]),
    ...dictionary(groups, root, []),
    ...dictionary(layouts, root, []),
  ];
}

function section(name: string, tags: DxfTags): DxfTags {
  return [0, "SECTION", 2, name, ...tags, 0, "ENDSEC"];
}

/** Hexadecimal; 0 is no handle. */
function countHandles(): () => string {
  let last = 0;
  return () => (++last).toString(16).toUpperCase();
}

function real(value: number): string {
  return value.toFixed(4);
}

/** Text of one line: other control characters would begin another tag, and ^ and %% are AutoCAD's own signs. */
function oneLine(words: string): string {
  return words
    .replace(/\p{Cc}+/gu, " ")
    .replaceAll("%%", "% %")
    .replaceAll("^", "^ ");
}
