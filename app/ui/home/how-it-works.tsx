import type { ReactNode } from "react";
import { HomeSection } from "./home-section.tsx";
import { SampleLink } from "./sample-link.tsx";
import { SmallSection } from "./small-section.tsx";

const steps: { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: "Upload a Photo",
    text: "One picture of your yard, taken with any phone. We straighten it and remove its location data.",
    drawing: (
      <>
        <path d="M14 34h16l7-11h22l7 11h16v48H14Z" />
        <circle cx="48" cy="57" r="16" />
        <path d="m37 59 11-9 11 9M40 57v9h16v-9M46 66v-5h4v5" className="stroke-moss" />
        <path d="M72 42h3" className="stroke-clay" />
      </>
    ),
  },
  {
    title: "Describe Your Vision",
    text: "In your own words: a seating area, less lawn, something that flowers in June. Ten words are enough. Fifty are better.",
    drawing: (
      <>
        <path d="M16 16h46v64H16ZM26 30h26M26 42h26M26 54h14" />
        <path d="m50 70 4-12 22-26 9 8-22 25Zl5-4M71 38l9 8" className="fill-raised" />
        <path d="M28 70c0-6 4-9 10-9 0 6-4 9-10 9Zl-3 4" className="stroke-moss" />
      </>
    ),
  },
  {
    title: "Get AI Designs",
    text: "Different designs for the same yard, on this site and in your inbox. Download them, share them, plan with them.",
    drawing: (
      <>
        <path d="M30 20h52v42M22 28h52v42" />
        <path d="M14 36h52v42H14ZM14 68h52M22 68V56l10-8 10 8v12" className="fill-raised" />
        <path d="M54 68V58c-8 0-9-11 0-14 9 3 8 14 0 14M46 68c0-5 4-5 5-2m6 2c0-5 5-5 5 0" className="stroke-moss" />
        <circle cx="24" cy="45" r="3" className="stroke-clay" />
      </>
    ),
  },
];

/** Text only, next to the form. */
export function StepsInShort() {
  return (
    <SmallSection id="how-it-works" title="How It Works">
      <ol className="mt-3 grid gap-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 text-sm">
            <span aria-hidden="true" className="font-semibold font-serif text-base text-clay leading-snug">
              {index + 1}
            </span>
            <div>
              <h3 className="text-base">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SmallSection>
  );
}

export function HowItWorks() {
  return (
    <HomeSection
      id="how-it-works"
      title="How It Works"
      intro="Three steps, about two minutes of your time. No app, no measuring tape."
      tinted
    >
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.map(({ title, text, drawing }, index) => (
          <li key={title} className="flex gap-4 tiny:block md:block">
            <svg
              viewBox="0 0 96 96"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
              className="-ml-3 size-20 shrink-0"
            >
              {drawing}
            </svg>
            <div>
              <h3 className="flex items-baseline gap-2 md:mt-4">
                <span aria-hidden="true" className="text-clay text-xl">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <SampleLink className="mt-8" />
    </HomeSection>
  );
}
