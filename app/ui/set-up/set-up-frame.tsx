import type { ReactNode } from "react";
import { type SetUpStep, setUpSteps } from "#app/domain/upkeep/set-up/set-up-schemas.ts";
import { PageFrame } from "../shell/page-frame.tsx";

export const stepTitles: Record<SetUpStep, string> = {
  site: "The Site",
  mail: "E-mail",
  payments: "Payments",
  open: "Open It",
};

interface SetUpFrameProps {
  step: SetUpStep;
  done: Record<SetUpStep, boolean>;
  to: (step: SetUpStep) => string;
  children: ReactNode;
}

export function SetUpFrame({ step, done, to, children }: SetUpFrameProps) {
  return (
    <PageFrame
      title="Set Up Your Site"
      intro="Until it is set up, nobody but you sees it. Every step is saved; you may come back to it by the same link."
      width="narrow"
    >
      <nav aria-label="Steps">
        <ol className="mb-8 flex flex-wrap gap-x-6 border-line border-b">
          {setUpSteps.map((name, at) => (
            <li key={name}>
              <a
                href={to(name)}
                aria-current={name === step ? "step" : undefined}
                className="inline-flex min-h-11 items-center border-transparent border-b-2 no-underline aria-[current]:border-moss aria-[current]:font-semibold"
              >
                {`${at + 1}. ${stepTitles[name]}${done[name] ? " ✓" : ""}`}
                {done[name] ? <span className="sr-only"> (answered)</span> : null}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <section aria-labelledby="step-title" className="grid gap-5">
        <h2 id="step-title">{stepTitles[step]}</h2>
        {children}
      </section>
    </PageFrame>
  );
}
