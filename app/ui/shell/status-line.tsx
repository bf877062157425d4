import type { ToastMessage } from "#app/domain/accounts/toast-message.ts";

/** A toast's text for pages and visitors without JavaScript. */
export function StatusLine({ message }: { message: ToastMessage }) {
  const failed = message.variant === "destructive";
  return (
    <div className="mx-auto max-w-page px-5 py-4 sm:px-8">
      <div
        role={failed ? "alert" : "status"}
        className={`rounded-lg border border-line bg-raised py-3 pr-4 pl-5 ${failed ? "stripe-danger" : "stripe-moss"}`}
      >
        <p className={`font-semibold ${failed ? "text-danger" : ""}`}>{message.title}</p>
        {message.description ? <p className="text-ink-soft text-sm">{message.description}</p> : null}
      </div>
    </div>
  );
}
