import { useState } from "react";
import type { ToastMessage } from "#app/domain/accounts/toast-message.ts";
import { findPackage } from "#app/domain/orders/request/packages.ts";
import { keepClientDraft } from "./client-draft.ts";
import { uploadPhoto } from "./photo/upload-photo.ts";

/** Long enough to read the note before the page goes. */
const loginDelayMs = 1500;

export interface OrderForm {
  userId: number;
  prompt: string;
  email: string;
  packageId: string;
  photo: File | undefined;
  /** Path of a photo that arrived earlier. */
  keptPhoto: string | undefined;
}

export interface SendingProgress {
  sentBytes: number;
  totalBytes: number;
}

/** Sends the order and goes on, to the payment unless the photo raises questions; whatever fails leaves the form as it was, to send again. */
export function useOrder(showToast: (toast: ToastMessage) => void) {
  const [progress, setProgress] = useState<SendingProgress>();

  async function send({ userId, packageId, ...order }: OrderForm) {
    const entry = findPackage(packageId);
    if (!entry) return refuse("Package Required", "Please select a package to continue");
    if (!order.photo && !order.keptPhoto) return refuse("Photo Required", "Please upload a photo of your yard");
    setProgress({ sentBytes: 0, totalBytes: order.photo?.size ?? 0 });
    const outcome = await uploadPhoto({ ...order, package: entry }, (sentBytes, totalBytes) =>
      setProgress({ sentBytes, totalBytes }),
    );
    if (outcome.ok) return window.location.assign(`/designs/${outcome.requestId}/ground?ordered`);
    if (outcome.reason === "login-needed") {
      keepClientDraft({ prompt: order.prompt, email: order.email, packageId, userId, pending: true });
      refuse("Authentication Required", "Please log in to continue creating your landscape design.");
      setTimeout(() => window.location.assign("/api/login?returnTo=%2F%23transform"), loginDelayMs);
      return;
    }
    setProgress(undefined);
    refuse("Upload failed", outcome.message);
  }

  function refuse(title: string, description: string) {
    showToast({ title, description, variant: "destructive" });
  }
  return { send, progress };
}
