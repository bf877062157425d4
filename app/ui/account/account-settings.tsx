import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";
import { ButtonLink } from "#app/ui/button.tsx";

/** What we know of the account (it is changed at the identity provider), and its owner's way to take it along or away. */
export function AccountSettings({ user }: { user: SignedInUser }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <div className="grid max-w-measure gap-10">
      <dl className="grid gap-x-8 sm:grid-cols-[8rem_1fr] sm:gap-y-3">
        <Entry term="Email">{user.email}</Entry>
        {name ? <Entry term="Name">{name}</Entry> : null}
        <Entry term="Account ID">{user.id}</Entry>
      </dl>
      <Part id="my-data" title="Download my data">
        <p className="mt-2 text-ink-soft">
          One ZIP with everything we keep about you: your account, orders, wishes, photos, designs, plans and shopping
          lists, and which letters we sent you.
        </p>
        <ButtonLink to="/account/my-data.zip" variant="secondary" download className="mt-4">
          Download my data
        </ButtonLink>
      </Part>
      <Part id="leave" title="Delete my account">
        <p className="mt-2 text-ink-soft">
          Removes your account with all your designs and photos. The next page says what exactly, and asks once more.
        </p>
        <ButtonLink to="/account/delete" variant="secondary" className="mt-4">
          Delete my account
        </ButtonLink>
      </Part>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-line border-t pt-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
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
