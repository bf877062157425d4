import { href } from "react-router";
import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** The account is changed at the identity provider. */
export function AccountSettings({ user }: { user: SignedInUser }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <div className="grid gap-8">
      <dl className="grid gap-x-8 sm:grid-cols-[12rem_1fr] sm:gap-y-3">
        <Entry term="Email">{user.email}</Entry>
        {name ? <Entry term="Name">{name}</Entry> : null}
        <Entry term="Account ID">{user.id}</Entry>
      </dl>
      <Part id="my-data" title="Your data">
        <p className="max-w-measure text-ink-soft">
          One ZIP with everything we keep about you: your account, orders, wishes, photos, designs, plans and shopping
          lists, and a record of the e-mails we sent you.
        </p>
        <ButtonLink to={href("/account/my-data.zip")} variant="secondary" download className="mt-4">
          Download my data
        </ButtonLink>
      </Part>
      <Part id="leave" title="Delete account">
        <p className="max-w-measure text-ink-soft">
          Removes your account with all your designs and photos. Nothing is deleted until you confirm it on the next
          page.
        </p>
        <ButtonLink to={href("/account/delete")} variant="secondary" className="mt-4">
          Delete my account
        </ButtonLink>
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-x-8 gap-y-2 border-line border-t pt-6 sm:grid-cols-[12rem_1fr]">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div>{children}</div>
    </section>
  );
}

function Entry({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft max-sm:text-sm">{term}</dt>
      <dd className="wrap-anywhere m-0 font-medium max-sm:mb-3">{children}</dd>
    </>
  );
}
