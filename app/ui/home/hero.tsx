import { href } from "react-router";
import { initialBrand } from "#app/domain/shop/brand-words.ts";
import { initialCurrency } from "#app/domain/shop/money/currencies.ts";
import { formatMoney } from "#app/domain/shop/money/format-money.ts";
import { ButtonLink } from "../button.tsx";
import { holdTogether } from "../hold-together.ts";
import { usePackages } from "../use-packages.ts";
import { HeroPictures } from "./hero-pictures.tsx";
import { OwnPhotoForm } from "./own-photo-form.tsx";
import { SampleLink } from "./sample-link.tsx";

interface HeroProps {
  mayTry: boolean;
  /** Words of the operator's own. */
  title?: string;
  text?: string;
}

export function Hero({ mayTry, title, text }: HeroProps) {
  const packages = usePackages();
  const lowest = Math.min(...packages.map(({ priceCents }) => priceCents));
  const price = `from ${formatMoney(lowest, packages[0]?.currency ?? initialCurrency)}`;
  return (
    <section className="mx-auto grid max-w-page gap-x-12 gap-y-6 px-5 pt-6 pb-14 sm:px-8 md:grid-cols-[1.1fr_1fr] lg:grid-cols-[1.3fr_1fr] md:items-end md:pt-10">
      <div>
        <h1 className="text-[clamp(1.7rem,1.4rem+2.4vw,3.25rem)] leading-[1.05]">
          {title || (
            <>
              See your yard redesigned. <span className="text-moss">Your house stays exactly as it is.</span>
            </>
          )}
        </h1>
        <p className="mt-4 max-w-[46ch] text-ink-soft sm:text-lg">{text || initialBrand.heroText}</p>
      </div>
      <div className="md:order-last md:col-span-2">
        <HeroPictures />
      </div>
      <div>
        <OwnPhotoForm mayTry={mayTry} price={price} />
        {/* Quiet: the first thing to do is above. */}
        <div className="mt-1 flex flex-wrap gap-4">
          <ButtonLink to={`${href("/api/login")}?returnTo=%2F%23transform`} variant="quiet" className="px-0!">
            Get Started
          </ButtonLink>
          <ButtonLink to={`${href("/")}#examples`} variant="quiet" className="px-0!">
            View Examples
          </ButtonLink>
        </div>
      </div>
      <div className="md:order-last md:col-span-2">
        <dl className="grid grid-cols-3 gap-4 tiny:grid-cols-1">
          <Answer question="Price" answer={price} detail="once, by card" />
          <Answer question="Delivery" answer="5–15 min" detail="by e-mail, often sooner" />
          <Answer question="If we fail" answer="refunded" detail="for every missing picture" />
        </dl>
        <SampleLink className="mt-3" />
      </div>
    </section>
  );
}

function Answer({ question, answer, detail }: { question: string; answer: string; detail: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-xs">{question}</dt>
      <dd className="mt-1 whitespace-nowrap font-semibold font-serif text-[clamp(1.125rem,0.7rem+1.6vw,1.66rem)] leading-tight">
        {answer}
      </dd>
      <dd className="mt-1 text-ink-soft text-xs">{holdTogether(detail)}</dd>
    </div>
  );
}
