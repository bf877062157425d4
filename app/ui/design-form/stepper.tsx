import type { FormStep } from "./use-form-step.ts";

/** Most photos are checked without a question: then the third step is done when the payment comes. */
type OrderStep = FormStep | "check" | "pay";

const steps: { step: OrderStep; title: string }[] = [
  { step: "details", title: "Your yard" },
  { step: "package", title: "Package" },
  { step: "check", title: "Check" },
  { step: "pay", title: "Pay" },
];

export function Stepper({ current }: { current: OrderStep }) {
  const at = steps.findIndex(({ step }) => step === current);
  return (
    <ol className="flex flex-wrap gap-x-2 gap-y-1 text-sm sm:gap-x-6" aria-label="Steps">
      {steps.map(({ step, title }, index) => (
        <li
          key={step}
          aria-current={index === at ? "step" : undefined}
          className={`flex items-center gap-1.5 sm:gap-2 ${index === at ? "font-medium text-ink" : "text-ink-soft"}`}
        >
          <StepNumber number={index + 1} isCurrent={index === at} isDone={index < at} />
          {title}
        </li>
      ))}
    </ol>
  );
}

function StepNumber({ number, isCurrent, isDone }: { number: number; isCurrent: boolean; isDone: boolean }) {
  const look = isCurrent ? "border-moss bg-moss text-paper" : isDone ? "border-moss text-moss" : "border-edge";
  return (
    <span className={`grid size-6 place-items-center rounded-full border font-semibold font-serif sm:size-7 ${look}`}>
      {isDone ? (
        <>
          <span aria-hidden="true">✓</span>
          <span className="sr-only">Done:</span>
        </>
      ) : (
        number
      )}
    </span>
  );
}
