import type { FormStep } from "./use-form-step.ts";

const steps: { step: FormStep; title: string }[] = [
  { step: "details", title: "Your yard" },
  { step: "package", title: "Package" },
];

/** Where in the order somebody is; payment is a page of its own. */
export function Stepper({ current }: { current: FormStep }) {
  return (
    <ol className="flex gap-6 text-sm" aria-label="Steps">
      {steps.map(({ step, title }, index) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          className={`flex items-center gap-2 ${step === current ? "font-medium text-ink" : "text-ink-soft"}`}
        >
          <span
            className={`grid size-7 place-items-center rounded-full border font-semibold font-serif ${
              step === current ? "border-moss bg-moss text-paper" : "border-edge"
            }`}
          >
            {index + 1}
          </span>
          {title}
        </li>
      ))}
    </ol>
  );
}
