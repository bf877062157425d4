import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { pictureAddress } from "#app/domain/media/stored-picture.ts";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { Button } from "#app/ui/button.tsx";
import { DownloadLink } from "./download-link.tsx";

function showMiddle(area: HTMLElement | null) {
  if (area) area.scrollLeft = (area.scrollWidth - area.clientWidth) / 2;
}

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
  const [opened, setOpened] = useState(false);
  const fullAddress = pictureAddress(picture);

  function enlarge(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !dialog.current) return;
    event.preventDefault();
    setOpened(true);
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
        className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper p-0 text-ink backdrop:bg-scrim-deep print:hidden"
        onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      >
        <div className="flex h-full flex-col">
          {/* Asked for only once somebody wants it: browsers without scripts would load what stands in a closed dialog. */}
          {opened ? (
            // Held upright, a phone is hardly wider than the page was: there the picture is as high as it can be, and pushed sideways.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
            <div ref={showMiddle} tabIndex={0} className="flex min-h-0 flex-1 overflow-x-auto">
              <img
                src={fullAddress}
                alt={name}
                width={picture.width}
                height={picture.height}
                className="h-full w-full object-contain portrait:max-sm:w-auto portrait:max-sm:max-w-none"
              />
            </div>
          ) : null}
          <div className="flex items-center justify-end gap-5 border-line border-t px-5 py-2">
            <DownloadLink picture={picture} number={variationNumber} name={name} />
            <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
              Close
            </Button>
          </div>
        </div>
      </dialog>
    </>
  );
}
