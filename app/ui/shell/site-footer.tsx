import { href } from "react-router";
import { isUnnamed, namedPages, type OwnPage } from "#app/domain/pages/named-pages.ts";
import type { FooterLink } from "#app/domain/shop/footer-links.ts";
import { Link } from "../link.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { copyrightYears } from "./copyright.ts";
import { ShopName } from "./shop-name.tsx";

interface FooterProps {
  /** Of its words, where the page is in another language. */
  lang: string | undefined;
  siteName: string;
  contactEmail: string;
  /** The current one. */
  year: number;
  /** Who sells here, once the operator has said so. */
  seller?: { name: string; address: string };
  sellsToEu?: boolean;
  /** The operator's own pages that there are. */
  ownPages: readonly OwnPage[];
  footerLinks?: readonly FooterLink[];
}

/** Pages that do not exist yet are marked as such instead of being linked. */
export function SiteFooter({
  lang,
  siteName,
  contactEmail,
  year,
  ownPages,
  footerLinks = [],
  seller,
  sellsToEu,
}: FooterProps) {
  return (
    <footer lang={lang} className="border-line border-t bg-sand/50">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-8 px-5 py-8 sm:px-8 sm:py-14 lg:grid-cols-[2fr_1fr_1fr]">
        <div className="max-lg:col-span-2">
          <p className="flex items-center gap-2 font-semibold font-serif text-lg">
            <ShopName siteName={siteName}>
              <BrandMark className="size-8 text-moss" />
              {siteName}
            </ShopName>
          </p>
          <p className="mt-2 text-ink-soft text-sm">See your own yard redesigned before you dig.</p>
          <p className="text-sm">
            <a
              href={`mailto:${contactEmail}`}
              className="inline-flex min-h-11 items-center text-moss underline underline-offset-4"
            >
              {contactEmail}
            </a>
          </p>
          {footerLinks.length > 0 ? (
            <ul className="flex flex-wrap gap-x-5 text-sm">
              {footerLinks.map(({ label, to }) => (
                <li key={`${label} ${to}`}>
                  <a href={to} className={link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <nav aria-label="Resources">
          <h2 className={columnTitle}>Resources</h2>
          <ul className="mt-2 text-sm">
            <li>
              <Link to={href("/blog")} className={link}>
                Blog
              </Link>
            </li>
            <NamedPages column="resources" there={ownPages} />
          </ul>
        </nav>
        <div>
          <h2 className={columnTitle}>Company</h2>
          <ul className="mt-2 text-sm">
            <NamedPages column="company" there={ownPages} />
            {sellsToEu ? (
              <li>
                <Link to={href("/withdraw")} className={link}>
                  Withdraw from contract
                </Link>
              </li>
            ) : null}
            {ownPages.filter(isUnnamed).map((page) => (
              <PageLink key={page.path} {...page} />
            ))}
          </ul>
        </div>
      </div>
      <div className="mx-auto max-w-page px-5 sm:px-8">
        <p className="border-line border-t py-4 text-ink-soft text-sm sm:py-6">
          © {copyrightYears(year)} {siteName}
          {seller ? ` · ${seller.name}, ${seller.address}` : null}
        </p>
      </div>
    </footer>
  );
}

const columnTitle = "font-serif text-base";
const link = "inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline";

function NamedPages({ column, there }: { column: "resources" | "company"; there: readonly OwnPage[] }) {
  return namedPages.map(({ path, title, isAnnounced, ...named }) => {
    if (named.column !== column) return null;
    const page = there.find((own) => own.path === path);
    if (page) return <PageLink key={path} {...page} />;
    return isAnnounced ? <ComingSoon key={path} name={title} /> : null;
  });
}

function PageLink({ path, title }: OwnPage) {
  return (
    <li>
      <Link to={`/${path}`} className={link}>
        {title}
      </Link>
    </li>
  );
}

function ComingSoon({ name }: { name: string }) {
  return (
    <li className="flex min-h-11 flex-wrap content-center items-baseline gap-x-2 text-ink-soft leading-tight">
      {name} <span className="text-xs max-sm:w-full">Coming Soon</span>
    </li>
  );
}
