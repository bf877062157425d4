/**
 * Why someone is no editor. not-named: the address is not in ADMIN_EMAILS. unverified, silent, missing: what the identity
 * provider said about it. taken: another account has it. sign-in-again: it was not recorded yet.
 */
export const noEditorReasons = [
  "not-named",
  "unverified",
  "silent",
  "missing",
  "taken",
  "sign-in-again",
  "not-in-group",
  "no-groups",
] as const;
export type NoEditorReason = (typeof noEditorReasons)[number];

export interface NamedEditor {
  email: string;
  state: NoEditorReason | "editor" | "never";
}

const ifTrusted = "If only the administrators there can set addresses, OIDC_TRUST_EMAIL=1 lets it count.";

/** Sentences, with the claim that was missing. */
export const noEditorWords: Record<NoEditorReason, string> = {
  "not-named": "The e-mail address of this account is not among those in ADMIN_EMAILS.",
  unverified: `The sign-in service calls this e-mail address not verified (email_verified is false). ${ifTrusted}`,
  silent: `The sign-in service does not say whether this e-mail address is verified (email_verified is missing). ${ifTrusted}`,
  missing:
    "The sign-in service sent no e-mail address (the claim email is missing), only a user name that looks like one. Let it send email.",
  taken: "Another account has this e-mail address.",
  "sign-in-again": "The last sign-in was before this was recorded. Log out, then log in again.",
  "not-in-group": "None of the groups that the sign-in service sent is the one in OIDC_EDITORS_GROUP.",
  "no-groups": "The sign-in service sent no groups (the claims groups and roles are missing). Let it send one of them.",
};

export function namedEditorWords({ state }: NamedEditor): string {
  if (state === "editor") return "has signed in";
  return state === "never" ? "has not signed in yet" : noEditorWords[state];
}

/** Of the newest accounts. */
export function groupWords({ accounts, withGroups, members }: Record<"accounts" | "withGroups" | "members", number>) {
  if (accounts === 0) return "no one has signed in yet";
  return withGroups === 0 ? noEditorWords["no-groups"] : `has ${members} of the newest ${accounts} accounts`;
}
