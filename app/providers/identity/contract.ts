/** As their provider vouches for them. Texts are trimmed, bounded and free of control characters. */
export interface ProvenIdentity {
  issuer: string;
  /** Unique and stable within the issuer; the pair is the key of an account. */
  subject: string;
  email: string;
  /** Whether this person reads that mailbox, as far as we believe the provider. */
  emailVerified: boolean;
  emailClaim: EmailClaim;
  /** null where the provider sends no such claim. */
  groups: string[] | null;
  firstName: string | null;
  lastName: string | null;
  /** https only. */
  profileImageUrl: string | null;
}

/** What the provider said. silent: an address without email_verified; missing: no address but preferred_username. */
export type EmailClaim = "verified" | "unverified" | "silent" | "missing";

export interface IdentityProvider {
  /** As in "Log in with {name}". */
  name: string;
  /** The cookies are for removing abandoned logins. @throws IdentityProviderError */
  startLogin(cookieHeader: string | null): Promise<StartedLogin>;
  /** `query` is the callback address's. @throws IdentityProviderError */
  finishLogin(query: URLSearchParams, cookieHeader: string | null): Promise<ProvenIdentity>;
  /** Set-Cookie values. */
  forgetLogins(cookieHeader: string | null): string[];
}

export interface StartedLogin {
  /** For a redirect. */
  url: string;
  setCookies: string[];
}

/**
 * unreachable: try again. expired: too slow, used twice, or cookies are off. mismatch: not this browser's attempt.
 * denied: by the person. refused: an invalid answer, which the operator must check. no-email: the account has none.
 * wrong-code, worn-out: a mailed code that is wrong, or was guessed too often.
 */
export type IdentityFailure =
  | "unreachable"
  | "expired"
  | "mismatch"
  | "denied"
  | "refused"
  | "no-email"
  | "wrong-code"
  | "worn-out";

export class IdentityProviderError extends Error {
  readonly failure: IdentityFailure;

  constructor(failure: IdentityFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "IdentityProviderError";
    this.failure = failure;
  }
}
