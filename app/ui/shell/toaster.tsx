import * as Toast from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { type FocusEvent, useRef } from "react";
import { replaceToast, type ShownToast } from "./use-toast.ts";

const showForMs = 5000;
const swipeThresholdPx = 50;

/** 5 seconds, swiped away to the right, reached with F8. */
export default function Toaster({ toast }: { toast: ShownToast }) {
  const { viewport, noteOrigin, giveBack } = useBorrowedFocus();
  return (
    // Each toast has a provider of its own: one that disappeared with pointer or focus in it would not start the next one's timer.
    <Toast.Provider key={toast.id} duration={showForMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      <OneToast toast={toast} onFocus={noteOrigin} onClose={giveBack} />
      <Toast.Viewport
        ref={viewport}
        onFocus={noteOrigin}
        hotkey={["F8"]}
        // Under the header: at the bottom it would cover what the button that caused it says next.
        className="fixed top-14 right-0 z-50 flex w-full max-w-md flex-col p-4 outline-none sm:p-6"
      />
    </Toast.Provider>
  );
}

/** Focus that F8 or a click moved to a toast returns when it is gone. */
function useBorrowedFocus() {
  const viewport = useRef<HTMLOListElement>(null);
  const origin = useRef<HTMLElement>(null);

  function noteOrigin({ relatedTarget }: FocusEvent) {
    if (!viewport.current?.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null;
  }

  function giveBack() {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !viewport.current?.contains(focused)) return;
    if (origin.current?.isConnected) origin.current.focus({ preventScroll: true });
    else focused.blur();
  }

  return { viewport, noteOrigin, giveBack };
}

function OneToast({
  toast,
  onFocus,
  onClose,
}: {
  toast: ShownToast;
  onFocus: (event: FocusEvent) => void;
  onClose: () => void;
}) {
  const failed = toast.variant === "destructive";
  return (
    <Toast.Root
      open={toast.open}
      onFocus={onFocus}
      onOpenChange={(open) => {
        replaceToast({ ...toast, open });
        if (!open) onClose();
      }}
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
