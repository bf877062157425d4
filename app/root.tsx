import { type ReactNode, useSyncExternalStore } from "react";
import {
  href,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { havePlans, whoSeesPhotos } from "#app/domain/generation/who-sees-photos.server.ts";
import { listLinkedPages } from "#app/domain/pages/own-pages.server.ts";
import { readAccentRules, readBrand } from "#app/domain/shop/brand.server.ts";
import { law } from "#app/domain/shop/law.server.ts";
import { readMarks } from "#app/domain/shop/marks.server.ts";
import { findSeller } from "#app/domain/shop/seller.server.ts";
import { findSignedInUser, isReadByEditor } from "#app/http/sessions/guards.server.ts";
import { takeToast } from "#app/http/sessions/toast.server.ts";
import { env } from "#app/settings/env.server.ts";
import { Analytics } from "#app/ui/shell/analytics.tsx";
import { ErrorPage } from "#app/ui/shell/error/error-page.tsx";
import { errorTitle } from "#app/ui/shell/error/error-titles.ts";
import { languageOf, shipsScripts, standsAlone } from "#app/ui/shell/page-scripts.ts";
import { pageTitle } from "#app/ui/shell/page-title.ts";
import { PrintedName } from "#app/ui/shell/shop-name.tsx";
import { SiteFooter } from "#app/ui/shell/site-footer.tsx";
import { SiteIcons } from "#app/ui/shell/site-icons.tsx";
import { SiteTop } from "#app/ui/shell/site-top.tsx";
import { StatusLine } from "#app/ui/shell/status-line.tsx";
import { Toasts } from "#app/ui/shell/toasts.tsx";
import { useFocusOnNewPage } from "#app/ui/shell/use-focus-on-new-page.ts";
import { usePicturesOnPaper } from "#app/ui/use-pictures-on-paper.ts";
import type { Route } from "./+types/root";
import "./app.css";

/** What every page shows around its content. */
export async function loader({ request }: Route.LoaderArgs) {
  const [user, toast] = await Promise.all([findSignedInUser(request), takeToast(request)]);
  const { siteName, contactEmail, footerLinks, analytics } = readBrand();
  const accentRules = readAccentRules();
  const marks = readMarks();
  const seller = findSeller();
  const { sellsToEu } = law.read();
  return {
    user: user ?? null,
    mayEdit: await isReadByEditor(request),
    toast,
    siteName,
    contactEmail,
    // Whoever sets the site up replaces them.
    standIns: new URL(request.url).pathname === href("/set-up") ? undefined : env.standIns,
    photoGoesTo: whoSeesPhotos(),
    ...(!havePlans() && { withoutPlans: true }),
    ...listLinkedPages(),
    analytics,
    year: new Date().getUTCFullYear(),
    // A page of a shop that sets nothing does not grow.
    ...(seller && { seller }),
    ...(sellsToEu && { sellsToEu }),
    ...(footerLinks.length > 0 && { footerLinks }),
    ...(accentRules && { accentRules }),
    ...((marks.square || marks.wide) && { marks }),
  };
}

/**
 * Navigation does not revalidate the root: less is sent, and a failure affects the page alone, which reports it in
 * its own words.
 */
export function shouldRevalidate({ formMethod = "GET", currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs) {
  return formMethod === "GET" && currentUrl.href !== nextUrl.href ? false : rest.defaultShouldRevalidate;
}

/** For pages without tags of their own, and for error pages. */
export function meta({ matches, error }: Route.MetaArgs) {
  const title = error ? errorTitle(statusOf(error)) : undefined;
  return [{ title: pageTitle(matches, title) }];
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>("root");
  const matches = useMatches();
  const interactive = useInteractive(shipsScripts(matches));
  const alone = standsAlone(matches);
  const language = languageOf(matches);
  const ownLanguage = language === "en" ? undefined : "en";
  useFocusOnNewPage();
  usePicturesOnPaper();
  const siteName = shell?.siteName ?? "Landscape Atelier";
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141a16" media="(prefers-color-scheme: dark)" />
        <SiteIcons mark={shell?.marks?.square} />
        <Meta />
        {interactive ? null : <StyleSheets />}
        {/* The Content-Security-Policy has its hash. */}
        {shell?.accentRules ? <style>{shell.accentRules}</style> : null}
      </head>
      <body className="flex flex-col">
        <a
          href="#content"
          className="fixed top-2 left-2 z-50 rounded-lg bg-moss px-5 py-3 font-medium text-paper not-focus:-top-20"
        >
          Skip to content
        </a>
        <SiteTop
          lang={ownLanguage}
          siteName={siteName}
          user={shell?.user ?? null}
          mayEdit={shell?.mayEdit ?? false}
          standIns={shell?.standIns}
          alone={alone}
          menuPages={shell?.menuPages}
        />
        <main id="content" tabIndex={-1} className="flex-1">
          {shell?.toast ? (
            <Note interactive={interactive}>{import.meta.env.SSR ? <StatusLine message={shell.toast} /> : null}</Note>
          ) : null}
          {shell ? <PrintedName siteName={siteName} marks={shell.marks} /> : null}
          {children}
        </main>
        {shell && !alone ? <SiteFooter {...shell} lang={ownLanguage} /> : null}
        {shell?.analytics && !alone ? <Analytics {...shell.analytics} /> : null}
        {interactive ? (
          <>
            {/* The page's own styles are inline in its head: nothing above waits for the sheets. */}
            <StyleSheets />
            <Toasts initial={shell?.toast} />
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  );
}

/** They need no nonce: given one, server and browser would differ, as browsers hide it. */
function StyleSheets() {
  return <Links nonce="" />;
}

/** Where a toast will be shown, the line is for visitors without scripts. */
function Note({ interactive, children }: { interactive: boolean; children: ReactNode }) {
  return interactive ? <noscript>{children}</noscript> : children;
}

/** Pages without scripts are still hydrated when reached from a page with scripts. */
function useInteractive(scriptsShipped: boolean): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => scriptsShipped,
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={statusOf(error)} />;
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
