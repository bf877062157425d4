import { href } from "react-router";
import type { Package } from "#app/domain/shop/money/package.ts";
import { keepClientDraft } from "../draft/client-draft.ts";
import { type PhotoOrder, uploadPhoto } from "../photo/upload-photo.ts";

export interface OrderForm {
  userId: number;
  prompt: string;
  answers: PhotoOrder["answers"];
  locality: PhotoOrder["locality"];
  facing: PhotoOrder["facing"];
  email: string;
  packageId: string;
  package: Package | undefined;
  photo: File | undefined;
  /** Path of a photo that arrived earlier. */
  keptPhoto: string | undefined;
}

export interface SendingProgress {
  sentBytes: number;
  totalBytes: number;
}

/** Long enough to read the note before the page changes. */
const loginDelayMs = 1500;

interface SendingCallbacks {
  /** Undefined once nothing is sent any more. */
  onProgress: (progress: SendingProgress | undefined) => void;
  refuse: (title: string, description: string) => void;
}

/** Continues to the payment unless the photo raises questions. */
export async function sendOrder(form: OrderForm, { onProgress, refuse }: SendingCallbacks): Promise<void> {
  const { userId, packageId, package: entry, ...order } = form;
  if (!entry) return refuse("Package Required", "Please select a package to continue");
  if (!order.photo && !order.keptPhoto) return refuse("Photo Required", "Please upload a photo of your yard");
  onProgress({ sentBytes: 0, totalBytes: order.photo?.size ?? 0 });
  const outcome = await uploadPhoto({ ...order, package: entry }, (sentBytes, totalBytes) =>
    onProgress({ sentBytes, totalBytes }),
  );
  if (outcome.ok) {
    const ground = href("/designs/:requestId/ground", { requestId: String(outcome.requestId) });
    return window.location.assign(`${ground}?ordered`);
  }
  if (outcome.reason === "login-needed") {
    keepClientDraft({ prompt: order.prompt, email: order.email, packageId, userId, pending: true });
    refuse("Authentication Required", "Please log in to continue creating your landscape design.");
    setTimeout(() => window.location.assign(`${href("/api/login")}?returnTo=%2F%23transform`), loginDelayMs);
    return;
  }
  onProgress(undefined);
  refuse("Upload failed", outcome.message);
}
