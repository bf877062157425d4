import type { Finding } from "#app/domain/upkeep/checks/finding.ts";
import type { SetUpStep } from "#app/domain/upkeep/set-up/set-up-schemas.ts";
import { Alert } from "../alert.tsx";
import { Button, ButtonLink, largeButton } from "../button.tsx";
import { PageFrame } from "../shell/page-frame.tsx";

const looks = {
  ok: { dot: "bg-moss", words: "fine" },
  note: { dot: "bg-clay", words: "look at this" },
  broken: { dot: "bg-danger", words: "mend this" },
};

interface OpenStepProps {
  findings: readonly Finding[];
  missing: string | undefined;
  to(step: SetUpStep): string;
}

export function OpenStep({ findings, missing, to }: OpenStepProps) {
  const broken = findings.filter(({ status }) => status === "broken").length;
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
            {status === "ok" ? (
              <span className="text-ink-soft text-sm">{looks[status].words}</span>
            ) : (
              <a href={to(stepOf(check))} className="inline-flex min-h-11 items-center text-sm">
                {looks[status].words}
              </a>
            )}
          </li>
        ))}
      </ul>
      <form method="post" className="grid gap-4">
        <p className="text-ink-soft">
          The site restarts with these settings, which takes a few seconds. Then it is open to everyone, and this link
          is used up.
        </p>
        <Button name="intent" value="open" className={`justify-self-start ${largeButton}`}>
          {broken === 0 ? "Open the Site" : `Open Anyway, with ${thingsToMend(broken)}`}
        </Button>
      </form>
    </>
  );
}

function thingsToMend(count: number): string {
  return count === 1 ? "1 Thing to Mend" : `${count} Things to Mend`;
}

function stepOf(check: string): SetUpStep {
  if (check === "mail" || check === "sign-in") return "mail";
  return check === "payments" || check.startsWith("stripe") ? "payments" : "site";
}

/** Of the desk, under the names of its tabs, in the order in which somebody opens a shop. */
const stillOpen = [
  { path: "/admin/shop", words: "Brand: color and words" },
  { path: "/admin/shop/mark", words: "Mark" },
  { path: "/admin/shop/packages", words: "Packages: prices and currency" },
  { path: "/admin/shop/seller", words: "Seller and Tax" },
  { path: "/admin/shop/pages", words: "Pages: about, privacy, terms and others" },
  { path: "/admin/shop/law", words: "Law and withdrawal" },
  { path: "/admin/operation", words: "Operation: how the installation is doing, backups among it" },
];

interface SiteOpenedProps {
  publicUrl: string;
  restarts: boolean;
  findings: readonly Finding[];
}

export function SiteOpened({ publicUrl, restarts, findings }: SiteOpenedProps) {
  const broken = findings.filter(({ status }) => status === "broken");
  return (
    <PageFrame
      title="Your Site Is Set Up"
      intro={restarts ? "It restarts now, and is open in a few seconds." : "Restart the server: it is open then."}
      width="narrow"
    >
      {restarts && broken.length === 0 ? <meta httpEquiv="refresh" content={`8;url=${publicUrl}`} /> : null}
      <ButtonLink to={publicUrl} className={largeButton}>
        {`Go to ${new URL(publicUrl).host}`}
      </ButtonLink>
      {broken.length > 0 ? (
        <>
          <h2 className="mt-8">{thingsToMend(broken.length)}</h2>
          <ul className="mt-2">
            {broken.map(({ check, found, advice }) => (
              <li key={check} className="wrap-anywhere mt-2">
                <a href={`${publicUrl}/admin/operation`}>{check}</a>
                {`: ${found}`}
                {advice ? <span className="block text-ink-soft text-sm">{advice}</span> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
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
