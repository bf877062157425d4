import { ChevronDown } from "lucide-react";
import type { ReactNode, Ref } from "react";

/** Works without scripts; is not printed. */
export function Fold({
  title,
  about,
  hint,
  open,
  bare = false,
  className = "",
  ref,
  children,
}: {
  title: string;
  /** What it belongs to, for screen readers: "of design 2". */
  about: string;
  hint?: string;
  open?: boolean;
  /** Shows the content without a fold. */
  bare?: boolean;
  className?: string;
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
}) {
  return (
    <details
      ref={ref}
      open={open}
      className={
        bare
          ? className
          : `group rounded-lg border border-line bg-raised in-data-folds:rounded-none in-data-folds:border-0 in-data-folds:border-t print:hidden ${className}`
      }
    >
      <summary
        className={`${bare ? "hidden" : "flex"} min-h-11 items-center justify-between gap-4 rounded-lg px-4 py-2 font-medium text-moss group-open:rounded-b-none group-open:bg-sand/60 in-data-folds:-outline-offset-4 in-data-folds:rounded-none`}
      >
        <span>
          {title}
          <span className="sr-only"> {about}</span>
          {hint ? <span className="block font-normal text-ink-soft text-sm">{hint}</span> : null}
        </span>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className={bare ? "" : "px-4 pt-4 pb-6"}>{children}</div>
    </details>
  );
}

/** Separated by hairlines. Other children begin with a hairline, too. */
export function FoldSheet({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={label} className="overflow-clip rounded-lg border border-line bg-raised print:hidden">
      <div data-folds="" className="-mt-px grid grid-cols-[minmax(0,1fr)]">
        {children}
      </div>
    </section>
  );
}
