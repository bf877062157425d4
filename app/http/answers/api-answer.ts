import type { z } from "zod";

/** `no-store`; errors must have a `message`. Safe in the browser. */
export function apiAnswer(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", "application/json; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  return new Response(JSON.stringify(body), { ...init, headers });
}

export function apiError(status: number, message: string, extra: Record<string, unknown> = {}, headers?: HeadersInit) {
  return apiAnswer({ message, ...extra }, { status, headers });
}

/** The first message of the schema. */
export function apiRefusal(status: number, { issues }: z.ZodError): Response {
  return apiError(status, issues[0]?.message ?? "");
}
