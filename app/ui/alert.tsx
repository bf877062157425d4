import type { ReactNode } from "react";

/** Announced when it appears. */
export function Alert({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <p
      role="alert"
      className={`rounded-lg border border-danger border-l-4 bg-raised px-4 py-3 text-danger ${className}`}
    >
      {children}
    </p>
  );
}
