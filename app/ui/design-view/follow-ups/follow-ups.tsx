import { createContext, type MouseEvent, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import type { DesignImage, DesignVersion, Order } from "#app/domain/orders/order.ts";
import type { FollowUp, FollowUpKind } from "#app/domain/orders/pictures/follow-up.ts";
import { isPaid } from "#app/domain/orders/request/design-request.ts";
import { Fold } from "../../fold.tsx";
import { Link } from "../../link.tsx";
import { servedPart } from "../../served-part.tsx";
import { ChangeFields } from "./change-fields.tsx";
import { FollowUpFailed } from "./follow-up-failed.tsx";
import { FollowUpNote } from "./follow-up-note.tsx";
import { PhotoGone } from "./photo-gone.tsx";
import { RedoFields } from "./redo-fields.tsx";

/** What was refused of something asked for at a picture, with what was typed. */
export interface FollowUpRefused {
  imageId: number;
  kind: FollowUpKind;
  message: string;
  change?: string;
}

/** What every picture's follow-ups need to know of the order. */
interface FollowUpSetting {
  order: Order;
  refused?: FollowUpRefused;
  /** Without scripts the page loads itself anew again and again, and would take away what is being typed. */
  reloading: boolean;
}

export const FollowUpContext = createContext<FollowUpSetting | undefined>(undefined);

const ServedPhotoGone = servedPart(
  import.meta.env.SSR && PhotoGone,
  async () => (await import("./photo-gone.tsx")).PhotoGone,
);

/** What was asked for at a picture, and what may still be. */
export function FollowUps({ image }: { image: DesignImage }) {
  const setting = useContext(FollowUpContext);
  if (!setting) return null;
  const { order, reloading } = setting;
  if (!isPaid(order)) return null;
  if (order.photoKept?.isOver) return <ServedPhotoGone until={order.photoKept.until} />;
  return (
    <div id={anchorOf(image)} className={`scroll-mt-24 empty:hidden ${reloading ? "noscript:hidden" : ""}`}>
      <ChangeForm image={image} />
      <NotMyYardForm image={image} />
    </div>
  );
}

/** Whether "This is not my yard" is still to be had for a picture. */
export function mayAskAnew({ followUps }: DesignImage): boolean {
  return followUps.every(({ kind, status }) => kind !== "not-my-yard" || status === "failed");
}

/** The way to the change that a picture still has: to its field, which opens the fold that it stands in. */
export function ChangeLink({ image, className }: { image: DesignImage; className: string }) {
  const order = useContext(FollowUpContext)?.order;
  const isTaken = image.followUps.some(({ kind, status }) => kind === "change" && status !== "failed");
  if (!order || !isPaid(order) || order.photoKept?.isOver || isTaken) return null;
  return (
    <a href={`#${changeFieldId(image)}`} className={className} onClick={openFold}>
      Change<span className="sr-only"> design {image.variationNumber}</span>
    </a>
  );
}

function changeFieldId({ id }: DesignImage): string {
  return `change-${id}`;
}

/** Not every browser opens a fold for what it jumps to. */
function openFold(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  const fold = field?.closest("details");
  if (!field || !fold) return;
  event.preventDefault();
  fold.open = true;
  fold.scrollIntoView({ block: "start" });
  field.focus({ preventScroll: true });
}

function ChangeForm({ image }: { image: DesignImage }) {
  const { asked, refused, fold } = useFollowUp(image, "change");
  if (asked?.status === "asked") return <UnderWay>The change “{asked.change}” is being made.</UnderWay>;
  if (asked?.status === "made") return null;
  return (
    <>
      {asked ? <ServedFailed followUp={asked} /> : null}
      <Fold
        ref={fold}
        title="Change"
        about={`design ${image.variationNumber}`}
        hint="One thing, once, free: you keep both pictures"
        open={Boolean(refused)}
      >
        <FollowUpForm image={image} kind="change">
          <WhichPicture image={image} chosen={refused?.imageId} />
          <ServedChange
            fieldId={changeFieldId(image)}
            change={refused?.change ?? asked?.change}
            problem={refused?.message}
          />
        </FollowUpForm>
      </Fold>
    </>
  );
}

function NotMyYardForm({ image }: { image: DesignImage }) {
  const { asked, refused, fold } = useFollowUp(image, "not-my-yard");
  if (asked?.status === "asked") return <UnderWay>Another picture of your yard is being made.</UnderWay>;
  if (asked?.status === "made") return null;
  return (
    <>
      {asked ? <ServedFailed followUp={asked} /> : null}
      <Fold
        ref={fold}
        title="This is not my yard"
        about={`: design ${image.variationNumber}`}
        hint="Drawn once more, free: you keep both"
        open={Boolean(refused)}
      >
        <FollowUpForm image={image} kind="not-my-yard">
          <ServedRedo imageId={image.id} problem={refused?.message} />
        </FollowUpForm>
      </Fold>
    </>
  );
}

/** The picture that is to be changed: the one there is, or one of several, the newest unless told. */
function WhichPicture({ image, chosen }: { image: DesignImage; chosen: number | undefined }) {
  const pictures: DesignVersion[] = [image, ...image.versions];
  const newest = image.versions.at(-1) ?? image;
  if (pictures.length === 1) return <input type="hidden" name="imageId" value={image.id} />;
  return (
    <fieldset>
      <legend className="font-medium">Which picture?</legend>
      {pictures.map(({ id, origin }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="imageId"
            value={id}
            defaultChecked={id === (chosen ?? newest.id)}
            className="size-4 shrink-0"
          />
          {origin === "ordered" ? "The first one" : "The one made anew"}
        </label>
      ))}
    </fieldset>
  );
}

/** What was asked for at a picture, and what was refused last: it stays said when the page looks again. */
function useFollowUp(image: DesignImage, kind: FollowUpKind) {
  const latest = useContext(FollowUpContext)?.refused;
  const isOurs = latest?.kind === kind && [image, ...image.versions].some(({ id }) => id === latest.imageId);
  const [refused, setRefused] = useState(isOurs ? latest : undefined);
  const fold = useRef<HTMLDetailsElement>(null);
  if (isOurs && latest !== refused) setRefused(latest);
  useEffect(() => {
    if (refused) fold.current?.querySelector<HTMLElement>("textarea, button")?.focus();
  }, [refused]);
  const asked: FollowUp | undefined = image.followUps.find((followUp) => followUp.kind === kind);
  return { asked, refused, fold };
}

function FollowUpForm({ image, kind, children }: { image: DesignImage; kind: FollowUpKind; children: ReactNode }) {
  const requestId = useContext(FollowUpContext)?.order.id;
  const busy = useNavigation().state === "submitting";
  return (
    <Form
      method="post"
      onSubmit={(event) => busy && event.preventDefault()}
      action={`/results/${requestId}?design=${image.variationNumber}#${anchorOf(image)}`}
      preventScrollReset
      className="grid max-w-measure gap-4"
    >
      <input type="hidden" name="intent" value={kind} />
      {children}
    </Form>
  );
}

/** Where a browser without scripts comes back to. */
function anchorOf({ variationNumber }: DesignImage): string {
  return `after-design-${variationNumber}`;
}

const ServedChange = servedPart(
  import.meta.env.SSR && ChangeFields,
  async () => (await import("./change-fields.tsx")).ChangeFields,
);

const ServedRedo = servedPart(
  import.meta.env.SSR && RedoFields,
  async () => (await import("./redo-fields.tsx")).RedoFields,
);

function UnderWay({ children }: { children: ReactNode }) {
  const requestId = useContext(FollowUpContext)?.order.id;
  const { search } = useLocation();
  return (
    <FollowUpNote>
      {children} It appears here in a few minutes.{" "}
      <Link
        to={`/results/${requestId}${search}`}
        reloadDocument
        className="noscript:inline hidden font-medium text-moss"
      >
        Look again
      </Link>
    </FollowUpNote>
  );
}

const ServedFailed = servedPart(
  import.meta.env.SSR && FollowUpFailed,
  async () => (await import("./follow-up-failed.tsx")).FollowUpFailed,
);
