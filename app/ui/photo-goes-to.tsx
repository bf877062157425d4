import { useRouteLoaderData } from "react-router";

/** Tells a customer who outside this site gets their photo. Nothing where it stays here. */
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

/** Who outside this site gets a customer's photo; undefined where the built-in designer draws, whose designs have plans. */
export function usePhotoGoesTo(): string | undefined {
  return useRouteLoaderData<{ photoGoesTo?: string }>("root")?.photoGoesTo;
}
