import { laterPart } from "../../later-part.ts";

const loadActions = () => import("./package-actions.tsx");
const loadInterpretation = () => import("./typed-interpretation.tsx");
export const loadSending = () => import("./send-order.ts");

/** Once step 1 has been started. Rejects without a connection. */
export async function loadPackageStep(): Promise<void> {
  await Promise.all([loadActions(), loadInterpretation(), loadSending(), import("../stepper.tsx")]);
}

export const LaterPackageActions = laterPart(async () => (await loadActions()).PackageActions);

export const LaterInterpretation = laterPart(async () => (await loadInterpretation()).TypedInterpretation);
