import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type ServerBuild } from "react-router";
import { isApiPath, pagePath } from "#app/addresses/own-paths.ts";
import { isDatabaseFull, releaseReserve } from "#app/disk/disk-space.server.ts";
import { apiError } from "#app/http/answers/api-answer.ts";
import { asBadMoment } from "#app/http/answers/bad-moment.server.ts";
import { TryLater } from "#app/http/answers/try-later.ts";
import { currentRequest } from "#app/http/current-request.server.ts";
import { pagePathOf } from "#app/http/safe-redirect.ts";
import { isEncoded } from "#app/http/uploads/read-form.server.ts";
import { readUpload } from "#app/http/uploads/read-upload.server.ts";
import type { BadMoment, TypedForm } from "#app/ui/shell/typed-form.ts";

/** The size of our largest form: a post with its picture. */
const bytesAtMost = 20 * 1024 * 1024;
const fieldLimits = { fieldLength: 1024 * 1024, parts: 1000, isReadOnly: true };
/** Card data is never stored or echoed. */
const secretFields = new Set(["number", "cvc"]);

/**
 * One answer for every request that came at a bad time: a call gets JSON, a page its status and a message, and a form
 * everything that was typed.
 */
export function withTypedKept(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: (args: LoaderFunctionArgs) => softened(args.request, () => loader(args)) }),
      ...(action && { action: (args: ActionFunctionArgs) => softened(args.request, () => action(args)) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

async function softened(request: Request, work: () => unknown): Promise<unknown> {
  try {
    return await work();
  } catch (surprise) {
    // Deleting must be possible on a full disk, and frees space; other writes would only use up the reserve.
    if (isDatabaseFull(surprise) && isDeleting(request) && releaseReserve() && !request.bodyUsed)
      return softened(request, work);
    const error = asBadMoment(surprise);
    if (!(error instanceof TryLater)) throw error;
    if (isApiPath(new URL(request.url).pathname)) return apiError(error.status, error.message);
    const form = isSent(request) ? await typedForm(request) : undefined;
    throw data({ words: error.message, form } satisfies BadMoment, { status: error.status });
  }
}

function isDeleting({ method, url }: Request): boolean {
  const intent = currentRequest()?.typed?.get("intent");
  return method === "DELETE" || pagePath(new URL(url).pathname).endsWith("/delete") || intent === "delete";
}

function isSent({ method }: Request): boolean {
  return method !== "GET" && method !== "HEAD";
}

/** The form may not have been read yet. */
async function typedForm(request: Request): Promise<TypedForm> {
  const typed = currentRequest()?.typed ?? (await readUnread(request));
  const fields = [...typed].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !secretFields.has(name) ? [[name, value]] : [],
  );
  const { searchParams } = new URL(request.url);
  const page = pagePathOf(request.url);
  // React Router's marker distinguishes two pages at one address.
  const marker = searchParams.get("index") === "" ? (page.includes("?") ? "&index" : "?index") : "";
  return { action: page + marker, fields };
}

async function readUnread(request: Request): Promise<FormData> {
  if (request.bodyUsed || isEncoded(request)) return new FormData();
  const type = request.headers.get("Content-Type") ?? "";
  if (/^application\/x-www-form-urlencoded/i.test(type)) {
    const fields = new FormData();
    for (const [name, value] of new URLSearchParams(await request.text())) fields.append(name, value);
    return fields;
  }
  const upload = await readUpload(request, undefined, bytesAtMost, fieldLimits);
  await upload.dispose();
  return upload.texts;
}
