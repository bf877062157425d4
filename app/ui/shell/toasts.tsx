import { lazy, Suspense, useEffect } from "react";
import type { ToastMessage } from "#app/domain/accounts/toast-message.ts";
import { PlainToast } from "./plain-toast.tsx";
import { showToast, useShownToast } from "./use-toast.ts";

/** Most pages show no toast: the toaster's code is loaded with the first one, which may be about a lost connection. */
const Toaster = lazy(() => import("./toaster.tsx").catch(() => ({ default: PlainToast })));

/** One at a time. `initial` came with the page (after a redirect); a new object is a new toast. */
export function Toasts({ initial }: { initial?: ToastMessage }) {
  const toast = useShownToast();

  useEffect(() => {
    if (initial) showToast(initial);
  }, [initial]);

  return toast ? (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  ) : null;
}
