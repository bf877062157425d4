import type { FieldMetadata } from "@conform-to/react";
import { included } from "#app/domain/shop/money/package.ts";
import { useHasPlans } from "../../photo-goes-to.tsx";
import { PackageChoices } from "./package-choices.tsx";

interface PackageStepProps {
  field: FieldMetadata<string>;
  /** The package that is chosen if the form was sent without one: without JavaScript the first step has none to send. */
  usual: string;
}

export function PackageStep({ field, usual }: PackageStepProps) {
  const problem = field.errors?.[0];
  const hasPlans = useHasPlans();
  return (
    <fieldset id={field.id} aria-describedby={problem ? field.errorId : undefined}>
      <legend className="sr-only">Package</legend>
      <PackageChoices chosen={field.initialValue || usual} />
      {problem ? (
        <p id={field.errorId} className="mt-3 text-danger text-sm">
          {problem}
        </p>
      ) : null}
      <p className="mt-4 text-ink-soft text-sm">
        {hasPlans ? `Every design comes with its ${included.plans.toLowerCase()}. ` : null}
        You only pay for pictures that arrive: what we can't make is refunded automatically.
      </p>
    </fieldset>
  );
}
