import type { ShownToast } from "./use-toast.ts";

/** For when the toaster could not be loaded, for example offline. */
export function PlainToast({ toast }: { toast: ShownToast }) {
  return (
    <div
      role="alert"
      className="fixed top-18 right-4 z-50 max-w-md rounded-lg border border-line bg-raised px-5 py-3 sm:top-20 sm:right-6"
    >
      <p className={`font-semibold ${toast.variant === "destructive" ? "text-danger" : ""}`}>{toast.title}</p>
      {toast.description ? <p className="text-ink-soft text-sm">{toast.description}</p> : null}
    </div>
  );
}
