import { PlaceLink } from "./place-link.tsx";

const places = [
  { to: "/admin", name: "Dashboard" },
  { to: "/admin/posts", name: "Posts" },
  { to: "/admin/pictures", name: "Pictures" },
  { to: "/admin/categories", name: "Categories" },
  { to: "/admin/tags", name: "Tags" },
  { to: "/admin/redirects", name: "Redirects" },
  { to: "/admin/settings", name: "Settings" },
];

/** From every page of the desk to every other. */
export function DeskNav() {
  return (
    <nav aria-label="Desk" className="border-line border-b bg-sand/50">
      <ul className="mx-auto flex w-full max-w-page flex-wrap px-3 sm:px-5">
        {places.map(({ to, name }) => (
          <li key={to}>
            <PlaceLink to={to} end={to === "/admin"}>
              {name}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
