import { href } from "react-router";
import { Link } from "../link.tsx";

export interface StandIns {
  identity: boolean;
  payments: boolean;
  mail: boolean;
}

/** So that no visitor takes a test payment for a real one. */
export function StandInBanner({ identity, payments, mail }: StandIns) {
  const words = [payments && "no real charge.", identity && "Any e-mail signs in.", mail && "Mail goes to the"].filter(
    Boolean,
  );
  if (words.length === 0) return null;
  return (
    <aside aria-label="About this demo" className="border-line border-b bg-sky text-sm">
      <p className="mx-auto max-w-page px-5 py-2 sm:px-8">
        <strong>Demo:</strong>
        {/* One text: a space of its own that ends a painted piece of a page moves when the next one comes. */}
        {` ${words.join(" ")} `}
        {mail ? (
          <>
            <Link to={href("/demo/mail")} className="underline underline-offset-4">
              demo mailbox
            </Link>
            .
          </>
        ) : null}
      </p>
    </aside>
  );
}
