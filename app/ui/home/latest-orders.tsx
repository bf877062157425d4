import { href } from "react-router";
import type { StoredPicture } from "#app/domain/media/stored-picture.ts";
import { Link } from "../link.tsx";
import { MediaPicture } from "../media-picture.tsx";
import { SmallSection } from "./small-section.tsx";

export interface LatestOrder {
  id: number;
  title: string;
  /** Its status, and since when. */
  words: string;
  /** Its first design, or until there is one the photo. */
  picture: StoredPicture;
}

export function LatestOrders({ orders, total }: { orders: readonly LatestOrder[]; total: number }) {
  return (
    <SmallSection id="latest-orders" title="Your latest designs">
      <ul className="mt-3">
        {orders.map(({ id, title, words, picture }) => (
          <li key={id} className="border-line border-t last:border-b">
            <Link
              to={href("/designs/:requestId", { requestId: String(id) })}
              className="group grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4 py-3"
            >
              <MediaPicture {...picture} alt="" sizes="4.5rem" className="aspect-4/3 object-cover" />
              <span>
                <span className="wrap-anywhere block font-medium text-moss underline-offset-4 group-hover:underline">
                  {title}
                </span>
                <span className="block text-ink-soft text-sm">{words}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={href("/account")}
        className="mt-1 inline-flex min-h-11 items-center text-moss underline underline-offset-4"
      >
        {total > orders.length ? `See all ${total}` : "My Designs"}
      </Link>
    </SmallSection>
  );
}
