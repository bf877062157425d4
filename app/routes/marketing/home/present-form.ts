import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import type { Draft } from "#app/domain/orders/draft/draft.ts";
import { adoptDraft } from "#app/domain/orders/draft/save-draft.server.ts";
import { designDetailsSchema } from "#app/domain/orders/request/design-request-schemas.server.ts";
import { findSaidLocality } from "#app/domain/orders/wish/choose-locality.server.ts";
import { usesTextModel } from "#app/domain/orders/wish/interpret-wish.server.ts";
import { interpretWords } from "#app/domain/orders/wish/wish-interpretation.server.ts";
import { usualPackage } from "#app/domain/shop/money/package.ts";
import { findPackage, listPackages } from "#app/domain/shop/money/packages.server.ts";
import { commitSession, readSession } from "#app/http/sessions/session.server.ts";

/** What the URL requests of the form: a step, and the package of the card that linked here. */
interface RequestedForm {
  step: string | null;
  packageId: string | null;
}

/** The form with what the user has already typed and uploaded. */
export async function presentForm(user: SignedInUser, draft: Draft | undefined, requested: RequestedForm) {
  const step = requested.step === "package" && hasDetails(draft) ? ("package" as const) : ("details" as const);
  return {
    userId: user.id,
    step,
    draft: {
      prompt: draft?.prompt ?? "",
      email: draft?.email || user.email,
      packageId: choosePackage([requested.packageId, draft?.packageId]),
      photo: draft?.photo,
      photoWarning: draft?.photoWarning,
    },
    said: findSaidLocality(user.id),
    // Step 1 does not wait for a text model: the browser requests it when step 2 comes near.
    wish: step === "details" && usesTextModel ? undefined : await readDraft(draft?.prompt ?? ""),
  };
}

/** The first that is still on sale. */
function choosePackage(wanted: readonly (string | null | undefined)[]): string {
  const found = wanted.flatMap((id) => (id ? (findPackage(id) ?? []) : []))[0];
  return (found ?? usualPackage(listPackages()))?.id ?? "";
}

/** Null where nothing can be known beforehand; undefined of no words, so that the page shows no reading of them. */
async function readDraft(prompt: string) {
  const reading = await interpretWords(prompt);
  return prompt === "" && reading ? undefined : (reading ?? null);
}

/** Moves the draft that was written before signing in to the user. */
export async function adoptSessionDraft(request: Request, userId: number): Promise<HeadersInit> {
  const session = await readSession(request);
  const draftId = session.get("draftId");
  if (draftId === undefined) return {};
  await adoptDraft(draftId, userId);
  session.unset("draftId");
  return { "Set-Cookie": await commitSession(session) };
}

function hasDetails(draft: Draft | undefined): boolean {
  return Boolean(draft?.photo) && designDetailsSchema.safeParse(draft).success;
}
