import { createContext, type ReactNode, useContext } from "react";
import { Form, useNavigation } from "react-router";
import type { Design, DesignImage, DesignVersion } from "#app/domain/designs/design.ts";
import { changeLengthAtMost, type FollowUpKind } from "#app/domain/designs/follow-up.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/field.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { DownloadLink } from "./download-link.tsx";

/** What was refused of something asked for at a picture, with what was typed. */
export interface FollowUpRefused {
  imageId: number;
  kind: FollowUpKind;
  message: string;
  change?: string;
}

/** What every picture's follow-ups need to know of the order. */
interface FollowUpSetting {
  design: Design;
  refused?: FollowUpRefused;
  /** The page loads itself anew while something is made: without scripts that would take away what is being typed. */
  refreshing: boolean;
}

export const FollowUpContext = createContext<FollowUpSetting | undefined>(undefined);

/** What was made of a picture since, and what may still be asked for. */
export function FollowUps({ image }: { image: DesignImage }) {
  const setting = useContext(FollowUpContext);
  if (!setting) return null;
  const { design, refreshing } = setting;
  const isPaid = design.paymentStatus === "paid" || design.paymentStatus === "partially_refunded";
  return (
    <div className="mt-3 grid gap-4">
      {image.versions.map((version) => (
        <Version key={version.id} version={version} image={image} design={design} />
      ))}
      {isPaid ? (
        <div className="grid gap-1 print:hidden">
          <div className={`grid gap-1 ${refreshing ? "noscript:hidden" : ""}`}>
            <ChangeForm image={image} />
            <NotMyYardForm image={image} />
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** A picture made anew or changed, against what it was made from, and against the photo. */
function Version({ version, image, design }: { version: DesignVersion; image: DesignImage; design: Design }) {
  const parent = [image, ...image.versions].find(({ id }) => id === version.parentId) ?? image;
  const words = version.change ? `Changed: “${version.change}”` : "Made anew";
  const alt = `${words}, design ${image.variationNumber}`;
  return (
    <figure className="m-0 break-inside-avoid">
      <BeforeAfter
        before={parent.picture}
        after={version.picture}
        alt={alt}
        beforeAlt={`Design ${image.variationNumber} as it was`}
        labels={["First", version.change ? "Changed" : "Anew"]}
        eager={false}
      />
      <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
        <span className="wrap-anywhere text-ink-soft text-sm">{words}</span>
        <DownloadLink path={version.picture.path} number={image.variationNumber} />
      </figcaption>
      <details className="print:hidden">
        <summary className="min-h-11 cursor-pointer py-2.5 text-moss text-sm">Compare with your photo</summary>
        <BeforeAfter before={design.photo} after={version.picture} alt={alt} eager={false} />
      </details>
    </figure>
  );
}

function ChangeForm({ image }: { image: DesignImage }) {
  const { state, refused } = useFollowUp(image, "change");
  if (state === "asked") return <Note>The change is being made; it appears here in a few minutes.</Note>;
  if (state === "made") return null;
  const id = `change-${image.id}`;
  return (
    <Asking title="Change one thing" open={Boolean(refused)}>
      {state === "failed" ? <Note>The change could not be made. You may ask again.</Note> : null}
      <FollowUpForm image={image} kind="change">
        <TextArea
          id={id}
          name="change"
          rows={2}
          required
          minLength={3}
          maxLength={changeLengthAtMost}
          defaultValue={refused?.change}
          label="What should be different?"
          hint="For example: make the path brick. One change is included with each picture; the picture you have stays."
          error={refused?.message}
        />
        <Submit>Make this change</Submit>
      </FollowUpForm>
    </Asking>
  );
}

function NotMyYardForm({ image }: { image: DesignImage }) {
  const { state, refused } = useFollowUp(image, "not-my-yard");
  if (state === "asked") return <Note>Another picture is being made; it appears here in a few minutes.</Note>;
  if (state === "made") return null;
  return (
    <Asking title="This is not my yard" open={Boolean(refused)}>
      {state === "failed" ? <Note>Another picture could not be made. You may ask again.</Note> : null}
      <p className="text-ink-soft text-sm">
        If this picture does not show your house and yard as they are, we make another one: free, once for each picture.
        This one stays beside it.
      </p>
      {refused ? <p className="text-danger text-sm">{refused.message}</p> : null}
      <FollowUpForm image={image} kind="not-my-yard">
        <Submit>Make another picture</Submit>
      </FollowUpForm>
    </Asking>
  );
}

function useFollowUp(image: DesignImage, kind: FollowUpKind) {
  const refused = useContext(FollowUpContext)?.refused;
  const isThis = refused?.imageId === image.id && refused.kind === kind;
  return {
    state: image.followUps.find((followUp) => followUp.kind === kind)?.status,
    refused: isThis ? refused : undefined,
  };
}

function Asking({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-moss">{title}</summary>
      <div className="grid gap-3 pb-4">{children}</div>
    </details>
  );
}

function FollowUpForm({ image, kind, children }: { image: DesignImage; kind: FollowUpKind; children: ReactNode }) {
  const requestId = useContext(FollowUpContext)?.design.id;
  return (
    <Form
      method="post"
      action={`/results/${requestId}`}
      preventScrollReset
      className="grid justify-items-start gap-3 *:w-full"
    >
      <input type="hidden" name="intent" value={kind} />
      <input type="hidden" name="imageId" value={image.id} />
      {children}
    </Form>
  );
}

function Submit({ children }: { children: ReactNode }) {
  const busy = useNavigation().state !== "idle";
  return (
    <div>
      <Button variant="secondary" disabled={busy}>
        {children}
      </Button>
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="text-ink-soft text-sm">{children}</p>;
}
