import { Check } from "lucide-react";
import type { Package } from "#app/domain/orders/request/packages.ts";
import { Badge } from "../badge.tsx";
import { HomeSection } from "./home-section.tsx";

/** What it costs and what one gets, in plain words. Choosing happens in the form. */
export function Pricing({ packages }: { packages: readonly Package[] }) {
  return (
    <HomeSection id="pricing" title="Pricing" intro="Pay once for one yard. No subscription, nothing to cancel." tinted>
      <ul className="grid gap-6 md:grid-cols-3 md:gap-4 lg:gap-6">
        {packages.map((entry) => (
          <PackageCard key={entry.id} entry={entry} />
        ))}
      </ul>
      <p className="mt-10 max-w-measure md:mt-14 border-clay border-l-4 pl-4">
        <strong>Paid or refunded.</strong>{" "}
        <span className="text-ink-soft">
          A picture that we cannot make is refunded to your card, by itself and without a letter from you. If we can
          make none, you get everything back.
        </span>
      </p>
    </HomeSection>
  );
}

function PackageCard({ entry }: { entry: Package }) {
  const look = entry.popular ? "border-2 border-moss shadow-soft md:-my-4 md:py-12" : "border-line border";
  return (
    <li className={`relative flex flex-col rounded-lg bg-raised px-6 py-8 lg:px-8 ${look}`}>
      {entry.popular ? (
        <Badge tone="primary" className="-translate-y-1/2 absolute top-0 left-6 lg:left-8 tracking-wide">
          POPULAR
        </Badge>
      ) : null}
      <h3>{entry.name}</h3>
      <p className="mt-1 text-ink-soft text-sm">{entry.bestFor}</p>
      <p className="mt-5 font-semibold font-serif text-4xl text-clay">${entry.price}</p>
      <ul className="mt-6 grid gap-2.5 text-sm">
        <Included>
          {entry.imageCount === 1 ? "1 design of your own yard" : `${entry.imageCount} designs of your own yard`}
        </Included>
        <Included>{entry.imageCount === 1 ? "Download as JPEG" : "Download each as JPEG"}</Included>
        <Included>By e-mail, and kept in your account</Included>
      </ul>
    </li>
  );
}

function Included({ children }: { children: string }) {
  return (
    <li className="flex gap-2.5">
      <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-moss" />
      {children}
    </li>
  );
}
