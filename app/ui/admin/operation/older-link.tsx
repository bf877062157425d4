import { useSearchParams } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";

/** Renders nothing on the last page. */
export function OlderLink({ before }: { before: number | undefined }) {
  const [query] = useSearchParams();
  if (before === undefined) return null;
  const older = new URLSearchParams(query);
  older.set("before", String(before));
  return (
    <p className="mt-4 flex justify-end">
      <ButtonLink to={`?${older}`} rel="next" variant="secondary">
        Older
      </ButtonLink>
    </p>
  );
}
