import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../use-hydrated.ts";

export type FormStep = "details" | "package";

/**
 * Which step is showing. The server's answer decides at first; after that the browser's history does, so that its
 * Back button leads from the packages to the details. Only the hash changes, so nothing is loaded.
 * @param serverStep the step this page was answered with
 * @param detailsReady whether step 1 holds all it needs: after a reload, for one, the photo is put back a moment later
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
