/** 44 px touch target. */
export function RowButton({
  intent,
  danger = false,
  subject,
  children,
}: {
  intent: string;
  danger?: boolean;
  /** For screen readers, after the visible word. */
  subject: string;
  children: string;
}) {
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className={`inline-flex min-h-11 items-center rounded-md px-2 font-medium text-sm underline-offset-4 hover:underline ${danger ? "text-danger" : "text-moss"}`}
    >
      {children}
      <span className="sr-only"> {subject}</span>
    </button>
  );
}
