import { createContext, type MouseEvent, type ReactNode, useContext } from "react";
import { href, useLocation } from "react-router";
import type { DesignImage, Order } from "#app/domain/orders/order.ts";
import type { FollowUp, FollowUpKind } from "#app/domain/orders/pictures/follow-up.ts";
import { isPaid } from "#app/domain/orders/request/design-request.ts";
import { buttonClasses } from "../../button.tsx";
import { Fold } from "../../fold.tsx";
import { useRefusal } from "../../form/use-page-form.ts";
import { Link } from "../../link.tsx";
import { FollowUpFailed } from "./follow-up-failed.tsx";
import { anchorOf, ChangeForm, followUpFormId, RedoForm } from "./follow-up-form.tsx";
import { FollowUpNote } from "./follow-up-note.tsx";
import { PhotoGone } from "./photo-gone.tsx";

export const FollowUpContext = createContext<Order | undefined>(undefined);

export function FollowUps({ image }: { image: DesignImage }) {
  const order = useContext(FollowUpContext);
  if (!order || !isPaid(order)) return null;
  if (order.photoKept?.isOver) return <PhotoGone until={order.photoKept.until} />;
  return (
    <div id={anchorOf(image)} className="scroll-mt-24 empty:hidden">
      <Change key={`change-${image.id}`} requestId={order.id} image={image} />
      <NotMyYard key={`redo-${image.id}`} requestId={order.id} image={image} />
    </div>
  );
}

export function mayRedraw({ followUps }: DesignImage): boolean {
  return followUps.every(({ kind, status }) => kind !== "not-my-yard" || status === "failed");
}

/** Opens the fold around the field. */
export function ChangeLink({ image }: { image: DesignImage }) {
  const order = useContext(FollowUpContext);
  const isTaken = image.followUps.some(({ kind, status }) => kind === "change" && status !== "failed");
  if (!order || !isPaid(order) || order.photoKept?.isOver || isTaken) return null;
  return (
    <a href={`#${changeFieldId(image)}`} className={`${buttonClasses("secondary")} px-4! lg:w-full`} onClick={openFold}>
      {/* One box: the space between two would be lost. */}
      <span>
        Change one thing<span className="sr-only"> in design {image.variationNumber}</span>
      </span>
    </a>
  );
}

function changeFieldId({ id }: DesignImage): string {
  return `${followUpFormId("change", id)}-change`;
}

/** Not every browser opens a fold around a link's target. */
function openFold(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  const fold = field?.closest("details");
  if (!field || !fold) return;
  event.preventDefault();
  fold.open = true;
  fold.scrollIntoView({ block: "start" });
  field.focus({ preventScroll: true });
}

interface FollowUpProps {
  requestId: number;
  image: DesignImage;
}

function Change({ requestId, image }: FollowUpProps) {
  const { asked, isRefused } = useFollowUp(image, "change");
  if (asked?.status === "asked") return <UnderWay>The change “{asked.change}” is being made.</UnderWay>;
  if (asked?.status === "made") return null;
  return (
    <>
      {asked ? <FollowUpFailed followUp={asked} /> : null}
      <Fold
        title="Change one thing"
        about={`in design ${image.variationNumber}`}
        hint="Once, free: you keep both pictures"
        open={isRefused}
      >
        <ChangeForm requestId={requestId} image={image} change={asked?.change} />
      </Fold>
    </>
  );
}

function NotMyYard({ requestId, image }: FollowUpProps) {
  const { asked, isRefused } = useFollowUp(image, "not-my-yard");
  if (asked?.status === "asked") return <UnderWay>Another picture of your yard is being made.</UnderWay>;
  if (asked?.status === "made") return null;
  return (
    <>
      {asked ? <FollowUpFailed followUp={asked} /> : null}
      <Fold
        title="This is not my yard"
        about={`: design ${image.variationNumber}`}
        hint="Drawn once more, free: you keep both"
        open={isRefused}
      >
        <RedoForm requestId={requestId} image={image} />
      </Fold>
    </>
  );
}

function useFollowUp(image: DesignImage, kind: FollowUpKind) {
  const isRefused = useRefusal(followUpFormId(kind, image.id)) !== undefined;
  const asked: FollowUp | undefined = image.followUps.find((followUp) => followUp.kind === kind);
  return { asked, isRefused };
}

function UnderWay({ children }: { children: ReactNode }) {
  const requestId = useContext(FollowUpContext)?.id;
  const { search } = useLocation();
  return (
    <FollowUpNote>
      {children} It appears here in a few minutes.{" "}
      <Link
        to={`${href("/results/:requestId", { requestId: String(requestId) })}${search}`}
        reloadDocument
        className="noscript:inline hidden font-medium text-moss"
      >
        Look again
      </Link>
    </FollowUpNote>
  );
}
