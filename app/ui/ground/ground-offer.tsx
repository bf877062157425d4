import { href } from "react-router";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { Link } from "../link.tsx";
import { type GroundOutline, GroundTint } from "./ground-tint.tsx";

export interface GroundOfferProps {
  requestId: number;
  ground: (GroundOutline & { hasFigures: boolean; isConfirmed: boolean }) | undefined;
  /** The photo is still being read. */
  isBeingRead: boolean;
  photo: StoredPicture;
}

/** Optional, so that it never delays the payment. Doubts are for the ground's own page, not for beside the price. */
export function GroundOffer({ requestId, ground, isBeingRead, photo }: GroundOfferProps) {
  return (
    <div className="flex items-center gap-4 tiny:flex-wrap sm:gap-5">
      <div className="relative w-24 shrink-0 overflow-hidden rounded-lg sm:w-28">
        <MediaPicture {...photo} alt="Your yard" sizes="7rem" eager className="rounded-none" />
        {ground ? <GroundTint {...ground} /> : null}
      </div>
      <div>
        {isBeingRead ? <p className="text-ink-soft">We are looking at your photo.</p> : null}
        {ground ? (
          <p>
            We redesign what is outlined in green.
            {ground.hasFigures && !ground.isConfirmed ? " A person or animal stays if you mark it." : null}
          </p>
        ) : null}
        {/* The payment page is left as a document. */}
        <Link
          to={href("/designs/:requestId/ground", { requestId: String(requestId) })}
          reloadDocument
          className="inline-flex min-h-11 items-center text-moss underline underline-offset-4 hover:text-moss-deep"
        >
          {ground ? "Check or change it" : "See what will be redesigned"}
        </Link>
      </div>
    </div>
  );
}
