import type { ReactNode } from "react";
import { Link } from "../link.tsx";

const widths = {
  /** Text to read, a form. */
  narrow: "max-w-2xl",
  medium: "max-w-4xl",
  /** Lists, results. */
  wide: "max-w-page",
};

export function PageFrame({
  title,
  intro,
  actions,
  back,
  above,
  width = "wide",
  compact = false,
  children,
}: {
  title: ReactNode;
  intro?: ReactNode;
  /** Buttons level with the heading; not on paper. */
  actions?: ReactNode;
  /** A quiet link back, in line with the heading; not on paper. */
  back?: { to: string; label: string };
  /** Where the page belongs, over its heading. */
  above?: ReactNode;
  width?: keyof typeof widths;
  /** Little space above its content: the page's picture is in the first view. */
  compact?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={`mx-auto w-full px-5 pb-14 sm:px-8 sm:pb-20 low:pt-4 print:p-0 ${compact ? "pt-3 sm:pt-6" : "pt-8 sm:pt-14"} ${widths[width]}`}
    >
      {above ? <div className="mb-6">{above}</div> : null}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className={`min-w-0 ${back ? "grow" : ""}`}>
          {back ? (
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <h1 dir="auto">{title}</h1>
              <Link
                to={back.to}
                className="inline-flex min-h-11 items-center text-moss text-sm underline underline-offset-4 hover:text-moss-deep print:hidden"
              >
                {back.label}
              </Link>
            </div>
          ) : (
            <h1 dir="auto">{title}</h1>
          )}
          {intro ? (
            <div className={`wrap-anywhere max-w-measure text-ink-soft ${compact ? "max-sm:-mt-1 sm:mt-1" : "mt-3"}`}>
              {intro}
            </div>
          ) : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-3 print:hidden">{actions}</div> : null}
      </div>
      <div className={`low:mt-4 print:mt-3 ${compact ? "mt-3 sm:mt-5" : "mt-8 sm:mt-10"}`}>{children}</div>
    </div>
  );
}
