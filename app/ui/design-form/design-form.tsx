import { getFormProps } from "@conform-to/react";
import { type RefObject, useEffect, useRef } from "react";
import { href } from "react-router";
import type { Draft } from "#app/domain/orders/draft/draft.ts";
import { emailProblem, promptProblem } from "#app/domain/orders/request/design-request-rules.ts";
import { readAnswers } from "#app/domain/orders/wish/wish-answers.ts";
import type { WishReadBack } from "#app/domain/plans/wish-words.ts";
import { useToast } from "#app/ui/shell/use-toast.ts";
import { ErrorSummary } from "../form/form-errors.tsx";
import { usePageForm, useRefusal } from "../form/use-page-form.ts";
import { useHydrated } from "../use-hydrated.ts";
import { usePackages } from "../use-packages.ts";
import { DetailsActions } from "./details-actions.tsx";
import { EmailPart, PhotoPart } from "./details-step.tsx";
import { keepClientDraft } from "./draft/client-draft.ts";
import { useRestoredDraft } from "./draft/use-restored-draft.ts";
import { LaterPackageActions, loadPackageStep } from "./package/later-step.ts";
import { PackageStep } from "./package/package-step.tsx";
import { useOrder } from "./package/use-order.ts";
import { SmallPhoto } from "./photo/small-photo.tsx";
import { usePhoto } from "./photo/use-photo.ts";
import { PlacePart, type SaidPlace } from "./place-part.tsx";
import { Stepper } from "./stepper.tsx";
import { type FormStep, useFormStep } from "./use-form-step.ts";
import { useLastViewedJump } from "./use-last-viewed-jump.ts";
import { useWishReading } from "./use-wish-reading.ts";
import { type DesignFields, type DesignTexts, readTexts, validateFields } from "./validate-fields.ts";
import { WishPart } from "./wish-part.tsx";

export const designFormId = "design-form";

export interface DesignFormProps {
  userId: number;
  /** The step the server chose to show. */
  step: FormStep;
  /** Known values: typed and uploaded before, or the user's own address. */
  draft: DesignTexts & Pick<Draft, "photo" | "photoWarning">;
  /** The interpretation of the draft's wish; null where it cannot be known beforehand, undefined until requested. */
  wish: WishReadBack | null | undefined;
  /** Where the yard is, in the customer's words; undefined where nobody is asked. */
  said: SaidPlace | undefined;
}

/**
 * One HTML form. Without JavaScript each step is posted to the page itself; with it the steps switch in place and the
 * order goes to the API, with progress.
 */
export function DesignForm({ userId, step: serverStep, draft, wish, said }: DesignFormProps) {
  const { toast } = useToast();
  const packages = usePackages();
  const photo = usePhoto(toast, { userId, isKept: Boolean(draft.photo) });
  const { send, progress } = useOrder(toast);
  const formRef = useRef<HTMLFormElement>(null);
  const isRefused = useRefusal(designFormId) !== undefined;
  const { prompt, email, packageId } = draft;
  const [form, fields] = usePageForm<DesignFields>({
    id: designFormId,
    defaultValue: { prompt, email, packageId, locality: said?.words },
    // A field is validated once it has been left, and from then on with every letter.
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => validateFields(formData, draft.photo !== undefined),
    onSubmit(event) {
      event.preventDefault();
      if (step === "details") return goToPackages();
      const texts = readTexts(event.currentTarget);
      const sent = new FormData(event.currentTarget);
      const answers = readAnswers(sent);
      const chosen = packages.find(({ id }) => id === texts.packageId);
      void send({
        userId,
        ...texts,
        package: chosen,
        answers,
        locality: sent.get("locality"),
        facing: sent.get("facing"),
        photo: photo.chosen?.file,
        keptPhoto: draft.photo?.path,
      });
    },
  });
  const typed = fields.prompt.value ?? "";
  const missing = [
    photo.chosen || draft.photo ? undefined : "a photo",
    promptProblem(typed) ? "a few words" : undefined,
    emailProblem(fields.email.value ?? "") ? "your e-mail" : undefined,
  ].filter((what) => what !== undefined);
  const ready = missing.length === 0;
  const hydrated = useHydrated();
  const { step, goTo } = useFormStep(serverStep, ready);
  /** Step 2 is loaded while the customer writes; if the connection broke, they stay in step 1 and press again. */
  const goToPackages = () =>
    void loadPackageStep().then(
      () => goTo("package"),
      () => toast(noLine),
    );
  const reading = useWishReading(typed, wish, step);
  useStepFocus(formRef, step);
  useRestoredDraft(formRef, userId, draft.prompt === "" && !isRefused);
  useTypedBefore(formRef, draft);
  useLastViewedJump(userId, draft.prompt !== "" || Boolean(draft.photo) || isRefused);

  return (
    <form
      {...getFormProps(form)}
      ref={formRef}
      method="post"
      // The hash keeps the form in view when it comes back with errors.
      action={`${href("/")}?index#transform`}
      encType="multipart/form-data"
      onFocus={() => void loadPackageStep().catch(() => undefined)}
      onInput={({ currentTarget }) => keepClientDraft({ ...readTexts(currentTarget), userId, pending: false })}
      className="group/order flex flex-col gap-6"
    >
      {/* Enter presses a form's first button, which must be none of those that change the wish. */}
      {step === "package" ? (
        <button type="submit" name="intent" value="order" formAction={`${href("/")}?index`} hidden />
      ) : (
        <button type="submit" name="intent" value="details" disabled={hydrated && !ready} hidden />
      )}
      {draft.photo ? <input type="hidden" name="keptPhoto" value={draft.photo.path} /> : null}
      <Stepper current={step} />
      {/* In step 1 the first of three questions that look alike. */}
      <h2
        tabIndex={-1}
        className={`outline-none ${step === "details" ? "-mb-6 font-sans text-base tracking-normal" : "-mb-3 text-xl"}`}
      >
        {step === "details" ? "Upload Your Photo" : "Select Your Package"}
      </h2>
      <ErrorSummary
        form={form}
        names={["photo", "prompt", "email", "packageId"]}
        title="Please have another look. Everything else is kept."
      />
      <div hidden={step !== "details"}>
        <PhotoPart field={fields.photo} photo={photo} kept={draft.photo} />
      </div>
      <div hidden={step !== "package"} className="grid gap-5">
        {draft.photoWarning && !photo.chosen ? <PhotoWarning words={draft.photoWarning} /> : null}
        <PackageStep field={fields.packageId} usual={packageId} />
      </div>
      <WishPart field={fields.prompt} step={step} reading={reading}>
        <SmallPhoto photo={photo} kept={draft.photo} />
      </WishPart>
      {said ? (
        <div hidden={step !== "package"}>
          <PlacePart locality={fields.locality} facing={fields.facing} said={said} />
        </div>
      ) : null}
      <div hidden={step !== "details"}>
        <EmailPart field={fields.email} />
      </div>
      {step === "details" ? (
        <DetailsActions missing={missing} />
      ) : (
        <LaterPackageActions
          packageId={fields.packageId.value ?? ""}
          progress={progress}
          onBack={() => goTo("details")}
        />
      )}
    </form>
  );
}

/** Conform sees input events only once it has loaded: on a slow line text was typed before. The wish field reports itself. */
function useTypedBefore(formRef: RefObject<HTMLFormElement | null>, { email, packageId }: DesignTexts) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes the page over
  useEffect(() => {
    const form = formRef.current;
    const field = form?.elements.namedItem("email");
    if (!form || !(field instanceof HTMLInputElement)) return;
    const typed = readTexts(form);
    if (typed.email !== email || typed.packageId !== packageId)
      field.dispatchEvent(new Event("input", { bubbles: true }));
  }, []);
}

const noLine = {
  title: "No connection",
  description: "The next step could not be loaded. Please try again in a moment.",
  variant: "destructive",
} as const;

/** The choice of a package stays free; the payment page blocks what must be blocked. */
function PhotoWarning({ words }: { words: string }) {
  return (
    <p className="rounded-lg border border-edge border-l-4 border-l-clay bg-raised px-4 py-3">
      <strong className="font-semibold">About your photo: </strong>
      {words}
    </p>
  );
}

/** After a step has changed in place, the focus moves to its heading, as on a new page. */
function useStepFocus(formRef: RefObject<HTMLFormElement | null>, step: FormStep) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    formRef.current?.querySelector("h2")?.focus({ preventScroll: true });
    formRef.current?.closest("section")?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [formRef, step]);
}
