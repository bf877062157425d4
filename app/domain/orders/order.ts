import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { DrawnWish, ShownWish } from "#app/domain/plans/wish-words.ts";
import type { FollowUp } from "./pictures/follow-up.ts";
import type { Maker } from "./pictures/made-by.ts";
import type { PictureOrigin } from "./pictures/picture-name.ts";
import type { OrderStatus, PaymentStatus } from "./request/design-request.ts";
import type { PhotoKept } from "./request/photo-kept.ts";
import { withdrawalCause } from "./request/refund-cause.ts";

/** With everything that belongs to it, as its owner sees it. Safe in the browser. */
export interface Order {
  id: number;
  name: string | null;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  prompt: string;
  /** How the prompt is interpreted, where the image provider can say. */
  wish: ShownWish | undefined;
  package: string;
  priceCents: number;
  /** What a coupon takes off it. */
  discountCents: number;
  /** Of all its amounts. */
  currency: string;
  imageCount: number;
  deliveryEmail: string;
  paidAmountCents: number;
  refundedAmountCents: number;
  refunds: OrderRefund[];
  /** A chargeback: pending, or decided for us (won) or for the customer (lost). */
  dispute: "open" | "won" | "lost" | null;
  createdAt: number;
  photo: StoredPicture;
  /** Absent where uploaded photos are kept permanently. */
  photoKept?: PhotoKept;
  images: DesignImage[];
  /** How many of the missing pictures the provider's rules forbade; 0 while pictures are being made. */
  refusedImages: number;
}

export interface OrderRefund {
  /** missing-images: could not be made. duplicate: refund of a second payment. Anything else: a person's decision. */
  kind: string;
  amountCents: number;
  status: "pending" | "done" | "failed";
}

/** The customer ended the contract: what is missing was not to be made. */
export function hasWithdrawn(refunds: readonly OrderRefund[]): boolean {
  return refunds.some(({ kind }) => kind === withdrawalCause);
}

export interface DesignImage extends DesignVersion {
  versions: DesignVersion[];
  followUps: FollowUp[];
}

export interface DesignVersion {
  id: number;
  origin: PictureOrigin;
  parentId?: number;
  change?: string;
  maker?: Maker;
  house?: "kept" | "restored" | "drifted";
  variationNumber: number;
  picture: StoredPicture;
  title?: string;
  reason?: string;
  wish?: DrawnWish;
}

export function hasOpenFollowUp(order: Pick<Order, "images">): boolean {
  return order.images.some((image) => image.followUps.some(({ status }) => status === "asked"));
}

/** Work is still running, so the page reloads. */
export function isUnderWay(order: Pick<Order, "status" | "paymentStatus">): boolean {
  return order.status === "processing" || (order.status === "pending" && order.paymentStatus === "paid");
}
