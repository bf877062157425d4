import { useRouteLoaderData } from "react-router";

/** Renders nothing where the photo stays here. */
export function PhotoGoesTo({ className = "" }: { className?: string }) {
  const photoGoesTo = usePhotoGoesTo();
  if (!photoGoesTo) return null;
  return (
    <p className={`text-ink-soft text-sm ${className}`}>
      To make the pictures, your photo and your wish are sent to {photoGoesTo}: without your name, your e-mail or where
      it was taken.
    </p>
  );
}

/** Undefined with the built-in designer. */
export function usePhotoGoesTo(): string | undefined {
  return useRouteLoaderData<{ photoGoesTo?: string }>("root")?.photoGoesTo;
}

/** Every design has a plan and a list. */
export function useHasPlans(): boolean {
  return !useRouteLoaderData<{ withoutPlans?: boolean }>("root")?.withoutPlans;
}
