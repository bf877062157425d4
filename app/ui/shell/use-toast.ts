import { useSyncExternalStore } from "react";
import type { NewToast, ToastMessage } from "#app/domain/accounts/toast-message.ts";

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

/** Holds one toast: a new one replaces the old. Filled in the browser only. */
let current: ShownToast | undefined;
const listeners = new Set<() => void>();

/** For handlers and effects. */
export function useToast() {
  return { toast: showToast };
}

export function showToast(message: NewToast): void {
  replaceToast({ variant: "default", ...message, id: (current?.id ?? 0) + 1, open: true });
}

/** Undefined before the first one, and on the server. */
export function useShownToast(): ShownToast | undefined {
  return useSyncExternalStore(subscribe, readCurrent, readNothing);
}

export function replaceToast(next: ShownToast): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readCurrent = () => current;
const readNothing = () => undefined;
