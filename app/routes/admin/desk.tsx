import { href, Outlet, useLocation } from "react-router";
import { DeskNav } from "#app/ui/admin/desk-nav.tsx";
import { DeskRefusal } from "#app/ui/admin/desk-refusal.tsx";
import { OperationNav } from "#app/ui/admin/operation/operation-nav.tsx";
import type { Route } from "./+types/desk";

/** Navigation around all desk pages. It guards nothing: each page does that itself. */
export default function Desk() {
  const { pathname } = useLocation();
  return (
    <>
      <Nav pathname={pathname} />
      <Outlet />
    </>
  );
}

function Nav({ pathname }: { pathname: string }) {
  if (pathname === href("/admin/operation") || pathname.startsWith(`${href("/admin/operation")}/`))
    return <OperationNav />;
  // The dashboard has tabs instead.
  return pathname === href("/admin") ? null : <DeskNav />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DeskRefusal error={error} />;
}
