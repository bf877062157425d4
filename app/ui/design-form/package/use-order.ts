import { useState } from "react";
import type { NewToast } from "#app/domain/accounts/toast-message.ts";
import { loadSending } from "./later-step.ts";
import type { OrderForm, SendingProgress } from "./send-order.ts";

/** A failure leaves the form as it was, to send again. */
export function useOrder(showToast: (toast: NewToast) => void) {
  const [progress, setProgress] = useState<SendingProgress>();

  async function send(order: OrderForm) {
    const refuse = (title: string, description: string) => showToast({ title, description, variant: "destructive" });
    const sending = await loadSending().catch(() => undefined);
    if (!sending) return refuse("Upload failed", "Something went wrong");
    await sending.sendOrder(order, { onProgress: setProgress, refuse });
  }
  return { send, progress };
}
