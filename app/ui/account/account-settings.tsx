import type { SignedInUser } from "#app/domain/accounts/signed-in-user.ts";

/** What we know of the account; it is changed at the identity provider. */
export function AccountSettings({ user }: { user: SignedInUser }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <dl className="grid max-w-measure gap-x-8 gap-y-4 sm:grid-cols-[8rem_1fr]">
      <Entry term="Email">{user.email}</Entry>
      {name ? <Entry term="Name">{name}</Entry> : null}
      <Entry term="Account ID">{user.id}</Entry>
    </dl>
  );
}

function Entry({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="wrap-anywhere m-0 font-medium">{children}</dd>
    </>
  );
}
