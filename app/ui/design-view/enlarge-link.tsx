import { type MouseEvent, type ReactNode, useRef } from "react";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { Button } from "#app/ui/button.tsx";
import { DownloadLink } from "./download-link.tsx";

/** A link to the full picture; with JavaScript it opens in a dialog on the page. */
export function EnlargeLink({
  image: { picture, variationNumber },
  name,
  className,
  children,
}: {
  image: DesignVersion;
  /** "design 2, changed": what it is, for those who hear the page. */
  name: string;
  className: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const fullAddress = `/api/uploads/${picture.path}`;

  function enlarge(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !dialog.current) return;
    event.preventDefault();
    dialog.current.showModal();
  }

  return (
    <>
      <a href={fullAddress} className={className} onClick={enlarge}>
        {children}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself, and there is a button */}
      <dialog
        ref={dialog}
        aria-label={`Large view of ${name}`}
        className="m-auto max-h-[96dvh] max-w-[96vw] rounded-lg bg-paper p-3 text-ink backdrop:bg-scrim-deep print:hidden"
        onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      >
        <img
          src={fullAddress}
          alt={name}
          loading="lazy"
          width={picture.width}
          height={picture.height}
          className="max-h-[80dvh] w-auto rounded-md object-contain"
          style={{ backgroundColor: picture.placeholderColor }}
        />
        <div className="mt-2 flex items-center justify-end gap-3">
          <DownloadLink path={picture.path} number={variationNumber} name={name} />
          <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </div>
      </dialog>
    </>
  );
}
