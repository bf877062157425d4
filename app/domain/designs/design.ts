import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { DesignStatus, PaymentStatus } from "./design-request.ts";

/** A design request with everything that belongs to it, as its owner may see it. Safe in the browser. */
export interface Design {
  id: number;
  status: DesignStatus;
  paymentStatus: PaymentStatus;
  prompt: string;
  package: string;
  /** Whole dollars. */
  packagePrice: number;
  imageCount: number;
  deliveryEmail: string;
  paidAmountCents: number;
  refundedAmountCents: number;
  /** Oldest first. */
  refunds: DesignRefund[];
  /** The customer's bank asks the money back, or has asked: decided for us (won) or for the customer (lost). */
  dispute: "open" | "won" | "lost" | null;
  createdAt: number;
  photo: StoredPicture;
  /** By variation number. */
  images: DesignImage[];
}

export interface DesignRefund {
  /** missing-images: could not be made. duplicate: a second payment went back. Anything else: a person decided it. */
  kind: string;
  amountCents: number;
  status: "pending" | "done" | "failed";
}

export interface DesignImage {
  id: number;
  variationNumber: number;
  picture: StoredPicture;
  /** One line about what was laid out, when the designer told. */
  title?: string;
  /** How the wish was read, when the designer told. */
  wish?: WishWords;
}

/** How the designer read the customer's wish, in short words of the customer's language. */
export interface WishWords {
  understood: readonly string[];
  /** What it cannot draw: "hot tub". */
  notDrawn: readonly string[];
  /** A sentence on the wish as a whole. */
  remark?: string;
  /** What it understood and this picture has no room for. */
  noRoom: readonly string[];
}

/** Still being worked on: the page looks again. */
export function isUnderWay(design: Pick<Design, "status" | "paymentStatus">): boolean {
  return design.status === "processing" || (design.status === "pending" && design.paymentStatus === "paid");
}
