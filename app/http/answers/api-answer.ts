/** JSON for our API: always `no-store`, errors always with a `message`. Safe anywhere. */
export function apiAnswer(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", "application/json; charset=utf-8");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  return new Response(JSON.stringify(body), { ...init, headers });
}

export function apiError(status: number, message: string, extra: Record<string, unknown> = {}, headers?: HeadersInit) {
  return apiAnswer({ message, ...extra }, { status, headers });
}
