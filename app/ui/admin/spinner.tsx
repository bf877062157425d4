/** Decorative: the status line has the words. */
export function Spinner({ label }: { label: string }) {
  return (
    <span className="inline-flex items-center">
      <span className="size-4 animate-spin rounded-full border-2 border-line border-t-moss" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
