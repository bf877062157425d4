import { ArrowLeft } from "lucide-react";
import { href } from "react-router";
import { Link } from "../../link.tsx";
import { PlaceLink } from "../place-link.tsx";

const home = href("/admin/operation");
const places = [
  { to: home, name: "Overview" },
  { to: href("/admin/operation/orders"), name: "Orders" },
  { to: href("/admin/operation/jobs"), name: "Jobs" },
  { to: href("/admin/operation/letters"), name: "E-mails" },
  { to: href("/admin/operation/providers"), name: "Providers" },
  { to: href("/admin/operation/storage"), name: "Storage" },
  { to: href("/admin/operation/installation"), name: "Installation" },
  { to: href("/admin/operation/log"), name: "Log" },
];

/** Replaces the desk's navigation on the operator's pages. */
export function OperationNav() {
  return (
    <nav aria-label="Operation" className="border-line border-b bg-sand/50">
      <ul className="mx-auto flex w-full max-w-page flex-wrap px-3 sm:px-5">
        <li>
          <Link to={href("/admin")} className="inline-flex min-h-11 items-center gap-1 px-2 text-moss text-sm sm:px-3">
            <ArrowLeft aria-hidden="true" className="size-4" />
            Desk
          </Link>
        </li>
        {places.map(({ to, name }) => (
          <li key={to}>
            <PlaceLink to={to} end={to === home}>
              {name}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
