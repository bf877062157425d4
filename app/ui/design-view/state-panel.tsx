import type { ReactNode } from "react";
import { href } from "react-router";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { Order } from "#app/domain/orders/order.ts";
import { isOpen, isPendingOrUnknown } from "#app/domain/orders/request/design-request.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MediaPicture } from "#app/ui/media-picture.tsx";
import { imagesProcessing, noDesigns, processingWords } from "./state-words.ts";

export interface StatePanelProps
  extends Pick<
    Order,
    "id" | "status" | "paymentStatus" | "priceCents" | "discountCents" | "currency" | "imageCount" | "photo"
  > {
  hasImages: boolean;
  refundTold: string;
  isWithdrawn: boolean;
}

export function StatePanel({ hasImages, refundTold, isWithdrawn, ...order }: StatePanelProps) {
  if (order.status === "processing") return null;
  if (order.status === "error" && isWithdrawn) {
    return (
      <Panel title="Withdrawn">
        <p>You withdrew from this order, so nothing is drawn for it.</p>
        <p className="mt-2">{refundTold}</p>
      </Panel>
    );
  }
  if (order.status === "error") {
    return (
      <Panel title="Something went wrong">
        <p>There was an error generating your designs. Please try again or contact support.</p>
        <p className="mt-2">{refundTold}</p>
        <ButtonLink to={`${href("/")}#transform`} className="mt-4">
          Create New Design
        </ButtonLink>
      </Panel>
    );
  }
  if (isPendingOrUnknown(order)) {
    return (
      <Panel title={imagesProcessing} photo={order.photo}>
        <p>{processingWords(order)}</p>
        {isOpen(order) ? (
          <ButtonLink to={href("/payment/:requestId", { requestId: String(order.id) })} reloadDocument className="mt-5">
            Complete payment
          </ButtonLink>
        ) : null}
      </Panel>
    );
  }
  return !hasImages ? <Panel title={noDesigns}>{noDesigns}</Panel> : null;
}

interface PanelProps {
  title: string;
  /** Where no design is shown yet. */
  photo?: StoredPicture;
  children: ReactNode;
}

function Panel({ title, photo, children }: PanelProps) {
  return (
    <section
      className={`rounded-lg border border-line bg-sand/50 p-5 sm:p-6 ${photo ? "grid items-center gap-x-10 gap-y-5 md:grid-cols-2 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]" : ""}`}
    >
      {photo ? (
        <MediaPicture {...photo} alt="Your original photo" sizes="(min-width: 48rem) 27rem, 82vw" eager />
      ) : null}
      <div>
        <h2 className="text-xl">{title}</h2>
        <div className="mt-2">{children}</div>
      </div>
    </section>
  );
}
