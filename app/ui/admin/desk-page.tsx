import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "../link.tsx";

const widths = {
  narrow: "max-w-page *:max-w-2xl",
  /** As wide as the site's header. */
  page: "max-w-page",
  /** Full width: two columns of text next to each other. */
  workspace: "max-w-page xl:max-w-[110rem]",
};

export function DeskPage({
  title,
  intro,
  back,
  actions,
  width = "page",
  children,
}: {
  title: ReactNode;
  intro?: ReactNode;
  back?: { to: string; name: string };
  actions?: ReactNode;
  width?: keyof typeof widths;
  children: ReactNode;
}) {
  return (
    <div className={`mx-auto w-full px-5 pt-8 pb-16 sm:px-8 ${widths[width]}`}>
      {back ? (
        <Link to={back.to} className="-ml-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-moss text-sm">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back.name}
        </Link>
      ) : null}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl">{title}</h1>
          {intro ? (
            <div dir="auto" className="mt-1 wrap-anywhere max-w-measure text-ink-soft text-sm">
              {intro}
            </div>
          ) : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
      </div>
      <div className="mt-5">{children}</div>
    </div>
  );
}

export function DeskCard({
  title,
  actions,
  className = "",
  children,
}: {
  title: string;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const id = `card-${title.toLowerCase().replace(/[^a-z]+/g, "-")}`;
  return (
    <section aria-labelledby={id} className={`min-w-0 rounded-lg border border-line bg-raised p-4 sm:p-5 ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {actions}
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </section>
  );
}
