import { href } from "react-router";
import { type Answers, answerField } from "#app/domain/orders/wish/wish-answers.ts";
import { majorAmount } from "#app/domain/shop/money/format-money.ts";
import type { Package } from "#app/domain/shop/money/package.ts";

export interface PhotoOrder {
  photo: File | undefined;
  /** Path of a photo that arrived earlier, when no new one goes along. */
  keptPhoto: string | undefined;
  email: string;
  prompt: string;
  answers: Answers;
  /** Null where nobody is asked. */
  locality: FormDataEntryValue | null;
  facing: FormDataEntryValue | null;
  package: Package;
}

export type UploadOutcome =
  | { ok: true; requestId: number }
  | { ok: false; reason: "login-needed" }
  | { ok: false; reason: "refused"; message: string };

/** By XMLHttpRequest, because `fetch` does not report upload progress: bytes sent so far and in total. */
export function uploadPhoto(
  order: PhotoOrder,
  onProgress: (sent: number, total: number) => void,
): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open("POST", href("/api/uploads"));
    call.setRequestHeader("Accept", "application/json");
    call.upload.onprogress = (event) => onProgress(event.loaded, event.total);
    call.onload = () => resolve(readUploadAnswer(call.status, call.responseText));
    call.onerror = () => resolve(refused("Something went wrong"));
    call.onabort = call.onerror;
    call.send(bodyOf(order));
  });
}

/** The texts are sent first: if the photo fails, the server has them. */
function bodyOf(order: PhotoOrder): FormData {
  const body = new FormData();
  body.set("email", order.email);
  body.set("prompt", order.prompt);
  for (const [question, answer] of Object.entries(order.answers)) body.set(answerField(question), answer);
  if (order.locality !== null) body.set("locality", order.locality);
  if (order.facing !== null) body.set("facing", order.facing);
  body.set("package", order.package.name);
  body.set("packagePrice", String(majorAmount(order.package.priceCents, order.package.currency)));
  body.set("imageCount", String(order.package.imageCount));
  if (order.photo) body.set("photo", order.photo);
  else if (order.keptPhoto) body.set("keptPhoto", order.keptPhoto);
  return body;
}

export function readUploadAnswer(status: number, text: string): UploadOutcome {
  if (status === 401) return { ok: false, reason: "login-needed" };
  const answer = parseAnswer(text);
  if (status < 200 || status > 299) {
    return refused(typeof answer.message === "string" && answer.message ? answer.message : "Failed to upload");
  }
  const requestId = Number(answer.requestId);
  return Number.isSafeInteger(requestId) && requestId > 0
    ? { ok: true, requestId }
    : refused("No request ID returned from server");
}

function parseAnswer(text: string): { message?: unknown; requestId?: unknown } {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === "object" && answer !== null ? answer : {};
  } catch {
    // A proxy's page, or half an answer.
    return {};
  }
}

function refused(message: string): UploadOutcome {
  return { ok: false, reason: "refused", message };
}
