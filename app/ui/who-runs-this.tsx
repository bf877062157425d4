import { href, useRouteLoaderData } from "react-router";
import { Link } from "./link.tsx";

interface Operator {
  siteName: string;
  contactEmail: string;
  operatorPages: readonly string[];
}

/** Of a definition list: the operator's address and own pages. Renders nothing until one of them is set. */
export function WhoRunsThis() {
  const operator = useRouteLoaderData<Operator>("root");
  const mail = operator?.contactEmail.endsWith("@example.com") ? undefined : operator?.contactEmail;
  const pages = operator?.operatorPages ?? [];
  if (!operator || (!mail && pages.length === 0)) return null;
  return (
    <div>
      <dt className="font-semibold">Who runs this.</dt>
      <dd className="mt-1 text-ink-soft text-sm">
        {operator.siteName}
        {mail ? (
          <>
            {", "}
            <a href={`mailto:${mail}`} className="wrap-anywhere text-moss underline underline-offset-4">
              {mail}
            </a>
          </>
        ) : null}
        {pages.includes("privacy") ? <OwnPage to={href("/privacy")} name="Privacy Policy" /> : null}
        {pages.includes("terms") ? <OwnPage to={href("/terms")} name="Terms of Service" /> : null}
      </dd>
    </div>
  );
}

function OwnPage({ to, name }: { to: string; name: string }) {
  return (
    <>
      {", "}
      <Link to={to} reloadDocument className="text-moss underline underline-offset-4">
        {name}
      </Link>
    </>
  );
}
