import type { Finding } from "#app/domain/upkeep/checks/finding.ts";
import { Alert } from "../alert.tsx";
import { Button, ButtonLink, largeButton } from "../button.tsx";
import { PageFrame } from "../shell/page-frame.tsx";

const looks = {
  ok: { dot: "bg-moss", words: "fine" },
  note: { dot: "bg-clay", words: "look at this" },
  broken: { dot: "bg-danger", words: "mend this" },
};

export function OpenStep({ findings, missing }: { findings: readonly Finding[]; missing: string | undefined }) {
  return (
    <>
      {missing ? <Alert>{`The site cannot be opened yet. ${missing}`}</Alert> : null}
      <ul className="rounded-lg border border-line bg-raised">
        {findings.map(({ check, status, found, advice }) => (
          <li
            key={check}
            className="grid grid-cols-[1rem_1fr_auto] gap-x-3 border-line border-b px-4 py-2.5 last:border-0"
          >
            <span aria-hidden="true" className={`mt-1.5 size-3 rounded-full ${looks[status].dot}`} />
            <span className="wrap-anywhere">
              <span className="font-medium">{check}</span>
              {`: ${found}`}
              {advice && status !== "ok" ? <span className="block text-ink-soft text-sm">{advice}</span> : null}
            </span>
            <span className="text-ink-soft text-sm">{looks[status].words}</span>
          </li>
        ))}
      </ul>
      <form method="post" className="grid gap-4">
        <p className="text-ink-soft">
          The site restarts with these settings, which takes a few seconds. Then it is open to everyone, and this link
          is used up.
        </p>
        <Button name="intent" value="open" className={`justify-self-start ${largeButton}`}>
          Open the Site
        </Button>
      </form>
    </>
  );
}

/** Of the desk, in the order in which somebody opens a shop. */
const stillOpen = [
  { path: "/admin/shop", words: "Mark, color and words" },
  { path: "/admin/shop/packages", words: "Packages, prices and currency" },
  { path: "/admin/shop/seller", words: "Seller and tax" },
  { path: "/admin/shop/pages", words: "About, privacy, terms and other pages" },
  { path: "/admin/operation", words: "How the installation is doing, backups among it" },
];

export function SiteOpened({ publicUrl, restarts }: { publicUrl: string; restarts: boolean }) {
  return (
    <PageFrame
      title="Your Site Is Set Up"
      intro={restarts ? "It restarts now, and is open in a few seconds." : "Restart the server: it is open then."}
      width="narrow"
    >
      {restarts ? <meta httpEquiv="refresh" content={`8;url=${publicUrl}`} /> : null}
      <ButtonLink to={publicUrl} className={largeButton}>
        {`Go to ${new URL(publicUrl).host}`}
      </ButtonLink>
      <h2 className="mt-8">What Is Still Open</h2>
      <p className="mt-2 text-ink-soft">Sign in with the address that you named as yours, and look at:</p>
      <ul className="mt-2">
        {stillOpen.map(({ path, words }) => (
          <li key={path}>
            <a href={publicUrl + path} className="inline-flex min-h-11 items-center">
              {words}
            </a>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}
