import { Fragment } from "react";
import { useRouteLoaderData } from "react-router";
import type { OwnPage } from "#app/domain/pages/named-pages.ts";
import { Link } from "./link.tsx";

interface Operator {
  siteName: string;
  contactEmail: string;
  seller?: { name: string; address: string };
  ownPages: readonly OwnPage[];
}

/** Of a definition list: the operator's address and own pages. Renders nothing until one of them is set. */
export function WhoRunsThis() {
  const operator = useRouteLoaderData<Operator>("root");
  const mail = operator?.contactEmail.endsWith("@example.com") ? undefined : operator?.contactEmail;
  const pages = operator?.ownPages.filter(({ path }) => shown.includes(path)) ?? [];
  if (!operator || (!operator.seller && !mail && pages.length === 0)) return null;
  return (
    <div>
      <dt className="font-semibold">Who runs this.</dt>
      <dd className="mt-1 text-ink-soft text-sm">
        {operator.seller ? `${operator.seller.name}, ${operator.seller.address}` : operator.siteName}
        {mail ? (
          <>
            {", "}
            <a href={`mailto:${mail}`} className="wrap-anywhere text-moss underline underline-offset-4">
              {mail}
            </a>
          </>
        ) : null}
        {pages.map(({ path, title }) => (
          <Fragment key={path}>
            {", "}
            <Link to={`/${path}`} reloadDocument className="text-moss underline underline-offset-4">
              {title}
            </Link>
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

const shown = ["about", "privacy", "terms", "imprint"];
