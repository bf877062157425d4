/** A leaf as the needle of a compass. Decorative: the name stands beside it. */
export function BrandMark({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={className}>
      <circle cx="16" cy="16" r="13.25" stroke="currentColor" strokeWidth="1.5" />
      <path
        d="M16 2.75v3M16 26.25v3M2.75 16h3M26.25 16h3"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      <path d="M8.6 23.4C7.6 15.2 12.9 9 23.4 8.6 24.4 16.8 19.1 23 8.6 23.4Z" fill="currentColor" />
      <path d="M9.6 22.4 18.4 13.6" className="stroke-paper" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  );
}
