import { useState } from "react";
import type { NewToast } from "#app/domain/accounts/toast-message.ts";
import { loadSending } from "./later-step.ts";
import type { OrderForm, SendingProgress } from "./send-order.ts";

/** Sends the order and goes on; whatever fails leaves the form as it was, to send again. */
export function useOrder(showToast: (toast: NewToast) => void) {
  const [progress, setProgress] = useState<SendingProgress>();

  async function send(order: OrderForm) {
    const { sendOrder } = await loadSending();
    await sendOrder(order, {
      onProgress: setProgress,
      refuse: (title, description) => showToast({ title, description, variant: "destructive" }),
    });
  }
  return { send, progress };
}
