import { Outlet, useLocation } from "react-router";
import { DeskNav } from "#app/ui/admin/desk-nav.tsx";
import { DeskRefusal } from "#app/ui/admin/desk-refusal.tsx";
import type { Route } from "./+types/desk";

/** What all pages of the desk have around them. It guards nothing: each page does that itself. */
export default function Desk() {
  // The dashboard's own tabs take its place there.
  const isDashboard = useLocation().pathname === "/admin";
  return (
    <>
      {isDashboard ? null : <DeskNav />}
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskRefusal error={error} />;
}
