import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import type { DrawnWish, ToldWish } from "#app/domain/plans/wish-words.ts";
import type { FollowUp } from "./pictures/follow-up.ts";
import type { Maker } from "./pictures/made-by.ts";
import type { PictureOrigin } from "./pictures/picture-name.ts";
import type { OrderStatus, PaymentStatus } from "./request/design-request.ts";
import type { PhotoKept } from "./request/photo-kept.ts";

/** A design request with everything that belongs to it, as its owner may see it. Safe in the browser. */
export interface Order {
  id: number;
  /** What its owner calls it. */
  name: string | null;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  prompt: string;
  /** How the prompt is read, where whoever makes the pictures tells. */
  wish: ToldWish | undefined;
  package: string;
  /** Whole dollars. */
  packagePrice: number;
  imageCount: number;
  deliveryEmail: string;
  paidAmountCents: number;
  refundedAmountCents: number;
  /** Oldest first. */
  refunds: OrderRefund[];
  /** The customer's bank asks the money back, or has asked: decided for us (won) or for the customer (lost). */
  dispute: "open" | "won" | "lost" | null;
  createdAt: number;
  photo: StoredPicture;
  /** Left out where photos are kept for good, as they were uploaded. */
  photoKept?: PhotoKept;
  /** By variation number. */
  images: DesignImage[];
  /** How many of the missing pictures the provider's own rules forbade; 0 while pictures are being made. */
  refusedImages: number;
}

export interface OrderRefund {
  /** missing-images: could not be made. duplicate: a second payment went back. Anything else: a person decided it. */
  kind: string;
  amountCents: number;
  status: "pending" | "done" | "failed";
}

/** A picture that was paid for, with what was made of it since. */
export interface DesignImage extends DesignVersion {
  /** Made anew or changed, oldest first; the first picture stays. */
  versions: DesignVersion[];
  /** What was asked for at it, at most one of each kind. */
  followUps: FollowUp[];
}

export interface DesignVersion {
  id: number;
  origin: PictureOrigin;
  /** The picture it was made from. */
  parentId?: number;
  /** What was to be changed, in the customer's words. */
  change?: string;
  /** Who drew it, where a picture service was asked for it. */
  maker?: Maker;
  /** What became of the house, where a picture model drew. */
  house?: "kept" | "restored" | "drifted";
  variationNumber: number;
  picture: StoredPicture;
  /** One line about what was laid out, when the designer told. */
  title?: string;
  /** Why it was laid out like that, when the designer told. */
  reason?: string;
  /** How the wish was read, when the designer told. */
  wish?: DrawnWish;
}

/** Whether something that was asked for at a finished picture is still being made. */
export function hasOpenFollowUp(order: Pick<Order, "images">): boolean {
  return order.images.some((image) => image.followUps.some(({ status }) => status === "asked"));
}

/** Still being worked on: the page looks again. */
export function isUnderWay(order: Pick<Order, "status" | "paymentStatus">): boolean {
  return order.status === "processing" || (order.status === "pending" && order.paymentStatus === "paid");
}
