import { href } from "react-router";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { Link } from "../link.tsx";
import { type GroundOutline, GroundTint } from "./ground-tint.tsx";

export interface GroundOfferProps {
  requestId: number;
  ground: (GroundOutline & { unsure: boolean; hasFigures: boolean; isConfirmed: boolean }) | undefined;
  /** The photo is still being read. */
  isBeingRead: boolean;
  photo: StoredPicture;
}

/** Optional, so that it never delays the payment. */
export function GroundOffer({ requestId, ground, isBeingRead, photo }: GroundOfferProps) {
  const asks = ground && !ground.isConfirmed && (ground.hasFigures || ground.unsure);
  return (
    <div className={`flex items-center gap-4 sm:gap-5 ${asks ? "rounded-lg bg-sky p-3" : ""}`}>
      <div className="relative w-24 shrink-0 overflow-hidden rounded-lg sm:w-28">
        <MediaPicture {...photo} alt="Your yard" sizes="7rem" eager className="rounded-none" />
        {ground ? <GroundTint {...ground} /> : null}
      </div>
      <div>
        {asks ? (
          <p>
            {ground.hasFigures
              ? "Somebody may be standing in your photo."
              : "We are not sure we read your photo right."}{" "}
            Please have a look before you pay.
          </p>
        ) : null}
        {isBeingRead ? <p className="text-ink-soft">We are still looking at your photo.</p> : null}
        {ground && !asks ? <p>This is what we will redesign.</p> : null}
        {/* The payment page is left as a document. */}
        <Link
          to={href("/designs/:requestId/ground", { requestId: String(requestId) })}
          reloadDocument
          className="inline-flex min-h-11 items-center text-moss underline underline-offset-4 hover:text-moss-deep"
        >
          {ground && !asks ? "Change it, or keep a person or animal" : "See what will be redesigned"}
        </Link>
      </div>
    </div>
  );
}
