import { href } from "react-router";
import { PlaceLink } from "./place-link.tsx";

const places = [
  { to: href("/admin"), name: "Dashboard" },
  { to: href("/admin/posts"), name: "Posts" },
  { to: href("/admin/pictures"), name: "Pictures" },
  { to: href("/admin/categories"), name: "Categories" },
  { to: href("/admin/tags"), name: "Tags" },
  { to: href("/admin/redirects"), name: "Redirects" },
  { to: href("/admin/shop"), name: "Shop" },
  { to: href("/admin/settings"), name: "Settings" },
];

export function DeskNav() {
  return (
    <nav aria-label="Desk" className="border-line border-b bg-sand/50">
      <ul className="mx-auto flex w-full max-w-page flex-wrap px-3 sm:px-5">
        {places.map(({ to, name }) => (
          <li key={to}>
            <PlaceLink to={to} end={to === href("/admin")}>
              {name}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
