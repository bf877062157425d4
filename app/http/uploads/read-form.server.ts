import { parseFormData } from "@remix-run/form-data-parser";
import { untilWritable } from "#db/busy.server.ts";
import { apiError } from "../answers/api-answer.ts";
import { noteTyped } from "../current-request.server.ts";
import { discardBody, readSmallBody } from "./read-body.server.ts";

const capBytes = 64 * 1024;
const rawCapBytes = 1024 * 1024;

/**
 * Without files, 64 KB at most by default; an empty file input is left out. Waits until the database is writable, since forms
 * change something. @throws a plain-text Response: 400 malformed, 413 too large, 415 no form
 */
export async function readForm(request: Request, bytesAtMost = capBytes): Promise<FormData> {
  const form = await parseForm(request, bytesAtMost);
  await untilWritable();
  return form;
}

async function parseForm(request: Request, bytesAtMost: number): Promise<FormData> {
  const type = contentType(request);
  if (isEncoded(request) || (type !== "application/x-www-form-urlencoded" && type !== "multipart/form-data")) {
    await discardBody(request);
    throw refusal(415, "This address takes a form.");
  }
  const body = await readSmallBody(request, bytesAtMost);
  if (!body) throw refusal(413, "That was too much text.");
  try {
    const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
    const whole = new Request("http://form.invalid/", { method: "POST", headers, body });
    const form = await parseFormData(whole, { maxFiles: 10, maxParts: 100, maxFileSize: capBytes }, () => null);
    noteTyped(form);
    return form;
  } catch {
    throw refusal(400, "The form could not be read.");
  }
}

/**
 * 64 KB at most by default. Waits until the database is writable. @throws a JSON Response `{ message }`: 400 malformed,
 * 413 too large, 415 not JSON
 */
export async function readJson(request: Request, bytesAtMost = capBytes): Promise<unknown> {
  const body = await readQuestion(request, bytesAtMost);
  await untilWritable();
  return body;
}

/** For a call that changes nothing. */
export async function readQuestion(request: Request, bytesAtMost = capBytes): Promise<unknown> {
  if (isEncoded(request) || contentType(request) !== "application/json") {
    await discardBody(request);
    throw apiError(415, "Please send JSON.");
  }
  const body = await readSmallBody(request, bytesAtMost);
  if (!body) throw apiError(413, "That was too much JSON.");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw apiError(400, "The JSON could not be read.");
  }
}

/**
 * Exactly as received, for signatures; 1 MB at most. @throws a JSON Response `{ message }`: 413 too large, 400 when it
 * is not UTF-8
 */
export async function readRawBody(request: Request): Promise<string> {
  const body = await readSmallBody(request, rawCapBytes);
  if (!body) throw apiError(413, "That was too much.");
  await untilWritable();
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    throw apiError(400, "The text could not be read.");
  }
}

/** In lower case, without parameters. */
export function contentType(request: Request): string | undefined {
  return request.headers.get("Content-Type")?.replace(/;.*$/s, "").trim().toLowerCase();
}

/** Refused before anything unpacks the body: a small one may contain gigabytes. */
export function isEncoded(request: Request): boolean {
  const encoding = request.headers.get("Content-Encoding")?.trim().toLowerCase();
  return encoding !== undefined && encoding !== "" && encoding !== "identity";
}

function refusal(status: number, message: string): Response {
  return new Response(message, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
