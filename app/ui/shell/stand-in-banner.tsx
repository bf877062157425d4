import { Link } from "../link.tsx";

export interface StandIns {
  identity: boolean;
  payments: boolean;
  mail: boolean;
}

/** Says which outside services are only played here, so that nobody takes a test payment for a real one. */
export function StandInBanner({ identity, payments, mail }: StandIns) {
  if (!identity && !payments && !mail) return null;
  return (
    <aside aria-label="About this demo" className="border-line border-b bg-sky text-sm">
      <p className="mx-auto max-w-page px-5 py-2 sm:px-8">
        <strong>Demo:</strong> {payments ? "no real charge. " : null}
        {identity ? "Any e-mail signs in. " : null}
        {mail ? (
          <>
            Letters go to the{" "}
            <Link to="/demo/mail" className="underline underline-offset-4">
              demo mailbox
            </Link>
            .
          </>
        ) : null}
      </p>
    </aside>
  );
}
