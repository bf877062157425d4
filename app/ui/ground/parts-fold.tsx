import type { ReactNode } from "react";
import { Fold } from "#app/ui/fold.tsx";

/** For what is shown on the picture while the fold is open; the picture and the fold are in one group, "form". */
export const whilePartsAreOpen = "group-not-has-[[data-parts]>[open]]/form:hidden";

/** Everything that corrects the ground, for those who want more than the page's question. */
export function PartsFold({ count, open, children }: { count: number; open: boolean; children: ReactNode }) {
  return (
    <div data-parts="">
      <Fold
        title="Choose part by part"
        about="what we redesign"
        hint={count === 1 ? "We see one part." : count > 1 ? `We see ${count} parts.` : undefined}
        open={open}
      >
        {children}
      </Fold>
    </div>
  );
}
