import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../use-hydrated.ts";

export type FormStep = "details" | "package";

/**
 * The server's answer decides at first, then the browser's history, so that Back leads from the packages to the
 * details. Only the hash changes, so nothing is loaded. `detailsReady`: after a reload the photo is restored a moment
 * later.
 */
export function useFormStep(serverStep: FormStep, detailsReady: boolean) {
  const hydrated = useHydrated();
  const { state, search } = useLocation() as { state: { designStep?: FormStep } | null; search: string };
  const navigate = useNavigate();
  const wanted = (hydrated && state?.designStep) || serverStep;

  function goTo(designStep: FormStep) {
    void navigate({ search, hash: "transform" }, { state: { designStep }, preventScrollReset: true });
  }
  return { step: wanted === "package" && (detailsReady || !hydrated) ? wanted : "details", goTo } as const;
}
