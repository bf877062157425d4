import { parseMultipartRequest } from "@remix-run/multipart-parser";
import type { Random } from "#app/designer/numeric/random.ts";
import { type FormPart, readParts } from "#app/http/uploads/multipart-parts.server.ts";

/** Fields, texts and files alike, in their order: `[name, content]`, or `[name, content, file name]`. */
type Fields = string[][];

export interface OddFormsFound {
  /** Bodies that we read and the reference reads differently or refuses; with a broken header, those that lose content. */
  faults: string[];
  refusedThoughRight: string[];
  read: number;
  refused: number;
  slowestMs: number;
}

const headers = (boundary: string) => ({ "Content-Type": `multipart/form-data; boundary="${boundary}"` });

/**
 * Compares our parser on odd multipart bodies with Node's built-in parser, an independent implementation of the same standards:
 * both must find the same fields, or ours must refuse the body.
 */
export async function readOddForms(random: Random, count: number): Promise<OddFormsFound> {
  const found: OddFormsFound = { faults: [], refusedThoughRight: [], read: 0, refused: 0, slowestMs: 0 };
  for (let n = 0; n < count; n++) {
    const { body, boundary, isRight } = oddForm(random);
    const startedAt = process.cpuUsage();
    const ours = await readByUs(body, boundary, random);
    const { user, system } = process.cpuUsage(startedAt);
    found.slowestMs = Math.max(found.slowestMs, (user + system) / 1000);
    if (!ours) {
      found.refused += 1;
      if (isRight) found.refusedThoughRight.push(describe(body));
      continue;
    }
    found.read += 1;
    const theirs = (await readByNode(body, boundary)) ?? (await readByFormDataParser(body, boundary));
    // Node refuses a line break or a folded line within a header; our library stops reading the header there.
    const isClean = hasCleanHeaders(body.toString("latin1"), boundary);
    const compared = (fields: Fields) => JSON.stringify(isClean ? fields : fields.map(([, content]) => content !== ""));
    const isSame = theirs ? compared(ours) === compared(theirs) : !isClean;
    if (!isSame) {
      found.faults.push(`${describe(body)}\n ours ${JSON.stringify(ours)}\n theirs ${JSON.stringify(theirs)}`);
    }
  }
  return found;
}

/** Whether each delimiter ends its line, and each line of a header has a name, a colon and a value. */
function hasCleanHeaders(text: string, boundary: string): boolean {
  const [before, ...parts] = `\r\n${text}`.split(`\r\n--${boundary}`);
  const last = parts.findIndex((part) => part.startsWith("--"));
  const isClean = (part: string) => /^(\r\n[\w-]+:[^\r\n]*)+\r\n\r\n/.test(part);
  return before === "" && last >= 0 && parts.slice(0, last).every(isClean);
}

async function readByUs(body: Buffer, boundary: string, random: Random): Promise<Fields | undefined> {
  const fields: Fields = [];
  try {
    const request = new Request("http://localhost/", {
      method: "POST",
      body: inPieces(body, random),
      headers: headers(boundary),
      ...{ duplex: "half" },
    });
    for await (const part of readParts(request, { bytesAtMost: 1024 * 1024, parts: 100 })) {
      fields.push(await readField(part));
    }
    return fields;
  } catch (error) {
    if (error instanceof Error && error.name === "MalformedForm") return undefined;
    throw error;
  }
}

async function readField({ name, fileName, content }: FormPart): Promise<string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return fileName === undefined
    ? [shown(name), withoutMark(bytes)]
    : [shown(name), bytes.toString("latin1"), shown(fileName)];
}

/**
 * A backslash in a name, and with it a quotation mark, is an escape to some parsers and a character to others, browsers among
 * them.
 */
function shown(name: string): string {
  return name.replace(/[\\"]/g, "");
}

/** Text decoding drops a byte order mark. */
function withoutMark(bytes: Buffer): string {
  return new TextDecoder().decode(bytes);
}

async function readByNode(body: Buffer, boundary: string): Promise<Fields | undefined> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: headers(boundary) }).formData();
    const fields: Fields = [];
    for (const [name, value] of form) {
      if (typeof value === "string") fields.push([shown(name), value]);
      else fields.push([shown(name), Buffer.from(await value.arrayBuffer()).toString("latin1"), shown(value.name)]);
    }
    return fields;
  } catch {
    return undefined;
  }
}

/** Accepts what Node's does not: bytes after the end. */
async function readByFormDataParser(body: Buffer, boundary: string): Promise<Fields | undefined> {
  const request = new Request("http://localhost/", {
    method: "POST",
    body: new Uint8Array(body),
    headers: headers(boundary),
  });
  try {
    const fields: Fields = [];
    for await (const part of parseMultipartRequest(request)) {
      const bytes = Buffer.from(part.bytes);
      if (part.name === undefined) return undefined;
      if (part.filename === undefined) fields.push([shown(part.name), withoutMark(bytes)]);
      else fields.push([shown(part.name), bytes.toString("latin1"), shown(part.filename)]);
    }
    return fields;
  } catch {
    return undefined;
  }
}

/** Cut anywhere, as over the network. */
function inPieces(body: Buffer, random: Random): ReadableStream {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= body.length) return controller.close();
      const bytes = 1 + Math.floor(random() ** 3 * body.length);
      controller.enqueue(new Uint8Array(body.subarray(at, at + bytes)));
      at += bytes;
    },
  });
}

function describe(body: Buffer): string {
  return JSON.stringify(body.toString("latin1")).slice(0, 600);
}

const names = [
  "a",
  "photo",
  "__proto__",
  "hasOwnProperty",
  "constructor",
  "a[0].b",
  "ü",
  "a b",
  "é\u{1f333}",
  "x;y",
  "a=b",
];
const contents = ["", "1", "ü", "\r\n", "\r\n--", "--", "\r\n--x", "\r\n-", "\n", "\0", "--x--", "A: b\r\n\r\nc", "﻿1"];
const fileNames = ["", "yard.jpg", "yard;2.jpg", "C:\\yard.jpg", "ü.jpg", "a=b.jpg"];
const faults = ["", "\r\n", "\n", "\r", "--", ":", ";", '"', "\\", "\0", "\r\n\r\n", "\r\n--x", "--x--", "é", " ", "*"];

function oddForm(random: Random): { body: Buffer; boundary: string; isRight: boolean } {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const boundary = pick(["x", "xx", "xx-", "----WebKitFormBoundary7MA4YWxk", "'()+_,-./:=?"]);
  const parts = Array.from({ length: Math.floor(random() * 6) }, () => oddPart(pick));
  let text = `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("")}--${boundary}--`;
  // A content that holds the boundary is no fault of the reader's; it makes another form.
  const isRight = !parts.some((part) => part.includes(`\r\n--${boundary}`));
  if (random() < 0.3) text += pick(["\r\n", "\r\nepilogue", `\r\n--${boundary}\r\n`, "--"]);
  else if (random() < 0.1) text = pick(["\r\n", "preamble\r\n", " "]) + text;
  else {
    const changes = random() < 0.5 ? 0 : 1 + Math.floor(random() * 3);
    if (changes === 0) return { body: Buffer.from(text), boundary, isRight };
    for (let n = 0; n < changes; n++) text = changed(text, random, pick);
  }
  const bytes = Buffer.from(text, random() < 0.9 ? "utf8" : "latin1");
  return { body: bytes, boundary, isRight: false };
}

function oddPart(pick: <T>(from: readonly T[]) => T): string {
  const name = pick(names);
  const isFile = pick([true, false, false]);
  const disposition = `Content-Disposition: form-data; name="${name}"${isFile ? `; filename="${pick(fileNames)}"` : ""}`;
  const further = isFile
    ? pick(["\r\nContent-Type: image/jpeg", "", "\r\nContent-Type: application/octet-stream"])
    : "";
  return `${disposition}${further}\r\n\r\n${pick(contents)}${pick(contents)}`;
}

/** With something put in, left out, or said twice, anywhere. */
function changed(text: string, random: Random, pick: <T>(from: readonly T[]) => T): string {
  const at = Math.floor(random() * text.length);
  const until = at + Math.floor(random() ** 3 * 40);
  return text.slice(0, at) + pick(["", text.slice(at, until), pick(faults)]) + text.slice(pick([at, until]));
}
