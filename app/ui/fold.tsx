import { ChevronDown } from "lucide-react";
import type { ReactNode, Ref } from "react";

/** Something under a picture that is folded away until it is wanted. Works without scripts; not on paper. */
export function Fold({
  title,
  about,
  open,
  className = "",
  ref,
  children,
}: {
  title: string;
  /** What it belongs to, for those who hear the page: "of design 2". */
  about: string;
  open?: boolean;
  className?: string;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
}) {
  return (
    <details
      ref={ref}
      open={open}
      className={`group rounded-lg border border-line bg-raised print:hidden ${className}`}
    >
      <summary className="flex min-h-11 items-center justify-between gap-4 rounded-lg px-4 py-2 font-medium text-moss">
        <span>
          {title}
          <span className="sr-only"> {about}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-5">{children}</div>
    </details>
  );
}
