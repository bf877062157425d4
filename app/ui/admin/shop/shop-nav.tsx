import { href } from "react-router";
import { PlaceLink } from "../place-link.tsx";

/** A page of the shop each, in the order in which somebody opens one. */
const places = [
  { to: href("/admin/shop"), name: "Brand" },
  { to: href("/admin/shop/mark"), name: "Mark" },
  { to: href("/admin/shop/packages"), name: "Packages" },
  { to: href("/admin/shop/codes"), name: "Coupons" },
  { to: href("/admin/shop/seller"), name: "Seller and Tax" },
  { to: href("/admin/shop/invoices"), name: "Invoices" },
  { to: href("/admin/shop/pages"), name: "Pages" },
  { to: href("/admin/shop/law"), name: "Law" },
  { to: href("/admin/shop/leads"), name: "Leads" },
  { to: href("/admin/shop/api"), name: "Programs" },
];

/** Below the desk's navigation. */
export function ShopNav() {
  return (
    <nav aria-label="Shop" className="border-line border-b">
      <ul className="mx-auto flex w-full max-w-page flex-wrap px-3 sm:px-5">
        {places.map(({ to, name }) => (
          <li key={to}>
            <PlaceLink to={to} end={to === href("/admin/shop")}>
              {name}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
