import { laterPart } from "../../later-part.ts";

const loadActions = () => import("./package-actions.tsx");
const loadReadBack = () => import("./typed-read-back.tsx");
export const loadSending = () => import("./send-order.ts");

/** Step 2 is loaded once step 1 has been started. Rejects without a connection. */
export async function loadPackageStep(): Promise<void> {
  await Promise.all([loadActions(), loadReadBack(), loadSending(), import("../stepper.tsx")]);
}

export const LaterPackageActions = laterPart(async () => (await loadActions()).PackageActions);

export const LaterReadBack = laterPart(async () => (await loadReadBack()).TypedReadBack);
