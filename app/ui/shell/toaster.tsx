import * as Toast from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import type { NewToast, ToastMessage } from "#app/domain/accounts/toast-message.ts";

interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

const showForMs = 5000;
const swipeThresholdPx = 50;

/** One place for one toast: a new one takes the place of the old. Filled in the browser only. */
let current: ShownToast | undefined;
const listeners = new Set<() => void>();

/** `const { toast } = useToast()`, then `toast({ title, description?, variant? })` in a handler or an effect. */
export function useToast() {
  return { toast: showToast };
}

function showToast(message: NewToast): void {
  replaceCurrent({ variant: "default", ...message, id: (current?.id ?? 0) + 1, open: true });
}

/**
 * Shows toasts: one at a time, 5 seconds, swiped away to the right, reached with F8.
 * @param initial the note that came with the page (after a redirect); a new object is a new note
 */
export function Toaster({ initial }: { initial?: ToastMessage }) {
  const toast = useSyncExternalStore(subscribe, readCurrent, readNothing);

  useEffect(() => {
    if (initial) showToast(initial);
  }, [initial]);

  return (
    <Toast.Provider duration={showForMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {toast ? <OneToast key={toast.id} toast={toast} /> : null}
      <Toast.Viewport
        hotkey={["F8"]}
        className="fixed right-0 bottom-0 z-50 flex w-full max-w-md flex-col p-4 outline-none sm:p-6"
      />
    </Toast.Provider>
  );
}

function OneToast({ toast }: { toast: ShownToast }) {
  const failed = toast.variant === "destructive";
  return (
    <Toast.Root
      open={toast.open}
      onOpenChange={(open) => replaceCurrent({ ...toast, open })}
      className={`flex items-start gap-3 rounded-lg border border-line bg-raised py-3 pr-2 pl-5 data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[state=open]:animate-toast-in data-[swipe=cancel]:transition-transform data-[swipe=end]:transition-transform ${failed ? "stripe-danger" : "stripe-moss"}`}
    >
      <div className="min-w-0 flex-1 py-1">
        <Toast.Title className={`font-semibold ${failed ? "text-danger" : ""}`}>{toast.title}</Toast.Title>
        {toast.description ? (
          <Toast.Description className="text-ink-soft text-sm">{toast.description}</Toast.Description>
        ) : null}
      </div>
      <Toast.Close aria-label="Close" className="grid size-11 shrink-0 place-items-center rounded-lg text-ink-soft">
        <X aria-hidden="true" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}

function replaceCurrent(next: ShownToast): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readCurrent = () => current;
const readNothing = () => undefined;
