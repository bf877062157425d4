import { type MouseEvent, type ReactNode, type Ref, Suspense, useRef, useState } from "react";
import { pictureAddress } from "#app/domain/media/stored-picture.ts";
import type { DesignVersion } from "#app/domain/orders/order.ts";
import { laterPart } from "../../later-part.ts";

interface EnlargeLinkProps {
  image: DesignVersion;
  /** "design 2, changed": the picture's name, for screen readers. */
  name: string;
  className: string;
  link?: Ref<HTMLAnchorElement>;
  /** Marks the picture that the page shows large already. */
  current?: boolean;
  children: ReactNode;
}

/** With JavaScript it opens in a dialog on the page. */
export function EnlargeLink({ image, name, className, link, current, children }: EnlargeLinkProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const fullAddress = pictureAddress(image.picture);

  function enlarge(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !dialog.current) return;
    event.preventDefault();
    setOpened(true);
    dialog.current.showModal();
  }

  return (
    <>
      <a
        ref={link}
        href={fullAddress}
        aria-label={`Enlarge ${name}`}
        aria-current={current ? "true" : undefined}
        className={className}
        onClick={enlarge}
      >
        {children}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself, and there is a button */}
      <dialog
        ref={dialog}
        aria-label={`Large view of ${name}`}
        className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper p-0 text-ink backdrop:bg-scrim-deep print:hidden"
        onClick={(event) => event.target === dialog.current && dialog.current?.close()}
      >
        {/* Loaded on demand: browsers without scripts would load pictures in a closed dialog. */}
        {opened ? (
          <Suspense>
            <LaterPicture image={image} name={name} onClose={() => dialog.current?.close()} />
          </Suspense>
        ) : null}
      </dialog>
    </>
  );
}

const LaterPicture = laterPart(async () => (await import("./large-picture.tsx")).LargePicture);
